// The scalar functions the device compiler declares without any include: abs, sqrt, max and min of two equal types,
// and the bits of a word (GetBitCount, CountLeadingZero, GetSFFValue: 64 leading zeros of 0, -1 where no bit is found).
// enable_if keeps them apart from the C library's functions of the same signature, which a kernel may include as well,
// and makes them the better match, as the vendor compiler prefers device code to host code.
#pragma once

#include "assay/target.h"

#define ASSAY_BUILTIN(result, name, params, body) \
  static __attribute__((always_inline, overloadable, enable_if(true, ""))) inline result name params { return body; }
#define ASSAY_ABS_OF(T) ASSAY_BUILTIN(T, abs, (T in), in < 0 ? static_cast<T>(-in) : in)
#define ASSAY_SQRT_OF(T) ASSAY_BUILTIN(int64_t, sqrt, (T in), static_cast<int64_t>(__builtin_sqrt(double(in))))
#define ASSAY_EXTREMA_OF(T)                                      \
  ASSAY_BUILTIN(T, max, (T in1, T in2), in1 > in2 ? in1 : in2)   \
  ASSAY_BUILTIN(T, min, (T in1, T in2), in1 < in2 ? in1 : in2)

ASSAY_ABS_OF(long long)
ASSAY_ABS_OF(long)
ASSAY_ABS_OF(int)
ASSAY_ABS_OF(short)
ASSAY_ABS_OF(char)
ASSAY_BUILTIN(float, abs, (float in), __builtin_fabsf(in))
ASSAY_SQRT_OF(long long)
ASSAY_SQRT_OF(long)
ASSAY_SQRT_OF(int)
ASSAY_SQRT_OF(short)
ASSAY_SQRT_OF(char)
ASSAY_BUILTIN(float, sqrt, (float in), __builtin_sqrtf(in))
ASSAY_BUILTIN(half, sqrt, (half in), static_cast<half>(__builtin_sqrtf(float(in))))
ASSAY_EXTREMA_OF(long long)
ASSAY_EXTREMA_OF(long)
ASSAY_EXTREMA_OF(int)
ASSAY_EXTREMA_OF(short)
ASSAY_EXTREMA_OF(char)
ASSAY_EXTREMA_OF(unsigned long long)
ASSAY_EXTREMA_OF(unsigned long)
ASSAY_EXTREMA_OF(unsigned int)
ASSAY_EXTREMA_OF(unsigned short)
ASSAY_EXTREMA_OF(unsigned char)
ASSAY_EXTREMA_OF(float)
ASSAY_EXTREMA_OF(half)
ASSAY_BUILTIN(int64_t, bcnt0, (uint64_t in), 64 - __builtin_popcountll(in))
ASSAY_BUILTIN(int64_t, bcnt1, (uint64_t in), __builtin_popcountll(in))
ASSAY_BUILTIN(int64_t, clz, (uint64_t in), in == 0 ? 64 : __builtin_clzll(in))
ASSAY_BUILTIN(int64_t, sff0, (uint64_t in), ~in == 0 ? -1 : __builtin_ctzll(~in))
ASSAY_BUILTIN(int64_t, sff1, (uint64_t in), in == 0 ? -1 : __builtin_ctzll(in))

#undef ASSAY_EXTREMA_OF
#undef ASSAY_SQRT_OF
#undef ASSAY_ABS_OF
#undef ASSAY_BUILTIN
