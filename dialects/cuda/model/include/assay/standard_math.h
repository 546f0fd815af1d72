// The mathematical functions of the standard headers, callable from both sides, as nvcc has them. Their other
// includes come first, so that they stay on the host.
#pragma once

#include <bits/c++config.h>

// nvcc treats its members as available on both sides whatever the options.
#pragma clang force_cuda_host_device begin
#include <initializer_list>
#pragma clang force_cuda_host_device end

#include <limits.h>
#include <string.h>
#include <time.h>

#include <limits>
#include <new>
#include <type_traits>
#include <utility>

#include <bits/stl_algobase.h>

// The plain C header, not the C++ one around it, which would declare `std::abs` for the host alone. Its three
// overloads are declared again for both sides: an overload for the device next to one for both would win where nvcc
// sees an ambiguity.
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#define abs assay_c_abs
#define labs assay_c_labs
#define llabs assay_c_llabs
#include <stdlib.h>
#undef abs
#undef labs
#undef llabs
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS

extern "C" {
__host__ __device__ int abs(int) noexcept;
__host__ __device__ long labs(long) noexcept;
__host__ __device__ long long llabs(long long) noexcept;
}

#include "assay/hide_glibc.h"
#pragma clang force_cuda_host_device begin
#include <bits/std_abs.h>
#include <cmath>
#include <math.h>
#pragma clang force_cuda_host_device end
#include "assay/hide_glibc.h"

#include <cstdlib>
#include <cstring>
#include <stdlib.h>

extern "C" {
__device__ void* malloc(size_t);
__device__ void free(void*);
__device__ void* memcpy(void*, const void*, size_t);
__device__ void* memset(void*, int, size_t);
__device__ clock_t clock();
__device__ __no_return__ void __assert_fail(const char*, const char*, unsigned int, const char*) noexcept;
}
// Construction in place; the host's come from <new>.
__device__ void* operator new(size_t, void*) noexcept;
__device__ void* operator new[](size_t, void*) noexcept;
__device__ void operator delete(void*, void*) noexcept;
__device__ void operator delete[](void*, void*) noexcept;
namespace std {
using ::free;
using ::malloc;
using ::memcpy;
using ::memset;
}  // namespace std
