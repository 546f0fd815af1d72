// Whole numbers of operator libraries. Source: opbase at aa3cd74b7, include/op_common/op_host/util/math_util.h.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace Ops {
namespace Base {

// A divisor of 0 gives the dividend back.
template <typename T>
typename std::enable_if<std::is_integral<T>::value, T>::type FloorDiv(T x, T y) {
  return y == 0 ? x : x / y;
}
template <typename T>
typename std::enable_if<std::is_integral<T>::value, T>::type FloorAlign(T x, T align) {
  return align == 0 ? 0 : x / align * align;
}
template <typename T>
typename std::enable_if<std::is_integral<T>::value, T>::type CeilDiv(T x, T y) {
  if (y == 0 || x == 0) return x;
  const bool same_sign = (x < 0) == (y < 0);
  return x / y + (x % y != 0 && same_sign ? 1 : 0);
}
// The largest number of the type where the result does not fit.
template <typename T>
typename std::enable_if<std::is_integral<T>::value, T>::type CeilAlign(T x, T align) {
  if (align == 0) return 0;
  const T times = CeilDiv(x, align);
  return times > std::numeric_limits<T>::max() / align ? std::numeric_limits<T>::max() : times * align;
}
template <typename T>
typename std::enable_if<std::is_floating_point<T>::value, bool>::type IsFloatEqual(T a, T b) {
  if (std::isnan(a) || std::isnan(b)) return false;
  if (std::isinf(a) || std::isinf(b)) return std::signbit(a) == std::signbit(b);
  return std::fabs(a - b) <= std::numeric_limits<T>::epsilon();
}
uint64_t LastPow2(uint64_t n);
uint32_t MurmurHash(const void* src, uint32_t srcLen, uint32_t seed = 271828);
struct SplitResult {
  int32_t splitCount = 0;
  int64_t splitFactor = 0;
  int64_t splitTailFactor = 0;
};
bool SplitIntoEqualByParts(int64_t splitLen, int32_t parts, SplitResult& splitResult);
bool SplitIntoEqualByFactor(int64_t splitLen, int32_t factor, SplitResult& splitResult);

}  // namespace Base
}  // namespace Ops
