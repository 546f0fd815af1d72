// The 8-bit floating point types: storage with conversions through float.
#ifndef ASSAY_C10_UTIL_FLOAT8_H_
#define ASSAY_C10_UTIL_FLOAT8_H_

#include <c10/macros/Macros.h>

#include <cstdint>
#include <ostream>

namespace c10 {
#define ASSAY_FLOAT8(name)                                                               \
  struct alignas(1) name {                                                               \
    std::uint8_t x;                                                                      \
    struct from_bits_t {};                                                               \
    static constexpr C10_HOST_DEVICE from_bits_t from_bits() { return from_bits_t(); }   \
    name() = default;                                                                    \
    constexpr C10_HOST_DEVICE name(std::uint8_t bits, from_bits_t) : x(bits) {}          \
    C10_HOST_DEVICE name(float value);                                                   \
    C10_HOST_DEVICE operator float() const;                                              \
    C10_HOST_DEVICE bool isnan() const;                                                  \
  };                                                                                     \
  inline std::ostream& operator<<(std::ostream& out, const name& value) { return out << static_cast<float>(value); }
ASSAY_FLOAT8(Float8_e4m3fn)
ASSAY_FLOAT8(Float8_e5m2)
ASSAY_FLOAT8(Float8_e4m3fnuz)
ASSAY_FLOAT8(Float8_e5m2fnuz)
ASSAY_FLOAT8(Float8_e8m0fnu)
#undef ASSAY_FLOAT8
}  // namespace c10

namespace at {
using c10::Float8_e4m3fn;
using c10::Float8_e4m3fnuz;
using c10::Float8_e5m2;
using c10::Float8_e5m2fnuz;
using c10::Float8_e8m0fnu;
}  // namespace at

#endif
