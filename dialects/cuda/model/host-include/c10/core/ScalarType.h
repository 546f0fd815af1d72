// Element types: the enumeration, its C++ types and names.
#ifndef ASSAY_C10_CORE_SCALARTYPE_H_
#define ASSAY_C10_CORE_SCALARTYPE_H_

#include <c10/util/BFloat16.h>
#include <c10/util/Exception.h>
#include <c10/util/Float8.h>
#include <c10/util/Half.h>
#include <c10/util/Optional.h>
#include <c10/util/complex.h>

#include <cstddef>
#include <cstdint>
#include <ostream>

namespace c10 {

struct qint8 { std::int8_t val_; };
struct quint8 { std::uint8_t val_; };
struct qint32 { std::int32_t val_; };

enum class ScalarType : std::int8_t {
  Byte, Char, Short, Int, Long, Half, Float, Double, ComplexHalf, ComplexFloat, ComplexDouble, Bool, QInt8, QUInt8,
  QInt32, BFloat16, QUInt4x2, QUInt2x4, Bits1x8, Bits2x4, Bits4x2, Bits8, Bits16, Float8_e5m2, Float8_e4m3fn,
  Float8_e5m2fnuz, Float8_e4m3fnuz, UInt16, UInt32, UInt64, UInt1, UInt2, UInt3, UInt4, UInt5, UInt6, UInt7, Int1,
  Int2, Int3, Int4, Int5, Int6, Int7, Float8_e8m0fnu, Float4_e2m1fn_x2, Undefined, NumOptions
};
constexpr std::uint16_t NumScalarTypes = static_cast<std::uint16_t>(ScalarType::NumOptions);

// C++ type, name. The first list is what data_ptr and item are defined for.
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(_)                                                              \
  _(std::uint8_t, Byte) _(std::int8_t, Char) _(std::int16_t, Short) _(int, Int) _(std::int64_t, Long)       \
  _(c10::Half, Half) _(float, Float) _(double, Double) _(c10::complex<c10::Half>, ComplexHalf)              \
  _(c10::complex<float>, ComplexFloat) _(c10::complex<double>, ComplexDouble) _(bool, Bool)                 \
  _(c10::BFloat16, BFloat16) _(c10::Float8_e5m2, Float8_e5m2) _(c10::Float8_e4m3fn, Float8_e4m3fn)          \
  _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz) _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz)                         \
  _(c10::Float8_e8m0fnu, Float8_e8m0fnu)
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(_)                                                    \
  AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(_)                                                                    \
  _(c10::qint8, QInt8) _(c10::quint8, QUInt8) _(c10::qint32, QInt32)                                        \
  _(std::uint16_t, UInt16) _(std::uint32_t, UInt32) _(std::uint64_t, UInt64)
#define AT_FORALL_SCALAR_TYPES(_) \
  _(std::uint8_t, Byte) _(std::int8_t, Char) _(std::int16_t, Short) _(int, Int) _(std::int64_t, Long) _(float, Float) _(double, Double)

namespace impl {
template <ScalarType N>
struct ScalarTypeToCPPType;
#define ASSAY_CPP_TYPE(cpp, name)                  \
  template <>                                      \
  struct ScalarTypeToCPPType<ScalarType::name> {   \
    using type = cpp;                              \
  };
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(ASSAY_CPP_TYPE)
#undef ASSAY_CPP_TYPE
template <ScalarType N>
using ScalarTypeToCPPTypeT = typename ScalarTypeToCPPType<N>::type;
}  // namespace impl

template <typename T>
struct CppTypeToScalarType;
#define ASSAY_SCALAR_TYPE(cpp, name)                                      \
  template <>                                                             \
  struct CppTypeToScalarType<cpp> {                                       \
    static constexpr ScalarType value = ScalarType::name;                 \
    using type = CppTypeToScalarType;                                     \
    constexpr operator ScalarType() const noexcept { return value; }      \
  };
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(ASSAY_SCALAR_TYPE)
#undef ASSAY_SCALAR_TYPE

#define ASSAY_CONSTANT(cpp, name) constexpr ScalarType k##name = ScalarType::name;
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(ASSAY_CONSTANT)
#undef ASSAY_CONSTANT

const char* toString(ScalarType t);
std::size_t elementSize(ScalarType t);
std::ostream& operator<<(std::ostream& out, ScalarType t);
constexpr bool isIntegralType(ScalarType t, bool includeBool) {
  return (t >= ScalarType::Byte && t <= ScalarType::Long) || (t >= ScalarType::UInt16 && t <= ScalarType::UInt64) ||
         (includeBool && t == ScalarType::Bool);
}
[[deprecated]] constexpr bool isIntegralType(ScalarType t) { return isIntegralType(t, false); }
constexpr bool isReducedFloatingType(ScalarType t) {
  return t == ScalarType::Half || t == ScalarType::BFloat16 ||
         (t >= ScalarType::Float8_e5m2 && t <= ScalarType::Float8_e4m3fnuz);
}
constexpr bool isFloat8Type(ScalarType t) {
  return t >= ScalarType::Float8_e5m2 && t <= ScalarType::Float8_e4m3fnuz;
}
constexpr bool isFloatingType(ScalarType t) {
  return t == ScalarType::Double || t == ScalarType::Float || isReducedFloatingType(t);
}
constexpr bool isComplexType(ScalarType t) { return t >= ScalarType::ComplexHalf && t <= ScalarType::ComplexDouble; }
constexpr bool isQIntType(ScalarType t) { return t >= ScalarType::QInt8 && t <= ScalarType::QInt32; }
bool isSignedType(ScalarType t);
bool isUnderlying(ScalarType type, ScalarType qtype);
ScalarType toQIntType(ScalarType t);
ScalarType toUnderlying(ScalarType t);
ScalarType toRealValueType(ScalarType t);
ScalarType toComplexType(ScalarType t);
bool canCast(ScalarType from, ScalarType to);
ScalarType promoteTypes(ScalarType a, ScalarType b);

}  // namespace c10

namespace at {
using c10::ScalarType;
}

#endif
