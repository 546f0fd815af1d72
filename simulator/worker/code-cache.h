// Native code of modules that a worker of this process compiled before: later runs of the same module only link it. The
// worker hands the object file back through a mapping that it gives up before it lets any of the input's code run, so
// what the caller keeps is what the compiler made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace assay {

struct LoweredModule;

struct CompiledCode {
  std::string object;            // relocatable, for this process: it holds addresses of the process's own variables
  std::uint64_t parameters = 0;  // of the entry
  std::uint64_t flags = 0;       // the worker's own
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

// Names the code of `module` as compiled for `role` ("kernel" and its entry, ...).
std::string CodeKey(const LoweredModule& module, std::string_view role);
// Null when there is none. The last few modules are kept.
std::shared_ptr<const CompiledCode> FindCode(const std::string& key);
void KeepCode(const std::string& key, std::shared_ptr<const CompiledCode> code);

}  // namespace assay
