// The functions that compiled code calls. The compiler of lowered code finds them by the names in the left column of
// ThreadSymbol.
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::simt {

// Describes an access to the checks in one number: bytes (16 bits), log2 of its alignment (8), flags (8).
struct AccessForm {
  static constexpr unsigned kAlignShift = 16, kFlagShift = 24;
  static constexpr std::uint32_t kVolatile = 1;
};

// The address of a primitive or of a variable of the launch; null for other names.
void* ThreadSymbol(std::string_view name);

}  // namespace assay::simt
