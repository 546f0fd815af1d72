// cuSOLVER on dense matrices: the functions that programs use most. The rest is known to exist (known-names.tsv).
#ifndef ASSAY_CUSOLVERDN_H_
#define ASSAY_CUSOLVERDN_H_
#define CUSOLVERDN_H_  // programs ask for the vendor's guard

#include <cstdint>

#include <cublas_api.h>
#include <cuda_runtime_api.h>
#include <cusolver_common.h>

struct cusolverDnContext;
struct syevjInfo;
struct gesvdjInfo;
struct cusolverDnParams;

extern "C" {
typedef struct cusolverDnContext* cusolverDnHandle_t;
typedef struct syevjInfo* syevjInfo_t;
typedef struct gesvdjInfo* gesvdjInfo_t;
typedef struct cusolverDnParams* cusolverDnParams_t;
cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t* handle);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t* streamId);
cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t* params);
cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params);

// Each type has the same functions; real and complex ones differ where a factor is orthogonal or unitary.
#define ASSAY_DENSE(L, T, R)                                                                                          \
  cusolverStatus_t cusolverDn##L##potrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T* A,     \
                                                   int lda, int* lwork);                                              \
  cusolverStatus_t cusolverDn##L##potrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T* A, int lda,       \
                                        T* work, int lwork, int* info);                                               \
  cusolverStatus_t cusolverDn##L##potrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,            \
                                        const T* A, int lda, T* B, int ldb, int* info);                               \
  cusolverStatus_t cusolverDn##L##potrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T* A[],       \
                                               int lda, int* info, int batch);                                        \
  cusolverStatus_t cusolverDn##L##potrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,     \
                                               T* A[], int lda, T* B[], int ldb, int* info, int batch);               \
  cusolverStatus_t cusolverDn##L##potri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T* A,     \
                                                   int lda, int* lwork);                                              \
  cusolverStatus_t cusolverDn##L##potri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T* A, int lda,       \
                                        T* work, int lwork, int* info);                                               \
  cusolverStatus_t cusolverDn##L##getrf_bufferSize(cusolverDnHandle_t handle, int m, int n, T* A, int lda,            \
                                                   int* lwork);                                                       \
  cusolverStatus_t cusolverDn##L##getrf(cusolverDnHandle_t handle, int m, int n, T* A, int lda, T* work, int* pivots, \
                                        int* info);                                                                   \
  cusolverStatus_t cusolverDn##L##laswp(cusolverDnHandle_t handle, int n, T* A, int lda, int k1, int k2,              \
                                        const int* pivots, int incx);                                                 \
  cusolverStatus_t cusolverDn##L##getrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs,          \
                                        const T* A, int lda, const int* pivots, T* B, int ldb, int* info);            \
  cusolverStatus_t cusolverDn##L##geqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, T* A, int lda,            \
                                                   int* lwork);                                                       \
  cusolverStatus_t cusolverDn##L##geqrf(cusolverDnHandle_t handle, int m, int n, T* A, int lda, T* tau, T* work,      \
                                        int lwork, int* info);                                                        \
  cusolverStatus_t cusolverDn##L##sytrf_bufferSize(cusolverDnHandle_t handle, int n, T* A, int lda, int* lwork);      \
  cusolverStatus_t cusolverDn##L##sytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T* A, int lda,       \
                                        int* pivots, T* work, int lwork, int* info);                                  \
  cusolverStatus_t cusolverDn##L##gebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int* lwork);              \
  cusolverStatus_t cusolverDn##L##gebrd(cusolverDnHandle_t handle, int m, int n, T* A, int lda, R* D, R* E, T* tauq,  \
                                        T* taup, T* work, int lwork, int* info);                                      \
  cusolverStatus_t cusolverDn##L##gesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int* lwork);              \
  cusolverStatus_t cusolverDn##L##gesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, \
                                        T* A, int lda, R* S, T* U, int ldu, T* VT, int ldvt, T* work, int lwork,      \
                                        R* rwork, int* info);                                                         \
  cusolverStatus_t cusolverDn##L##gesvdj_bufferSize(                                                                  \
      cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const T* A, int lda, const R* S,     \
      const T* U, int ldu, const T* V, int ldv, int* lwork, gesvdjInfo_t params);                                     \
  cusolverStatus_t cusolverDn##L##gesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n,   \
                                         T* A, int lda, R* S, T* U, int ldu, T* V, int ldv, T* work, int lwork,       \
                                         int* info, gesvdjInfo_t params);                                             \
  cusolverStatus_t cusolverDn##L##gesvdjBatched_bufferSize(                                                           \
      cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const T* A, int lda, const R* S, const T* U,   \
      int ldu, const T* V, int ldv, int* lwork, gesvdjInfo_t params, int batch);                                      \
  cusolverStatus_t cusolverDn##L##gesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n,      \
                                                T* A, int lda, R* S, T* U, int ldu, T* V, int ldv, T* work,           \
                                                int lwork, int* info, gesvdjInfo_t params, int batch);
