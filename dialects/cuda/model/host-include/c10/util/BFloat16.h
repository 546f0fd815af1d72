// at::BFloat16: as at::Half, with the upper half of a float. Under nvcc it brings cuda_bf16.h.
#ifndef ASSAY_C10_UTIL_BFLOAT16_H_
#define ASSAY_C10_UTIL_BFLOAT16_H_

#include <c10/macros/Macros.h>

#include <cstdint>
#include <limits>
#include <ostream>
#if defined(__CUDACC__)
#include <cuda_bf16.h>
#endif

namespace c10 {

struct alignas(2) BFloat16 {
  std::uint16_t x;

  struct from_bits_t {};
  static constexpr C10_HOST_DEVICE from_bits_t from_bits() { return from_bits_t(); }
  BFloat16() = default;
  constexpr C10_HOST_DEVICE BFloat16(unsigned short bits, from_bits_t) : x(bits) {}
  inline C10_HOST_DEVICE BFloat16(float value) {
    std::uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof(bits));
    x = value != value ? std::uint16_t{0x7FC0}
                       : static_cast<std::uint16_t>((bits + 0x7FFFu + ((bits >> 16) & 1u)) >> 16);
  }
  inline C10_HOST_DEVICE operator float() const {
    std::uint32_t bits = static_cast<std::uint32_t>(x) << 16;
    float value;
    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
  }
#if defined(__CUDACC__)
  inline C10_HOST_DEVICE BFloat16(const __nv_bfloat16& value) { __builtin_memcpy(&x, &value, sizeof(x)); }
  explicit inline C10_HOST_DEVICE operator __nv_bfloat16() const {
    __nv_bfloat16 value;
    __builtin_memcpy(&value, &x, sizeof(x));
    return value;
  }
#endif
};

inline std::ostream& operator<<(std::ostream& out, const BFloat16& value) { return out << static_cast<float>(value); }

}  // namespace c10

#define ASSAY_SMALL_FLOAT BFloat16
#include <c10/util/small_float_operators.inc>
#undef ASSAY_SMALL_FLOAT

namespace at {
using c10::BFloat16;
}
namespace torch {
using c10::BFloat16;
}

namespace std {
template <>
class numeric_limits<c10::BFloat16> {
 public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_signed = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_exact = false;
  static constexpr bool has_infinity = true;
  static constexpr bool has_quiet_NaN = true;
  static constexpr bool has_signaling_NaN = true;
  static constexpr bool is_iec559 = false;
  static constexpr bool is_bounded = true;
  static constexpr int digits = 8;
  static constexpr int digits10 = 2;
  static constexpr int max_digits10 = 4;
  static constexpr int radix = 2;
  static constexpr int min_exponent = -125;
  static constexpr int max_exponent = 128;
  static constexpr c10::BFloat16 min() { return c10::BFloat16(0x0080, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 lowest() { return c10::BFloat16(0xFF7F, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 max() { return c10::BFloat16(0x7F7F, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 epsilon() { return c10::BFloat16(0x3C00, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 round_error() { return c10::BFloat16(0x3F00, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 infinity() { return c10::BFloat16(0x7F80, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 quiet_NaN() { return c10::BFloat16(0x7FC0, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 signaling_NaN() { return c10::BFloat16(0x7F80, c10::BFloat16::from_bits()); }
  static constexpr c10::BFloat16 denorm_min() { return c10::BFloat16(0x0001, c10::BFloat16::from_bits()); }
};
}  // namespace std

#endif
