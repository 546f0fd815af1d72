// at::Half: a storage type with arithmetic in float, on the host and on the device. It keeps its operators regardless
// of the __CUDA_NO_HALF macros. Under nvcc it includes cuda_fp16.h and converts to and from __half.
#ifndef ASSAY_C10_UTIL_HALF_H_
#define ASSAY_C10_UTIL_HALF_H_

#include <c10/macros/Macros.h>

#include <cstdint>
#include <cstring>
#include <limits>
#include <ostream>
#if defined(__CUDACC__)
#include <cuda_fp16.h>
#endif

namespace c10 {

struct alignas(2) Half {
  unsigned short x;

  struct from_bits_t {};
  C10_HOST_DEVICE static constexpr from_bits_t from_bits() { return from_bits_t(); }
  Half() = default;
  constexpr C10_HOST_DEVICE Half(unsigned short bits, from_bits_t) : x(bits) {}
  inline C10_HOST_DEVICE Half(float value) {
    _Float16 half = static_cast<_Float16>(value);
    __builtin_memcpy(&x, &half, sizeof(x));
  }
  inline C10_HOST_DEVICE operator float() const {
    _Float16 half;
    __builtin_memcpy(&half, &x, sizeof(x));
    return static_cast<float>(half);
  }
#if defined(__CUDACC__)
  inline C10_HOST_DEVICE Half(const __half& value) { __builtin_memcpy(&x, &value, sizeof(x)); }
  inline C10_HOST_DEVICE operator __half() const {
    __half value;
    __builtin_memcpy(&value, &x, sizeof(x));
    return value;
  }
#endif
};

inline std::ostream& operator<<(std::ostream& out, const Half& value) { return out << static_cast<float>(value); }

}  // namespace c10

#define ASSAY_SMALL_FLOAT Half
#include <c10/util/small_float_operators.inc>
#undef ASSAY_SMALL_FLOAT

namespace at {
using c10::Half;
}
namespace torch {
using c10::Half;
}

namespace std {
template <>
class numeric_limits<c10::Half> {
 public:
  static constexpr bool is_specialized = true;
  static constexpr bool is_signed = true;
  static constexpr bool is_integer = false;
  static constexpr bool is_exact = false;
  static constexpr bool has_infinity = true;
  static constexpr bool has_quiet_NaN = true;
  static constexpr bool has_signaling_NaN = true;
  static constexpr bool is_iec559 = true;
  static constexpr bool is_bounded = true;
  static constexpr int digits = 11;
  static constexpr int digits10 = 3;
  static constexpr int max_digits10 = 5;
  static constexpr int radix = 2;
  static constexpr int min_exponent = -13;
  static constexpr int max_exponent = 16;
  static constexpr c10::Half min() { return c10::Half(0x0400, c10::Half::from_bits()); }
  static constexpr c10::Half lowest() { return c10::Half(0xFBFF, c10::Half::from_bits()); }
  static constexpr c10::Half max() { return c10::Half(0x7BFF, c10::Half::from_bits()); }
  static constexpr c10::Half epsilon() { return c10::Half(0x1400, c10::Half::from_bits()); }
  static constexpr c10::Half round_error() { return c10::Half(0x3800, c10::Half::from_bits()); }
  static constexpr c10::Half infinity() { return c10::Half(0x7C00, c10::Half::from_bits()); }
  static constexpr c10::Half quiet_NaN() { return c10::Half(0x7E00, c10::Half::from_bits()); }
  static constexpr c10::Half signaling_NaN() { return c10::Half(0x7D00, c10::Half::from_bits()); }
  static constexpr c10::Half denorm_min() { return c10::Half(0x0001, c10::Half::from_bits()); }
};
}  // namespace std

#endif
