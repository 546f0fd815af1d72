// at::Scalar: a number of any element type. A constructor for each of the element types and long long, none for others:
// from unsigned long long or a pointer there is no conversion, from nullptr neither.
#ifndef ASSAY_C10_CORE_SCALAR_H_
#define ASSAY_C10_CORE_SCALAR_H_

#include <c10/core/ScalarType.h>

#include <cstdint>
#include <ostream>
#include <type_traits>

namespace c10 {

class Scalar {
 public:
  Scalar() : Scalar(std::int64_t{0}) {}
  Scalar(const Scalar&) = default;
  Scalar& operator=(const Scalar&) = default;
#define ASSAY_SCALAR_FROM(type, member, kind) \
  Scalar(type value) : kind_(kind) { data_.member = static_cast<decltype(data_.member)>(value); }
  ASSAY_SCALAR_FROM(std::uint8_t, i, kInteger)
  ASSAY_SCALAR_FROM(std::int8_t, i, kInteger)
  ASSAY_SCALAR_FROM(std::int16_t, i, kInteger)
  ASSAY_SCALAR_FROM(int, i, kInteger)
  ASSAY_SCALAR_FROM(std::int64_t, i, kInteger)
  ASSAY_SCALAR_FROM(long long, i, kInteger)
  ASSAY_SCALAR_FROM(std::uint16_t, i, kInteger)
  ASSAY_SCALAR_FROM(std::uint32_t, i, kInteger)
  ASSAY_SCALAR_FROM(std::uint64_t, u, kUnsigned)
  ASSAY_SCALAR_FROM(float, d, kDouble)
  ASSAY_SCALAR_FROM(double, d, kDouble)
  ASSAY_SCALAR_FROM(Half, d, kDouble)
  ASSAY_SCALAR_FROM(BFloat16, d, kDouble)
  ASSAY_SCALAR_FROM(Float8_e5m2, d, kDouble)
  ASSAY_SCALAR_FROM(Float8_e4m3fn, d, kDouble)
#undef ASSAY_SCALAR_FROM
  Scalar(c10::complex<float> value) : kind_(kComplex) { data_.z[0] = value.real(), data_.z[1] = value.imag(); }
  Scalar(c10::complex<double> value) : kind_(kComplex) { data_.z[0] = value.real(), data_.z[1] = value.imag(); }
  template <typename T, std::enable_if_t<std::is_same_v<T, bool>, bool>* = nullptr>
  Scalar(T value) : kind_(kBool) { data_.i = value; }

#define ASSAY_SCALAR_TO(type, name) type to##name() const;
  AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(ASSAY_SCALAR_TO)
  ASSAY_SCALAR_TO(std::uint16_t, UInt16)
  ASSAY_SCALAR_TO(std::uint32_t, UInt32)
  ASSAY_SCALAR_TO(std::uint64_t, UInt64)
#undef ASSAY_SCALAR_TO
  template <typename T>
  T to() const;
  bool isFloatingPoint() const { return kind_ == kDouble; }
  bool isIntegral(bool includeBool) const {
    return kind_ == kInteger || kind_ == kUnsigned || (includeBool && kind_ == kBool);
  }
  bool isComplex() const { return kind_ == kComplex; }
  bool isBoolean() const { return kind_ == kBool; }
  bool isSymbolic() const { return false; }
  bool equal(bool num) const;
  template <typename T>
  bool equal(T num) const;
  Scalar operator-() const;
  Scalar conj() const;
  Scalar log() const;
  ScalarType type() const;

 private:
  enum Kind { kInteger, kUnsigned, kDouble, kComplex, kBool };
  union {
    std::int64_t i;
    std::uint64_t u;
    double d;
    double z[2];
  } data_;
  Kind kind_;
};

#define ASSAY_SCALAR_TO(type, name) \
  template <>                       \
  inline type Scalar::to<type>() const { return to##name(); }
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(ASSAY_SCALAR_TO)
#undef ASSAY_SCALAR_TO

std::ostream& operator<<(std::ostream& out, const Scalar& s);

}  // namespace c10

#endif
