// Native code of modules that a worker of this process compiled before. The worker hands the object file back through a
// mapping that it gives up before it lets any of the input's code run, so what the caller keeps is what the compiler
// made. The second run of a module links it in the caller, which never calls it: the workers of that run and of all
// later ones are born with the code in place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "simulator/worker/jit.h"

namespace assay {

struct LoweredModule;

class CompiledCode {
 public:
  CompiledCode(std::string object, std::uint64_t parameters, std::uint64_t flags)
      : parameters(parameters), flags(flags), object_(std::move(object)) {}

  const std::uint64_t parameters;  // of the entry
  const std::uint64_t flags;       // the worker's own

  // What a run needs of code in memory. A worker that looked it up itself would copy the pages of the linker's tables.
  struct Linked {
    Jit jit;
    void* entry = nullptr;
    void* init = nullptr;
  };

  // Links the code into this process, once; null with `error` set where it does not link. Not thread-safe.
  const Linked* Link(const Jit::Resolver& resolver, const std::string& entry, std::string& error) const;

 private:
  const std::string object_;  // relocatable, for this process: it holds addresses of the process's own variables
  mutable std::unique_ptr<Linked> linked_;
  mutable std::string error_;
  mutable int runs_ = 0;
};

// Shared with one worker; null `get` where the system gives no memory, and nothing is kept then.
class CodeHandover {
 public:
  CodeHandover();
  ~CodeHandover();
  CodeHandover(const CodeHandover&) = delete;
  CodeHandover& operator=(const CodeHandover&) = delete;

  // The worker's half: leaves the code and unmaps the memory, once.
  void Leave(std::string_view object, std::uint64_t parameters, std::uint64_t flags);
  // The caller's half, after the worker ended: what it left, null where there is nothing.
  std::shared_ptr<const CompiledCode> Take() const;

 private:
  void* memory_ = nullptr;
};

// The code of `module` as compiled for `role` ("kernel" and its entry, ...); null when there is none. The last few
// modules are kept, each with its bitcode.
std::shared_ptr<const CompiledCode> FindCode(const LoweredModule& module, std::string_view role);
void KeepCode(const LoweredModule& module, std::string_view role, std::shared_ptr<const CompiledCode> code);

}  // namespace assay
