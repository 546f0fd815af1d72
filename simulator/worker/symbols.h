// The functions that code of the input may call besides the device intrinsics.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// Memory functions, mathematics and half-precision helpers for compiled kernels; null for anything else.
void* LibrarySymbol(std::string_view name);
// The C and C++ libraries of this process for host code; null for functions that start processes, open files or
// exit, which are a recorded fault for host code (see ForbiddenFunction).
void* HostSymbol(std::string_view name);
// Whether `name` is a system function that tiling code must not call.
bool ForbiddenFunction(std::string_view name);

// A shared library of the host model, loaded once per process; its constructors have run. Null if loading fails.
class HostLibrary {
 public:
  static const HostLibrary* Load(const std::string& path);
  // Only symbols that the library itself defines; null for all others, including those of its dependencies.
  void* Symbol(const std::string& name) const;

 private:
  explicit HostLibrary(void* handle) : handle_(handle) {}
  void* handle_;
};

}  // namespace assay
