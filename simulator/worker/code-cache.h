// Native code of modules that a worker of this process compiled before. The worker hands the image back through a
// mapping that it unmaps before running any of the input's code, so the caller keeps exactly what the compiler made.
// The caller never maps it as code: the workers of later runs do so, each for itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "simulator/worker/code-image.h"

namespace assay {

struct LoweredModule;

class CompiledCode {
 public:
  CompiledCode(const CodeImage& image, std::string bytes, std::uint64_t parameters, std::uint64_t flags)
      : parameters(parameters), flags(flags), image_(image), bytes_(std::move(bytes)) {}

  const std::uint64_t parameters;  // of the entry
  const std::uint64_t flags;       // the worker's own

  const CodeImage& image() const { return image_; }
  void* entry() const { return reinterpret_cast<void*>(image_.entry); }
  void* init() const { return reinterpret_cast<void*>(image_.init); }

  // The caller's half, before each run.
  void CountRun() const;
  // The worker's half. False if the code has to be compiled again.
  bool Map() const { return MapImage(image_, bytes_); }

 private:
  const CodeImage image_;
  const std::string bytes_;
  mutable int runs_ = 0;
};

// Shared with one worker; null `get` if the system provides no memory, and then nothing is kept.
class CodeHandover {
 public:
  CodeHandover();
  ~CodeHandover();
  CodeHandover(const CodeHandover&) = delete;
  CodeHandover& operator=(const CodeHandover&) = delete;

  // The worker's half: publishes the code, if there is any to keep, and unmaps the memory, once.
  void Leave(const CodeImage& image, std::uint64_t parameters, std::uint64_t flags);
  // The caller's half, after the worker ended: the published code, or null.
  std::shared_ptr<const CompiledCode> Take() const;

 private:
  void* memory_ = nullptr;
};

// The code of `module` as compiled for `role` ("kernel" and its entry, ...); null when there is none. The last few
// modules are kept, each with its bitcode.
std::shared_ptr<const CompiledCode> FindCode(const LoweredModule& module, std::string_view role);
void KeepCode(const LoweredModule& module, std::string_view role, std::shared_ptr<const CompiledCode> code);

}  // namespace assay
