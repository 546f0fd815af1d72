// Bodies of the warp matrix operations. The layout of a fragment is opaque by its documentation: ours deals the elements
// out to the lanes in turn, row by row, and starts again where a fragment holds more than the matrix has.
#pragma once

#include "assay/simt.h"

namespace assay_run {

template <class Use, int M, int N, int K>
struct Matrix;
template <int M, int N, int K>
struct Matrix<nvcuda::wmma::matrix_a, M, N, K> {
  enum { kRows = M, kColumns = K };
};
template <int M, int N, int K>
struct Matrix<nvcuda::wmma::matrix_b, M, N, K> {
  enum { kRows = K, kColumns = N };
};
template <int M, int N, int K>
struct Matrix<nvcuda::wmma::accumulator, M, N, K> {
  enum { kRows = M, kColumns = N };
};

__device__ __forceinline__ int MatrixLane() {
  return static_cast<int>((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32);
}
template <class Shape>
__device__ __forceinline__ int ElementOf(int i) {
  return (i * 32 + MatrixLane()) % (Shape::kRows * Shape::kColumns);
}
template <class Shape>
__device__ __forceinline__ long long Offset(int element, unsigned int stride, bool by_rows) {
  const int row = element / Shape::kColumns, column = element % Shape::kColumns;
  return by_rows ? static_cast<long long>(row) * stride + column : static_cast<long long>(column) * stride + row;
}

// The value that the matrix unit uses for an element: tf32 ignores the last 13 bits.
template <class T>
struct Factor {
  template <class Held>
  __device__ static double Of(Held value) {
    return static_cast<double>(value);
  }
};
template <>
struct Factor<__half> {
  __device__ static double Of(__half value) { return __half2float(value); }
};
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
template <>
struct Factor<__nv_bfloat16> {
  __device__ static double Of(__nv_bfloat16 value) { return __bfloat162float(value); }
};
template <>
struct Factor<nvcuda::wmma::precision::tf32> {
  __device__ static double Of(float value) { return __uint_as_float(__float_as_uint(value) & 0xffffe000u); }
};
#endif

// All elements of a matrix, from the lanes that hold them.
template <class Shape, class T, class Fragment>
__device__ void Gather(const Fragment& f, double* all) {
  constexpr int kCount = Shape::kRows * Shape::kColumns;
  for (int i = 0; i * 32 < kCount; ++i) {
    const double own = Factor<T>::Of(f.x[i]);
    unsigned int present = 0;
    const unsigned long long* values =
        assay_simt_exchange(kAssayMatrix, 0xffffffffu, static_cast<unsigned long long>(__double_as_longlong(own)), &present);
    for (int lane = 0; lane < 32; ++lane) {
      if ((present >> lane & 1u) == 0) assay_simt_inactive_read(lane);
      if (i * 32 + lane < kCount) all[i * 32 + lane] = __longlong_as_double(static_cast<long long>(values[lane]));
    }
  }
}

// Products are exact; the sum is rounded once. `finite` keeps it in range, as for integers it does by default never.
__device__ __forceinline__ void Put(float& to, double sum, bool finite) {
  to = static_cast<float>(sum);
  if (finite && isinf(to)) to = to < 0 ? -3.402823466e+38f : 3.402823466e+38f;
}
__device__ __forceinline__ void Put(double& to, double sum, bool) { to = sum; }
__device__ __forceinline__ void Put(__half& to, double sum, bool finite) {
  to = __double2half(sum);
  if (finite && __hisinf(to)) to = __ushort_as_half(sum < 0 ? 0xfbff : 0x7bff);
}
// A double holds every sum of so few products of bytes and 32 bits.
__device__ __forceinline__ void Put(int& to, double sum, bool finite) {
  if (finite) {
    to = sum > 2147483647.0 ? 2147483647 : sum < -2147483648.0 ? -2147483647 - 1 : static_cast<int>(sum);
  } else {
    to = static_cast<int>(static_cast<unsigned int>(static_cast<unsigned long long>(static_cast<long long>(sum))));
  }
}

template <class T, int M, int N, int K, class D, class A, class B, class C>
__device__ void Multiply(D& d, const A& a, const B& b, const C& c, bool finite) {
  double left[M * K], right[K * N];
  Gather<Matrix<nvcuda::wmma::matrix_a, M, N, K>, T>(a, left);
  Gather<Matrix<nvcuda::wmma::matrix_b, M, N, K>, T>(b, right);
  for (int i = 0; i < D::num_elements; ++i) {
    const int element = ElementOf<Matrix<nvcuda::wmma::accumulator, M, N, K>>(i);
    const int row = element / N, column = element % N;
    double sum = Factor<typename C::element_type>::Of(c.x[i]);
    for (int k = 0; k < K; ++k) sum += left[row * K + k] * right[k * N + column];
    Put(d.x[i], sum, finite);
  }
}

}  // namespace assay_run

namespace nvcuda {
namespace wmma {

template <class Use, int m, int n, int k, class T, class Layout>
__device__ void fill_fragment(fragment<Use, m, n, k, T, Layout>& f,
                              const typename fragment<Use, m, n, k, T, Layout>::storage_element_type& value) {
  for (int i = 0; i < fragment<Use, m, n, k, T, Layout>::num_elements; ++i) f.x[i] = value;
}
template <class Use, int m, int n, int k, class T, class Layout>
__device__ void load_matrix_sync(fragment<Use, m, n, k, T, Layout>& f,
                                 const typename fragment<Use, m, n, k, T, Layout>::storage_element_type* p,
                                 unsigned int stride) {
  using Shape = assay_run::Matrix<Use, m, n, k>;
  const bool by_rows = std::is_same<Layout, row_major>::value;
  for (int i = 0; i < fragment<Use, m, n, k, T, Layout>::num_elements; ++i)
    f.x[i] = p[assay_run::Offset<Shape>(assay_run::ElementOf<Shape>(i), stride, by_rows)];
}
template <int m, int n, int k, class T>
__device__ void load_matrix_sync(fragment<accumulator, m, n, k, T>& f, const T* p, unsigned int stride,
                                 layout_t layout) {
  using Shape = assay_run::Matrix<accumulator, m, n, k>;
  for (int i = 0; i < fragment<accumulator, m, n, k, T>::num_elements; ++i)
    f.x[i] = p[assay_run::Offset<Shape>(assay_run::ElementOf<Shape>(i), stride, layout == mem_row_major)];
}
template <int m, int n, int k, class T>
__device__ void store_matrix_sync(T* p, const fragment<accumulator, m, n, k, T>& f, unsigned int stride,
                                  layout_t layout) {
  using Shape = assay_run::Matrix<accumulator, m, n, k>;
  for (int i = 0; i < fragment<accumulator, m, n, k, T>::num_elements; ++i)
    p[assay_run::Offset<Shape>(assay_run::ElementOf<Shape>(i), stride, layout == mem_row_major)] = f.x[i];
}

#define ASSAY_MMA(m, n, k, type, d, c)                                                                             \
  template <class LayoutA, class LayoutB>                                                                          \
  __device__ void mma_sync(fragment<accumulator, m, n, k, d>& to, const fragment<matrix_a, m, n, k, type, LayoutA>& a, \
                           const fragment<matrix_b, m, n, k, type, LayoutB>& b,                                    \
                           const fragment<accumulator, m, n, k, c>& addend, bool satf) {                           \
    assay_run::Multiply<type, m, n, k>(to, a, b, addend, satf);                                                    \
  }
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

// To nearest, ties away from zero, as cvt.rna.tf32.f32.
__device__ inline float __float_to_tf32(float value) {
  const unsigned int bits = __float_as_uint(value);
  if ((bits & 0x7f800000u) == 0x7f800000u) return value;
  return __uint_as_float((bits + 0x1000u) & 0xffffe000u);
}

}  // namespace wmma
}  // namespace nvcuda
