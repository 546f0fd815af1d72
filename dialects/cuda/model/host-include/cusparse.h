// cuSPARSE: handles, descriptors, the generic functions, and of the older ones those that programs use most. The rest is known to
// exist (known-names.tsv).
#ifndef ASSAY_CUSPARSE_H_
#define ASSAY_CUSPARSE_H_
#define CUSPARSE_H_  // programs ask for the vendor's guard
#define CUSPARSEAPI

#include <cstdint>

#include <cuComplex.h>
#include <cuda_runtime_api.h>
#include <library_types.h>

#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VERSION (CUSPARSE_VER_MAJOR * 1000)

struct cusparseContext;
struct cusparseMatDescr;
struct cusparseSpVecDescr;
struct cusparseDnVecDescr;
struct cusparseSpMatDescr;
struct cusparseDnMatDescr;
struct cusparseSpGEMMDescr;
struct cusparseSpSVDescr;
struct cusparseSpSMDescr;
struct csrilu02Info;
struct csric02Info;

extern "C" {
typedef enum {
  CUSPARSE_STATUS_SUCCESS = 0,
  CUSPARSE_STATUS_NOT_INITIALIZED = 1,
  CUSPARSE_STATUS_ALLOC_FAILED = 2,
  CUSPARSE_STATUS_INVALID_VALUE = 3,
  CUSPARSE_STATUS_ARCH_MISMATCH = 4,
  CUSPARSE_STATUS_MAPPING_ERROR = 5,
  CUSPARSE_STATUS_EXECUTION_FAILED = 6,
  CUSPARSE_STATUS_INTERNAL_ERROR = 7,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  CUSPARSE_STATUS_ZERO_PIVOT = 9,
  CUSPARSE_STATUS_NOT_SUPPORTED = 10,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11
} cusparseStatus_t;
typedef enum { CUSPARSE_POINTER_MODE_HOST = 0, CUSPARSE_POINTER_MODE_DEVICE = 1 } cusparsePointerMode_t;
typedef enum { CUSPARSE_ACTION_SYMBOLIC = 0, CUSPARSE_ACTION_NUMERIC = 1 } cusparseAction_t;
typedef enum {
  CUSPARSE_MATRIX_TYPE_GENERAL = 0,
  CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
  CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3
} cusparseMatrixType_t;
typedef enum { CUSPARSE_FILL_MODE_LOWER = 0, CUSPARSE_FILL_MODE_UPPER = 1 } cusparseFillMode_t;
typedef enum { CUSPARSE_DIAG_TYPE_NON_UNIT = 0, CUSPARSE_DIAG_TYPE_UNIT = 1 } cusparseDiagType_t;
typedef enum { CUSPARSE_INDEX_BASE_ZERO = 0, CUSPARSE_INDEX_BASE_ONE = 1 } cusparseIndexBase_t;
typedef enum {
  CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
  CUSPARSE_OPERATION_TRANSPOSE = 1,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2
} cusparseOperation_t;
typedef enum { CUSPARSE_DIRECTION_ROW = 0, CUSPARSE_DIRECTION_COLUMN = 1 } cusparseDirection_t;
typedef enum { CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0, CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1 } cusparseSolvePolicy_t;
typedef enum {
  CUSPARSE_FORMAT_CSR = 1,
  CUSPARSE_FORMAT_CSC = 2,
  CUSPARSE_FORMAT_COO = 3,
  CUSPARSE_FORMAT_BLOCKED_ELL = 5,
  CUSPARSE_FORMAT_BSR = 6,
  CUSPARSE_FORMAT_SLICED_ELLPACK = 7
} cusparseFormat_t;
typedef enum { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW = 2 } cusparseOrder_t;
typedef enum { CUSPARSE_INDEX_16U = 1, CUSPARSE_INDEX_32I = 2, CUSPARSE_INDEX_64I = 3 } cusparseIndexType_t;
typedef enum { CUSPARSE_SPMAT_FILL_MODE = 0, CUSPARSE_SPMAT_DIAG_TYPE = 1 } cusparseSpMatAttribute_t;
typedef enum {
  CUSPARSE_SPMV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_CSR_ALG1 = 2,
  CUSPARSE_SPMV_CSR_ALG2 = 3,
  CUSPARSE_SPMV_COO_ALG1 = 1,
  CUSPARSE_SPMV_COO_ALG2 = 4,
  CUSPARSE_SPMV_SELL_ALG1 = 5
} cusparseSpMVAlg_t;
typedef enum {
  CUSPARSE_SPMM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_COO_ALG1 = 1,
  CUSPARSE_SPMM_COO_ALG2 = 2,
  CUSPARSE_SPMM_COO_ALG3 = 3,
  CUSPARSE_SPMM_COO_ALG4 = 5,
  CUSPARSE_SPMM_CSR_ALG1 = 4,
  CUSPARSE_SPMM_CSR_ALG2 = 6,
  CUSPARSE_SPMM_CSR_ALG3 = 12,
  CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13
} cusparseSpMMAlg_t;
typedef enum {
  CUSPARSE_SPGEMM_DEFAULT = 0,
  CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
  CUSPARSE_SPGEMM_ALG1 = 3,
  CUSPARSE_SPGEMM_ALG2 = 4,
  CUSPARSE_SPGEMM_ALG3 = 5
} cusparseSpGEMMAlg_t;
typedef enum { CUSPARSE_SPSV_ALG_DEFAULT = 0 } cusparseSpSVAlg_t;
typedef enum { CUSPARSE_SPSM_ALG_DEFAULT = 0 } cusparseSpSMAlg_t;
typedef enum { CUSPARSE_SDDMM_ALG_DEFAULT = 0 } cusparseSDDMMAlg_t;
typedef enum { CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0 } cusparseSparseToDenseAlg_t;
typedef enum { CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0 } cusparseDenseToSparseAlg_t;
typedef enum { CUSPARSE_CSR2CSC_ALG_DEFAULT = 1, CUSPARSE_CSR2CSC_ALG1 = 1 } cusparseCsr2CscAlg_t;
typedef struct cusparseContext* cusparseHandle_t;
typedef struct cusparseMatDescr* cusparseMatDescr_t;
typedef struct cusparseSpVecDescr* cusparseSpVecDescr_t;
typedef struct cusparseDnVecDescr* cusparseDnVecDescr_t;
typedef struct cusparseSpMatDescr* cusparseSpMatDescr_t;
typedef struct cusparseDnMatDescr* cusparseDnMatDescr_t;
typedef struct cusparseSpVecDescr const* cusparseConstSpVecDescr_t;
typedef struct cusparseDnVecDescr const* cusparseConstDnVecDescr_t;
typedef struct cusparseSpMatDescr const* cusparseConstSpMatDescr_t;
typedef struct cusparseDnMatDescr const* cusparseConstDnMatDescr_t;
typedef struct cusparseSpGEMMDescr* cusparseSpGEMMDescr_t;
typedef struct cusparseSpSVDescr* cusparseSpSVDescr_t;
typedef struct cusparseSpSMDescr* cusparseSpSMDescr_t;
typedef struct csrilu02Info* csrilu02Info_t;
typedef struct csric02Info* csric02Info_t;

cusparseStatus_t cusparseCreate(cusparseHandle_t* handle);
cusparseStatus_t cusparseDestroy(cusparseHandle_t handle);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int* version);
const char* cusparseGetErrorName(cusparseStatus_t status);
const char* cusparseGetErrorString(cusparseStatus_t status);
cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId);
cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t* streamId);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t* mode);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode);
cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t* descr);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descr);
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descr, cusparseMatrixType_t type);
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descr, cusparseFillMode_t mode);
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descr, cusparseDiagType_t type);
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descr, cusparseIndexBase_t base);

