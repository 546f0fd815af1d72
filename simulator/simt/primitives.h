// What compiled code calls. Names of the left column of ThreadSymbol are found by the compiler of lowered code.
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::simt {

// How an access is described to the checks in one number: bytes (16 bits), log2 of its alignment (8), flags (8).
struct AccessForm {
  static constexpr unsigned kAlignShift = 16, kFlagShift = 24;
  static constexpr std::uint32_t kVolatile = 1;
};

// The address of a primitive or of a variable of the launch; null for other names.
void* ThreadSymbol(std::string_view name);

}  // namespace assay::simt
