// cuBLAS beyond what most programs use: other types, batches, Hermitian and packed matrices.
#pragma once

extern "C" {
cublasStatus_t cublasGetProperty(libraryPropertyType type, int* value);
cublasStatus_t cublasSetVectorAsync(int n, int size, const void* host, int incx, void* device, int incy,
                                    cudaStream_t stream);
cublasStatus_t cublasGetVectorAsync(int n, int size, const void* device, int incx, void* host, int incy,
                                    cudaStream_t stream);
cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int size, const void* A, int lda, void* B, int ldb,
                                    cudaStream_t stream);
cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int size, const void* A, int lda, void* B, int ldb,
                                    cudaStream_t stream);

// Types given as values.
cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, void* result,
                            cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, const void* y,
                           cudaDataType yType, int incy, void* result, cudaDataType resultType,
                           cudaDataType executionType);
cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, const void* y,
                            cudaDataType yType, int incy, void* result, cudaDataType resultType,
                            cudaDataType executionType);
cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void* alpha, cudaDataType alphaType, void* x,
                            cudaDataType xType, int incx, cudaDataType executionType);
cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void* alpha, cudaDataType alphaType, const void* x,
                            cudaDataType xType, int incx, void* y, cudaDataType yType, int incy,
                            cudaDataType executionType);
cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, void* y,
                            cudaDataType yType, int incy);
cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void* x, cudaDataType xType, int incx, void* y,
                            cudaDataType yType, int incy);
cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, int* result);
cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, int* result);
cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void* x, cudaDataType xType, int incx, void* result,
                            cudaDataType resultType, cudaDataType executionType);
cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void* x, cudaDataType xType, int incx, void* y,
                           cudaDataType yType, int incy, const void* c, const void* s, cudaDataType csType,
                           cudaDataType executionType);
cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
                             int k, const cuComplex* alpha, const void* A, cudaDataType aType, int lda, const void* B,
                             cudaDataType bType, int ldb, const cuComplex* beta, void* C, cudaDataType cType, int ldc);
cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
                             int k, const cuComplex* alpha, const cuComplex* A, int lda, const cuComplex* B, int ldb,
                             const cuComplex* beta, cuComplex* C, int ldc);

// The same for each type: rotations, banded and packed matrices, batches of small systems.
#define ASSAY_TYPED(L, T)                                                                                              \
  cublasStatus_t cublas##L##gbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,         \
                                 const T* alpha, const T* A, int lda, const T* x, int incx, const T* beta, T* y,       \
                                 int incy);                                                                            \
  cublasStatus_t cublas##L##tbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,                \
                                 cublasDiagType_t diag, int n, int k, const T* A, int lda, T* x, int incx);            \
  cublasStatus_t cublas##L##tbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,                \
                                 cublasDiagType_t diag, int n, int k, const T* A, int lda, T* x, int incx);            \
  cublasStatus_t cublas##L##tpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,                \
                                 cublasDiagType_t diag, int n, const T* AP, T* x, int incx);                           \
  cublasStatus_t cublas##L##tpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,                \
                                 cublasDiagType_t diag, int n, const T* AP, T* x, int incx);                           \
  cublasStatus_t cublas##L##syr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* x,      \
                                 int incx, const T* y, int incy, T* A, int lda);                                       \
  cublasStatus_t cublas##L##syrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, \
                                  const T* alpha, const T* A, int lda, const T* B, int ldb, const T* beta, T* C,       \
                                  int ldc);                                                                            \
  cublasStatus_t cublas##L##gemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const T* alpha,  \
                                        const T* const A[], int lda, const T* const x[], int incx, const T* beta,      \
                                        T* const y[], int incy, int batch);                                            \
  cublasStatus_t cublas##L##gemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,           \
                                               const T* alpha, const T* A, int lda, long long int strideA, const T* x, \
                                               int incx, long long int stridex, const T* beta, T* y, int incy,         \
                                               long long int stridey, int batch);                                      \
  cublasStatus_t cublas##L##getriBatched(cublasHandle_t handle, int n, const T* const A[], int lda, const int* P,      \
                                         T* const C[], int ldc, int* info, int batch);                                 \
  cublasStatus_t cublas##L##getrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,              \
                                         const T* const A[], int lda, const int* P, T* const B[], int ldb, int* info,  \
                                         int batch);                                                                   \
  cublasStatus_t cublas##L##trsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,           \
                                        cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const T* alpha,  \
                                        const T* const A[], int lda, T* const B[], int ldb, int batch);                \
  cublasStatus_t cublas##L##matinvBatched(cublasHandle_t handle, int n, const T* const A[], int lda, T* const Ainv[],  \
                                          int ldaInv, int* info, int batch);                                           \
  cublasStatus_t cublas##L##geqrfBatched(cublasHandle_t handle, int m, int n, T* const A[], int lda, T* const tau[],   \
                                         int* info, int batch);                                                        \
  cublasStatus_t cublas##L##gelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,        \
                                        T* const A[], int lda, T* const C[], int ldc, int* info, int* devInfo,         \
                                        int batch);                                                                    \
  cublasStatus_t cublas##L##tpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* AP, T* A, int lda);    \
  cublasStatus_t cublas##L##trttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* A, int lda, T* AP);