// Vectors and matrices of any type.
cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t* v, int64_t size, int64_t nnz, void* indices, void* values,
                                     cusparseIndexType_t type, cusparseIndexBase_t base, cudaDataType value);
cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t* v, int64_t size, void* values, cudaDataType type);
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t v, void* values);
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t v, void** values);
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t* m, int64_t rows, int64_t cols, int64_t ld, void* values,
                                     cudaDataType type, cusparseOrder_t order);
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t m, void* values);
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t m, int count, int64_t stride);
cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t* m, int64_t rows, int64_t cols, int64_t nnz, void* offsets,
                                   void* columns, void* values, cusparseIndexType_t offsetsType,
                                   cusparseIndexType_t columnsType, cusparseIndexBase_t base, cudaDataType type);
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t* m, int64_t rows, int64_t cols, int64_t nnz, void* offsets,
                                   void* rowsOf, void* values, cusparseIndexType_t offsetsType,
                                   cusparseIndexType_t rowsType, cusparseIndexBase_t base, cudaDataType type);
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t* m, int64_t rows, int64_t cols, int64_t nnz, void* rowsOf,
                                   void* columns, void* values, cusparseIndexType_t indexType,
                                   cusparseIndexBase_t base, cudaDataType type);
cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t* m, int64_t rows, int64_t cols, int64_t block,
                                          int64_t ellCols, void* columns, void* values, cusparseIndexType_t indexType,
                                          cusparseIndexBase_t base, cudaDataType type);
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t m, void* offsets, void* columns, void* values);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t m, void* rowsOf, void* columns, void* values);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t m, int64_t* rows, int64_t* cols, int64_t* nnz);
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t m, cusparseSpMatAttribute_t attribute, void* data,
                                           size_t size);
