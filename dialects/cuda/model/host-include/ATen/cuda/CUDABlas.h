#ifndef ASSAY_ATEN_CUDA_CUDABLAS_H_
#define ASSAY_ATEN_CUDA_CUDABLAS_H_

#include <ATen/OpMathType.h>
#include <ATen/cuda/CUDAContext.h>

namespace at {
namespace cuda {
namespace blas {
template <typename Dtype>
void gemm(char transa, char transb, std::int64_t m, std::int64_t n, std::int64_t k, at::opmath_type<Dtype> alpha,
          const Dtype* a, std::int64_t lda, const Dtype* b, std::int64_t ldb, at::opmath_type<Dtype> beta, Dtype* c,
          std::int64_t ldc);
template <typename Dtype>
void bgemm(char transa, char transb, std::int64_t m, std::int64_t n, std::int64_t k, at::opmath_type<Dtype> alpha,
           const Dtype* a, std::int64_t lda, std::int64_t stridea, const Dtype* b, std::int64_t ldb,
           std::int64_t strideb, at::opmath_type<Dtype> beta, Dtype* c, std::int64_t ldc, std::int64_t stridec,
           std::int64_t num_batches);
}  // namespace blas
}  // namespace cuda
}  // namespace at

#endif
