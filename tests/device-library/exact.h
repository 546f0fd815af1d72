// Exact arithmetic of narrow floating-point numbers, on integers alone: slow, and independent of the device library.
#pragma once

#include <cstdint>

namespace assay::test {

struct Format {
  int fraction, bias;  // half: 10, 15; bfloat16: 7, 127
};
inline constexpr Format kHalf{10, 15};
inline constexpr Format kBfloat16{7, 127};

// Bits in, bits out. NaN results are 0x7fff.
std::uint16_t ExactAdd(Format format, std::uint16_t a, std::uint16_t b);
std::uint16_t ExactMultiply(Format format, std::uint16_t a, std::uint16_t b);
std::uint16_t ExactFused(Format format, std::uint16_t a, std::uint16_t b, std::uint16_t c);
std::uint16_t ExactMaximum(Format format, std::uint16_t a, std::uint16_t b);
// Orders numbers; 2 if one of them is NaN.
int ExactCompare(Format format, std::uint16_t a, std::uint16_t b);
std::uint16_t ExactFromInteger(Format format, std::int32_t value);
// Towards zero, saturating; 0 for NaN.
std::int32_t ExactToInteger(Format format, std::uint16_t a);

}  // namespace assay::test