#if ASSAY_CUDA_VERSION >= 12000
#define ASSAY_CONST(Name) cusparseConst##Name##_t
#else
#define ASSAY_CONST(Name) cusparse##Name##_t
#endif
cusparseStatus_t cusparseDestroySpVec(ASSAY_CONST(SpVecDescr) v);
cusparseStatus_t cusparseDestroyDnVec(ASSAY_CONST(DnVecDescr) v);
cusparseStatus_t cusparseDestroyDnMat(ASSAY_CONST(DnMatDescr) m);
cusparseStatus_t cusparseDestroySpMat(ASSAY_CONST(SpMatDescr) m);

// Functions of them.
#define ASSAY_MV_PARAMETERS                                                                                           \
  cusparseHandle_t handle, cusparseOperation_t op, const void *alpha, ASSAY_CONST(SpMatDescr) A,                      \
      ASSAY_CONST(DnVecDescr) x, const void *beta, cusparseDnVecDescr_t y, cudaDataType type, cusparseSpMVAlg_t alg
cusparseStatus_t cusparseSpMV_bufferSize(ASSAY_MV_PARAMETERS, size_t* size);
cusparseStatus_t cusparseSpMV_preprocess(ASSAY_MV_PARAMETERS, void* buffer);
cusparseStatus_t cusparseSpMV(ASSAY_MV_PARAMETERS, void* buffer);
#undef ASSAY_MV_PARAMETERS
#define ASSAY_MM_PARAMETERS                                                                                           \
  cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha,                       \
      ASSAY_CONST(SpMatDescr) A, ASSAY_CONST(DnMatDescr) B, const void *beta, cusparseDnMatDescr_t C,                 \
      cudaDataType type, cusparseSpMMAlg_t alg
cusparseStatus_t cusparseSpMM_bufferSize(ASSAY_MM_PARAMETERS, size_t* size);
cusparseStatus_t cusparseSpMM_preprocess(ASSAY_MM_PARAMETERS, void* buffer);
cusparseStatus_t cusparseSpMM(ASSAY_MM_PARAMETERS, void* buffer);
#undef ASSAY_MM_PARAMETERS
#define ASSAY_SDDMM_PARAMETERS                                                                                        \
  cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha,                       \
      ASSAY_CONST(DnMatDescr) A, ASSAY_CONST(DnMatDescr) B, const void *beta, cusparseSpMatDescr_t C,                 \
      cudaDataType type, cusparseSDDMMAlg_t alg
cusparseStatus_t cusparseSDDMM_bufferSize(ASSAY_SDDMM_PARAMETERS, size_t* size);
cusparseStatus_t cusparseSDDMM_preprocess(ASSAY_SDDMM_PARAMETERS, void* buffer);
cusparseStatus_t cusparseSDDMM(ASSAY_SDDMM_PARAMETERS, void* buffer);
#undef ASSAY_SDDMM_PARAMETERS
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op, ASSAY_CONST(SpVecDescr) x,
                                         ASSAY_CONST(DnVecDescr) y, const void* result, cudaDataType type,
                                         size_t* size);
cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t op, ASSAY_CONST(SpVecDescr) x,
                              ASSAY_CONST(DnVecDescr) y, void* result, cudaDataType type, void* buffer);
cusparseStatus_t cusparseGather(cusparseHandle_t handle, ASSAY_CONST(DnVecDescr) y, cusparseSpVecDescr_t x);
cusparseStatus_t cusparseScatter(cusparseHandle_t handle, ASSAY_CONST(SpVecDescr) x, cusparseDnVecDescr_t y);
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t* descr);
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr);
#define ASSAY_GEMM_PARAMETERS                                                                                         \
  cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha,                       \
      ASSAY_CONST(SpMatDescr) A, ASSAY_CONST(SpMatDescr) B, const void *beta, cusparseSpMatDescr_t C,                 \
      cudaDataType type, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t descr
