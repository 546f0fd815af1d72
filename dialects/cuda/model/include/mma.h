// Warp matrix operations: shapes and types of the documentation's table; others are incomplete types.
#pragma once

#include "cuda_bf16.h"
#include "cuda_fp16.h"

namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };

namespace precision {
struct u4;
struct s4;
struct b1;
struct tf32;
}  // namespace precision
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
}  // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}  // namespace experimental

template <class T>
struct assay_storage {
  typedef T held;
};
template <>
struct assay_storage<precision::tf32> {
  typedef float held;
};
template <int Count, class T>
struct assay_elements {
  enum { num_elements = Count };
  enum { num_storage_elements = Count };
  typedef T element_type;
  typedef T storage_element_type;
  T x[Count];
};

template <class Use, int m, int n, int k, class T, class Layout = void>
class fragment;

#define ASSAY_FRAGMENT(use, m, n, k, type, layout, count) \
  template <>                                             \
  class fragment<use, m, n, k, type, layout>              \
      : public assay_elements<count, assay_storage<type>::held> {};
#define ASSAY_OPERAND(use, m, n, k, type, count)           \
  ASSAY_FRAGMENT(use, m, n, k, type, row_major, count)     \
  ASSAY_FRAGMENT(use, m, n, k, type, col_major, count)
#define ASSAY_OPERANDS(type, square, few, many)            \
  ASSAY_OPERAND(matrix_a, 16, 16, 16, type, square)        \
  ASSAY_OPERAND(matrix_b, 16, 16, 16, type, square)        \
  ASSAY_OPERAND(matrix_a, 32, 8, 16, type, many)           \
  ASSAY_OPERAND(matrix_b, 32, 8, 16, type, few)            \
  ASSAY_OPERAND(matrix_a, 8, 32, 16, type, few)            \
  ASSAY_OPERAND(matrix_b, 8, 32, 16, type, many)
#define ASSAY_ACCUMULATORS(type)                           \
  ASSAY_FRAGMENT(accumulator, 16, 16, 16, type, void, 8)   \
  ASSAY_FRAGMENT(accumulator, 32, 8, 16, type, void, 8)    \
  ASSAY_FRAGMENT(accumulator, 8, 32, 16, type, void, 8)
ASSAY_OPERANDS(__half, 16, 16, 16)
ASSAY_OPERANDS(signed char, 8, 4, 16)
ASSAY_OPERANDS(unsigned char, 8, 4, 16)
ASSAY_ACCUMULATORS(__half)
ASSAY_ACCUMULATORS(float)
ASSAY_ACCUMULATORS(int)
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
ASSAY_OPERANDS(__nv_bfloat16, 16, 8, 32)
ASSAY_OPERAND(matrix_a, 16, 16, 8, precision::tf32, 4)
ASSAY_OPERAND(matrix_b, 16, 16, 8, precision::tf32, 4)
ASSAY_FRAGMENT(accumulator, 16, 16, 8, float, void, 8)
ASSAY_OPERAND(matrix_a, 8, 8, 4, double, 1)
ASSAY_OPERAND(matrix_b, 8, 8, 4, double, 1)
ASSAY_FRAGMENT(accumulator, 8, 8, 4, double, void, 2)
#endif
#undef ASSAY_ACCUMULATORS
#undef ASSAY_OPERANDS
#undef ASSAY_OPERAND
#undef ASSAY_FRAGMENT

template <class Use, int m, int n, int k, class T, class Layout>
__device__ void fill_fragment(fragment<Use, m, n, k, T, Layout>& f,
                              const typename fragment<Use, m, n, k, T, Layout>::storage_element_type& value);
template <class Use, int m, int n, int k, class T, class Layout>
__device__ void load_matrix_sync(fragment<Use, m, n, k, T, Layout>& f,
                                 const typename fragment<Use, m, n, k, T, Layout>::storage_element_type* p,
                                 unsigned int stride);
template <int m, int n, int k, class T>
__device__ void load_matrix_sync(fragment<accumulator, m, n, k, T>& f, const T* p, unsigned int stride,
                                 layout_t layout);
template <int m, int n, int k, class T>
__device__ void store_matrix_sync(T* p, const fragment<accumulator, m, n, k, T>& f, unsigned int stride,
                                  layout_t layout);

#define ASSAY_MMA(m, n, k, type, d, c)                                                             \
  template <class LayoutA, class LayoutB>                                                          \
  __device__ void mma_sync(fragment<accumulator, m, n, k, d>&, const fragment<matrix_a, m, n, k, type, LayoutA>&, \
                           const fragment<matrix_b, m, n, k, type, LayoutB>&,                      \
                           const fragment<accumulator, m, n, k, c>&, bool satf = false);
#define ASSAY_MMAS(type, d, c)      \
  ASSAY_MMA(16, 16, 16, type, d, c) \
  ASSAY_MMA(32, 8, 16, type, d, c)  \
  ASSAY_MMA(8, 32, 16, type, d, c)
ASSAY_MMAS(__half, float, float)
ASSAY_MMAS(__half, __half, __half)
ASSAY_MMAS(__half, float, __half)
ASSAY_MMAS(__half, __half, float)
ASSAY_MMAS(signed char, int, int)
ASSAY_MMAS(unsigned char, int, int)
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
ASSAY_MMAS(__nv_bfloat16, float, float)
ASSAY_MMA(16, 16, 8, precision::tf32, float, float)
ASSAY_MMA(8, 8, 4, double, double, double)
#endif
#undef ASSAY_MMAS
#undef ASSAY_MMA

__device__ float __float_to_tf32(float);

}  // namespace wmma
}  // namespace nvcuda

#if defined(ASSAY_RUN)
#include "assay/run/mma.h"
#endif
