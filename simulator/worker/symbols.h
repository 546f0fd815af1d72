// What code of the input may call besides the device intrinsics.
#pragma once

#include <string_view>

namespace assay {

// Memory functions, mathematics and half-precision helpers that compiled kernels need; null for anything else.
void* LibrarySymbol(std::string_view name);
// The C and C++ libraries of this process for host code; null for what starts processes, opens files or ends the
// process, which host code gets as a recorded fault instead (see ForbiddenFunction).
void* HostSymbol(std::string_view name);
// Whether `name` is a function of the system that tiling code has no business calling.
bool ForbiddenFunction(std::string_view name);

}  // namespace assay
