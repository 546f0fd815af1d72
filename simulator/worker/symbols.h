// What code of the input may call besides the device intrinsics.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// Memory functions, mathematics and half-precision helpers that compiled kernels need; null for anything else.
void* LibrarySymbol(std::string_view name);
// The C and C++ libraries of this process for host code; null for what starts processes, opens files or ends the
// process, which host code gets as a recorded fault instead (see ForbiddenFunction).
void* HostSymbol(std::string_view name);
// Whether `name` is a function of the system that tiling code has no business calling.
bool ForbiddenFunction(std::string_view name);

// A shared library of the host model, loaded once a process; its constructors have run. Null where it cannot be.
class HostLibrary {
 public:
  static const HostLibrary* Load(const std::string& path);
  // Only what the library itself defines; null for all else, the libraries that it uses included.
  void* Symbol(const std::string& name) const;

 private:
  explicit HostLibrary(void* handle) : handle_(handle) {}
  void* handle_;
};

}  // namespace assay
