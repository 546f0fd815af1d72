// Scalar functions that need no include, beside the C library's own, and the qualifiers in every place they are written.
#include <cmath>
#include "kernel_operator.h"
#include <math.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>

static __aicore__ inline float First(float a, int b, half h, uint32_t u) {
  return sqrt(a) + abs(a) + abs(b) + max(a, 2.0f) + min(b, 3) + max(u, 3u) + static_cast<float>(max(h, h));
}
static __aicore__ inline int64_t Bits(uint64_t n) {
  return clz(n) + sff0(n) + sff1(n) + bcnt0(n) + bcnt1(n) + AscendC::ScalarCountLeadingZero(n) +
         AscendC::ScalarGetCountOfValue<1>(n) + AscendC::ScalarGetSFFValue<0>(n);
}
__aicore__ inline constexpr int Second(int a) { return a + 1; }
inline __aicore__ void Third() {}
template <typename T>
__aicore__ inline T Fourth(T a) {
  auto twice = [&](T b) __aicore__ { return b + b; };
  return twice(a);
}
extern "C" __global__ __aicore__ void Fifth(GM_ADDR x) {
  if ASCEND_IS_AIV { Third(); }
  if (TILING_KEY_IS(1)) { Fourth(Second(2)); }
  KERNEL_TASK_TYPE_DEFAULT(KERNEL_TYPE_AIV_ONLY);
  AscendC::printf("%d\n", 1);
  assert(x != nullptr);
}
__aicore__ inline void Mixed(uint32_t n) {
  max(n, 1);  // expected-error {{call to 'max' is ambiguous}}
  // expected-note@* 0+ {{}}
}
half literal = 1.0f;
half sum = literal + static_cast<half>(2);
float widened = sum;
