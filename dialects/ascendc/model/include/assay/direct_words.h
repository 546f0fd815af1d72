// Words of the compiler that texts know which launch their kernels themselves (`.asc`), without any header.
// Source: asc-devkit at 82b89a15f, docs (built-in keywords of the language extension).
#pragma once

#include "assay/target.h"

#define __kfc_workspace__
#define __host__
#define __aicpu__
#define __schedmode__(mode)
#define __launch_bounds__(...)
#define __maxnreg__(n)

// Functions on registers and on threads, of 3510.
#ifndef __simt_vf__
#define __simd_vf__ __aicore__
#define __simd_callee__ __aicore__
#define __simt_vf__
#define __simt_callee__
#define LAUNCH_BOUND(threads)
#endif
