#ifndef ASSAY_ATEN_OPMATHTYPE_H_
#define ASSAY_ATEN_OPMATHTYPE_H_

#include <c10/core/ScalarType.h>

namespace at {
template <typename scalar_t>
struct OpMathType { using type = scalar_t; };
template <>
struct OpMathType<c10::Half> { using type = float; };
template <>
struct OpMathType<c10::BFloat16> { using type = float; };
template <>
struct OpMathType<c10::Float8_e5m2> { using type = float; };
template <>
struct OpMathType<c10::Float8_e4m3fn> { using type = float; };
template <typename T>
using opmath_type = typename OpMathType<T>::type;
c10::ScalarType toOpMathType(const c10::ScalarType type);
}  // namespace at

#endif