ASSAY_TYPED(S, float)
ASSAY_TYPED(D, double)
ASSAY_TYPED(C, cuComplex)
ASSAY_TYPED(Z, cuDoubleComplex)
#undef ASSAY_TYPED
#define ASSAY_REAL(L, T)                                                                                              \
  cublasStatus_t cublas##L##rotg(cublasHandle_t handle, T* a, T* b, T* c, T* s);                                      \
  cublasStatus_t cublas##L##rotm(cublasHandle_t handle, int n, T* x, int incx, T* y, int incy, const T* param);       \
  cublasStatus_t cublas##L##rotmg(cublasHandle_t handle, T* d1, T* d2, T* x1, const T* y1, T* param);                 \
  cublasStatus_t cublas##L##sbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const T* alpha,          \
                                 const T* A, int lda, const T* x, int incx, const T* beta, T* y, int incy);           \
  cublasStatus_t cublas##L##spmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* AP,    \
                                 const T* x, int incx, const T* beta, T* y, int incy);                                \
  cublasStatus_t cublas##L##spr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* x,      \
                                int incx, T* AP);                                                                     \
  cublasStatus_t cublas##L##spr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* x,     \
                                 int incx, const T* y, int incy, T* AP);
ASSAY_REAL(S, float)
ASSAY_REAL(D, double)
#undef ASSAY_REAL
#define ASSAY_COMPLEX(L, T, R)                                                                                         \
  cublasStatus_t cublas##L##geru(cublasHandle_t handle, int m, int n, const T* alpha, const T* x, int incx, const T* y, \
                                 int incy, T* A, int lda);                                                             \
  cublasStatus_t cublas##L##gerc(cublasHandle_t handle, int m, int n, const T* alpha, const T* x, int incx, const T* y, \
                                 int incy, T* A, int lda);                                                             \
  cublasStatus_t cublas##L##hemv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* A,      \
                                 int lda, const T* x, int incx, const T* beta, T* y, int incy);                        \
  cublasStatus_t cublas##L##her(cublasHandle_t handle, cublasFillMode_t uplo, int n, const R* alpha, const T* x,       \
                                int incx, T* A, int lda);                                                              \
  cublasStatus_t cublas##L##her2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* x,      \
                                 int incx, const T* y, int incy, T* A, int lda);                                       \
  cublasStatus_t cublas##L##hemm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,    \
                                 const T* alpha, const T* A, int lda, const T* B, int ldb, const T* beta, T* C,        \
                                 int ldc);                                                                             \
  cublasStatus_t cublas##L##herk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,  \
                                 const R* alpha, const T* A, int lda, const R* beta, T* C, int ldc);                   \
  cublasStatus_t cublas##L##her2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, \
                                  const T* alpha, const T* A, int lda, const T* B, int ldb, const R* beta, T* C,       \
                                  int ldc);                                                                            \
  cublasStatus_t cublas##L##syr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const T* alpha, const T* x,       \
                                int incx, T* A, int lda);
ASSAY_COMPLEX(C, cuComplex, float)
ASSAY_COMPLEX(Z, cuDoubleComplex, double)
#undef ASSAY_COMPLEX
cublasStatus_t cublasCsscal(cublasHandle_t handle, int n, const float* alpha, cuComplex* x, int incx);
cublasStatus_t cublasZdscal(cublasHandle_t handle, int n, const double* alpha, cuDoubleComplex* x, int incx);
}
