// What the device compiler itself provides: qualifiers, address spaces and the built-in floating types. Qualifiers
// are annotations or address spaces, so that they are allowed wherever the vendor's attributes are, stay in the tree
// for the rules (a call from device to host code, a pointer of the wrong space) and cost no code.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <cstdint>
#include <type_traits>

// Macros that the driver defines for the cores of A2: the vector core's, unless the matrix core's are requested.
#ifndef __CCE_AICORE__
#define __CCE_AICORE__ 220
#endif
#if !defined(__DAV_C220_VEC__) && !defined(__DAV_C220_CUBE__)
#define __DAV_C220_VEC__ 1
#endif
#ifndef __NPU_ARCH__
#define __NPU_ARCH__ 2201
#endif

// Declarations that not every release has: the front end tells the dialect where they are used.
#define ASSAY_SINCE(v) __attribute__((annotate("assay_since:" #v)))
#define ASSAY_UNTIL(v) __attribute__((annotate("assay_until:" #v)))
#define ASSAY_MODEL inline __attribute__((always_inline))
#define ASSAY_HOST_ONLY __attribute__((annotate("assay_host")))

#define ASSAY_FIRST(first, ...) first

#define __aicore__ __attribute__((annotate("assay_aicore")))
#define __global__ __attribute__((annotate("assay_kernel")))
// Which cores a kernel runs on: attributes of the newer launch syntax.
#define __vector__
#define __cube__
#define __mix__(cube, vector)
#define __host_aicore__ __attribute__((annotate("assay_aicore")))
#define __no_return__ __attribute__((noreturn))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#define __in_pipe__(...)
#define __out_pipe__(...)
#define __inout_pipe__(...)
#define __inout__
#define __sync_noalias__

// Numbers are ours; 256 to 272 are left out because the host code generator gives them a meaning.
#define __gm__ __attribute__((address_space(1)))
#define __ubuf__ __attribute__((address_space(2)))
#define __cbuf__ __attribute__((address_space(3)))
#define __ca__ __attribute__((address_space(4)))
#define __cb__ __attribute__((address_space(5)))
#define __cc__ __attribute__((address_space(6)))
#define __fbuf__ __attribute__((address_space(7)))

// Before a variable of a function, which the compiler gives a fixed place in that memory.
#define __ubpl__ static __ubuf__
#define __cbpl__ static __cbuf__
#define __cap_ static __ca__
#define __cbp_ static __cb__
#define __ccp_ static __cc__
#define __fbpl__ static __fbuf__
#define __biaspl___ static __attribute__((address_space(8)))

#define GM_ADDR __gm__ uint8_t*

typedef _Float16 half;
typedef __bf16 bfloat16_t;
typedef _Float16 float16_t;
typedef float float32_t;

#define ASSAY_GM __gm__
#include "assay/device_abi.h"