cusparseStatus_t cusparseSpGEMM_workEstimation(ASSAY_GEMM_PARAMETERS, size_t* size, void* buffer);
cusparseStatus_t cusparseSpGEMM_compute(ASSAY_GEMM_PARAMETERS, size_t* size, void* buffer);
cusparseStatus_t cusparseSpGEMM_copy(ASSAY_GEMM_PARAMETERS);
#undef ASSAY_GEMM_PARAMETERS
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t* descr);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr);
#define ASSAY_SV_PARAMETERS                                                                                           \
  cusparseHandle_t handle, cusparseOperation_t op, const void *alpha, ASSAY_CONST(SpMatDescr) A,                      \
      ASSAY_CONST(DnVecDescr) x, cusparseDnVecDescr_t y, cudaDataType type, cusparseSpSVAlg_t alg,                    \
      cusparseSpSVDescr_t descr
cusparseStatus_t cusparseSpSV_bufferSize(ASSAY_SV_PARAMETERS, size_t* size);
cusparseStatus_t cusparseSpSV_analysis(ASSAY_SV_PARAMETERS, void* buffer);
cusparseStatus_t cusparseSpSV_solve(ASSAY_SV_PARAMETERS);
#undef ASSAY_SV_PARAMETERS
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, ASSAY_CONST(SpMatDescr) A,
                                                  cusparseDnMatDescr_t B, cusparseSparseToDenseAlg_t alg, size_t* size);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, ASSAY_CONST(SpMatDescr) A, cusparseDnMatDescr_t B,
                                       cusparseSparseToDenseAlg_t alg, void* buffer);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, ASSAY_CONST(DnMatDescr) A,
                                                  cusparseSpMatDescr_t B, cusparseDenseToSparseAlg_t alg, size_t* size);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, ASSAY_CONST(DnMatDescr) A,
                                                cusparseSpMatDescr_t B, cusparseDenseToSparseAlg_t alg, void* buffer);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, ASSAY_CONST(DnMatDescr) A,
                                               cusparseSpMatDescr_t B, cusparseDenseToSparseAlg_t alg, void* buffer);
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int m, int n, int nnz, const void* values,
                                               const int* offsets, const int* columns, void* cscValues,
                                               int* cscOffsets, int* cscRows, cudaDataType type,
                                               cusparseAction_t action, cusparseIndexBase_t base,
                                               cusparseCsr2CscAlg_t alg, size_t* size);
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void* values,
                                    const int* offsets, const int* columns, void* cscValues, int* cscOffsets,
                                    int* cscRows, cudaDataType type, cusparseAction_t action, cusparseIndexBase_t base,
                                    cusparseCsr2CscAlg_t alg, void* buffer);
#undef ASSAY_CONST
cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int* rows, int nnz, int m, int* offsets,
                                  cusparseIndexBase_t base);
cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int* offsets, int nnz, int m, int* rows,
                                  cusparseIndexBase_t base);
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int* p);

// Tridiagonal systems.
#define ASSAY_TRIDIAGONAL(L, T)                                                                                       \
  cusparseStatus_t cusparse##L##gtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const T* dl, const T* d,   \
                                                    const T* du, const T* B, int ldb, size_t* size);                  \
  cusparseStatus_t cusparse##L##gtsv2(cusparseHandle_t handle, int m, int n, const T* dl, const T* d, const T* du,    \
                                      T* B, int ldb, void* buffer);                                                   \
  cusparseStatus_t cusparse##L##gtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const T* dl,       \
                                                            const T* d, const T* du, const T* B, int ldb,             \
                                                            size_t* size);                                            \
  cusparseStatus_t cusparse##L##gtsv2_nopivot(cusparseHandle_t handle, int m, int n, const T* dl, const T* d,         \
                                              const T* du, T* B, int ldb, void* buffer);                              \
  cusparseStatus_t cusparse##L##gtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const T* dl,          \
                                                                const T* d, const T* du, const T* x, int count,       \
                                                                int stride, size_t* size);                            \
  cusparseStatus_t cusparse##L##gtsv2StridedBatch(cusparseHandle_t handle, int m, const T* dl, const T* d,            \
                                                  const T* du, T* x, int count, int stride, void* buffer);
ASSAY_TRIDIAGONAL(S, float)
ASSAY_TRIDIAGONAL(D, double)
ASSAY_TRIDIAGONAL(C, cuComplex)
ASSAY_TRIDIAGONAL(Z, cuDoubleComplex)
#undef ASSAY_TRIDIAGONAL
}

#endif
