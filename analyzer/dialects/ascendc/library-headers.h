// Names that `kernel_operator.h` does not bring: each needs an include of its own.
#pragma once

#include <string_view>

namespace assay::ascendc {

// The header that declares a device name beyond `kernel_operator.h`; empty for every other name.
// Source: kernel API of 8.1, entries that need an include.
std::string_view LibraryHeaderOf(std::string_view name);

}  // namespace assay::ascendc
