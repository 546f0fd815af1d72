// Element formats of the device as bits: IEEE binary16 and bfloat16 to float and back, rounded to nearest even.
// Branch-free enough for the compiler to vectorise, and the same on every machine.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "analyzer/facts/dtype.h"

namespace assay::device {

inline float HalfToFloat(std::uint16_t bits) {
  const std::uint32_t magnitude = static_cast<std::uint32_t>(bits & 0x7fff) << 13;
  std::uint32_t value = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) * 0x1p112f);
  value |= magnitude >= 0x0f800000u ? 0x7f800000u : 0u;
  return std::bit_cast<float>(value | static_cast<std::uint32_t>(bits & 0x8000) << 16);
}

inline std::uint16_t FloatToHalf(float number) {
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(number);
  const std::uint32_t magnitude = bits & 0x7fffffffu;
  const std::uint32_t special = magnitude > 0x7f800000u ? 0x7e00u : 0x7c00u;
  const std::uint32_t small = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + 0.5f) - 0x3f000000u;
  const std::uint32_t normal = (magnitude + 0xc8000fffu + (magnitude >> 13 & 1)) >> 13;
  const std::uint32_t finite = magnitude < 0x38800000u ? small : normal;
  const std::uint32_t result = magnitude >= 0x47800000u ? special : finite;
  return static_cast<std::uint16_t>(result | (bits >> 16 & 0x8000));
}

inline float Bf16ToFloat(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }

inline std::uint16_t FloatToBf16(float number) {
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(number);
  if ((bits & 0x7fffffffu) > 0x7f800000u) return static_cast<std::uint16_t>(bits >> 16 | 0x40);
  return static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

// Up to eight bytes at an address, as bits.
inline std::uint64_t BitsAt(const void* from, std::size_t size) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, from, std::min<std::size_t>(size, 8));
  return bits;
}

// The stored element at an address; types without a number of their own count as bytes.
double LoadStored(Dtype dtype, const void* from);

}  // namespace assay::device