#define ASSAY_EIGEN(L, T, R, sy, or)                                                                                  \
  ASSAY_DENSE(L, T, R)                                                                                                \
  cusolverStatus_t cusolverDn##L##sy##evd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,               \
                                                     cublasFillMode_t uplo, int n, const T* A, int lda, const R* W,   \
                                                     int* lwork);                                                     \
  cusolverStatus_t cusolverDn##L##sy##evd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo,   \
                                          int n, T* A, int lda, R* W, T* work, int lwork, int* info);                 \
  cusolverStatus_t cusolverDn##L##sy##evj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,               \
                                                     cublasFillMode_t uplo, int n, const T* A, int lda, const R* W,   \
                                                     int* lwork, syevjInfo_t params);                                 \
  cusolverStatus_t cusolverDn##L##sy##evj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo,   \
                                          int n, T* A, int lda, R* W, T* work, int lwork, int* info,                  \
                                          syevjInfo_t params);                                                        \
  cusolverStatus_t cusolverDn##L##sy##evjBatched_bufferSize(                                                          \
      cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const T* A, int lda,           \
      const R* W, int* lwork, syevjInfo_t params, int batch);                                                         \
  cusolverStatus_t cusolverDn##L##sy##evjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,                   \
                                                 cublasFillMode_t uplo, int n, T* A, int lda, R* W, T* work,          \
                                                 int lwork, int* info, syevjInfo_t params, int batch);                \
  cusolverStatus_t cusolverDn##L##sy##gvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t type,               \
                                                     cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,            \
                                                     const T* A, int lda, const T* B, int ldb, const R* W,            \
                                                     int* lwork);                                                     \
  cusolverStatus_t cusolverDn##L##sy##gvd(cusolverDnHandle_t handle, cusolverEigType_t type, cusolverEigMode_t jobz,  \
                                          cublasFillMode_t uplo, int n, T* A, int lda, T* B, int ldb, R* W, T* work,  \
                                          int lwork, int* info);                                                      \
  cusolverStatus_t cusolverDn##L##or##gqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const T* A,      \
                                                     int lda, const T* tau, int* lwork);                              \
  cusolverStatus_t cusolverDn##L##or##gqr(cusolverDnHandle_t handle, int m, int n, int k, T* A, int lda,              \
                                          const T* tau, T* work, int lwork, int* info);                               \
  cusolverStatus_t cusolverDn##L##or##mqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,                \
                                                     cublasOperation_t trans, int m, int n, int k, const T* A,        \
                                                     int lda, const T* tau, const T* C, int ldc, int* lwork);         \
  cusolverStatus_t cusolverDn##L##or##mqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans,  \
                                          int m, int n, int k, const T* A, int lda, const T* tau, T* C, int ldc,      \
                                          T* work, int lwork, int* info);
ASSAY_EIGEN(S, float, float, sy, or)
ASSAY_EIGEN(D, double, double, sy, or)
ASSAY_EIGEN(C, cuComplex, float, he, un)
ASSAY_EIGEN(Z, cuDoubleComplex, double, he, un)
#undef ASSAY_EIGEN
#undef ASSAY_DENSE

cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t* info);
cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info);
cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance);
cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int sweeps);
cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort);
cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double* residual);
cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int* sweeps);
cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t* info);
cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info);
cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance);
cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int sweeps);
cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort);
cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double* residual);
cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int* sweeps);

cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             cublasFillMode_t uplo, int64_t n, cudaDataType typeA, const void* A,
                                             int64_t lda, cudaDataType type, size_t* device, size_t* host);
cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
                                  int64_t n, cudaDataType typeA, void* A, int64_t lda, cudaDataType type, void* device,
                                  size_t deviceSize, void* host, size_t hostSize, int* info);
cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
                                             int64_t n, cudaDataType typeA, const void* A, int64_t lda,
                                             cudaDataType type, size_t* device, size_t* host);
cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n,
                                  cudaDataType typeA, void* A, int64_t lda, int64_t* pivots, cudaDataType type,
                                  void* device, size_t deviceSize, void* host, size_t hostSize, int* info);
cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans,
                                  int64_t n, int64_t nrhs, cudaDataType typeA, const void* A, int64_t lda,
                                  const int64_t* pivots, cudaDataType typeB, void* B, int64_t ldb, int* info);
}
#endif
