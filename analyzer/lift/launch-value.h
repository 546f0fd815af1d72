// Names of the functions that represent, in specialised code, the values of a launch that differ between inputs.
#pragma once

#include <llvm/ADT/StringRef.h>

#include <cstddef>
#include <string>

namespace assay {

inline constexpr llvm::StringLiteral kLaunchPrefix = "assay.launch.";

struct LaunchValueName {
  bool is_core_count = false;
  std::size_t field = 0;  // index into SymbolicLaunch::fields
};

inline std::string CoreCountName() { return kLaunchPrefix.str() + "cores"; }
inline std::string FieldName(std::size_t field) { return kLaunchPrefix.str() + std::to_string(field); }

inline LaunchValueName ReadLaunchValueName(llvm::StringRef name) {
  LaunchValueName out;
  name.consume_front(kLaunchPrefix);
  out.is_core_count = name.getAsInteger(10, out.field);
  return out;
}

}  // namespace assay
