#ifndef ASSAY_ATEN_CUDA_EXCEPTIONS_H_
#define ASSAY_ATEN_CUDA_EXCEPTIONS_H_

#include <ATen/Context.h>
#include <c10/cuda/CUDAException.h>
#include <c10/util/Exception.h>

#include <cublas_v2.h>
#include <cusolverDn.h>
#include <cusparse.h>

namespace at {
namespace cuda {
namespace blas {
const char* _cublasGetErrorEnum(cublasStatus_t error);
}
namespace sparse {
const char* _cusparseGetErrorEnum(cusparseStatus_t error);
}
}  // namespace cuda
}  // namespace at

#define TORCH_CUDABLAS_CHECK(EXPR)                                                                                  \
  do {                                                                                                              \
    cublasStatus_t __err = EXPR;                                                                                    \
    TORCH_CHECK(__err == CUBLAS_STATUS_SUCCESS, "CUDA error: ", at::cuda::blas::_cublasGetErrorEnum(__err),         \
                " when calling `" #EXPR "`");                                                                       \
  } while (0)
#define TORCH_CUDASPARSE_CHECK(EXPR)                                                             \
  do {                                                                                           \
    cusparseStatus_t __err = EXPR;                                                               \
    TORCH_CHECK(__err == CUSPARSE_STATUS_SUCCESS, "CUDA error when calling `" #EXPR "`");        \
  } while (0)
#define TORCH_CUSOLVER_CHECK(EXPR)                                                               \
  do {                                                                                           \
    cusolverStatus_t __err = EXPR;                                                               \
    TORCH_CHECK(__err == CUSOLVER_STATUS_SUCCESS, "cusolver error when calling `" #EXPR "`");    \
  } while (0)
#define AT_CUDA_CHECK(EXPR) C10_CUDA_CHECK(EXPR)
#define AT_CUDA_DRIVER_CHECK(EXPR)                                                               \
  do {                                                                                           \
    CUresult __err = EXPR;                                                                       \
    TORCH_CHECK(__err == CUDA_SUCCESS, "CUDA driver error: ", static_cast<int>(__err));          \
  } while (0)

#endif
