// The CUDA runtime and cuBLAS for host code that a machine follows. What is not defined here ends a program by its name.
#ifndef ASSAY_RUNTIME_DEFINITIONS_H_
#define ASSAY_RUNTIME_DEFINITIONS_H_

#include <assay/torch.h>
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <cstring>

namespace {

cudaError_t assay_error(int number) { return static_cast<cudaError_t>(number); }

struct assay_error_text {
  int number;
  const char *name, *text;
};
constexpr assay_error_text assay_error_texts[] = {
    {0, "cudaSuccess", "no error"},
    {1, "cudaErrorInvalidValue", "invalid argument"},
    {2, "cudaErrorMemoryAllocation", "out of memory"},
    {9, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    {98, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    {101, "cudaErrorInvalidDevice", "invalid device ordinal"},
    {400, "cudaErrorInvalidResourceHandle", "invalid resource handle"},
    {600, "cudaErrorNotReady", "device not ready"},
    {700, "cudaErrorIllegalAddress", "an illegal memory access was encountered"},
    {701, "cudaErrorLaunchOutOfResources", "too many resources requested for launch"},
    {719, "cudaErrorLaunchFailure", "unspecified launch failure"},
    {720, "cudaErrorCooperativeLaunchTooLarge", "too many blocks in cooperative launch"},
};
const assay_error_text* assay_find_error(int number) {
  for (const assay_error_text& one : assay_error_texts)
    if (one.number == number) return &one;
  return nullptr;
}

}  // namespace

extern "C" {

const char* cudaGetErrorString(cudaError_t error) {
  const assay_error_text* found = assay_find_error(error);
  return found != nullptr ? found->text : "unrecognized error code";
}
const char* cudaGetErrorName(cudaError_t error) {
  const assay_error_text* found = assay_find_error(error);
  return found != nullptr ? found->name : "unrecognized error code";
}
cudaError_t cudaGetLastError() { return assay_error(assay_cuda_last_error(1)); }
cudaError_t cudaPeekAtLastError() { return assay_error(assay_cuda_last_error(0)); }

cudaError_t cudaGetDeviceCount(int* count) { return *count = 1, cudaSuccess; }
cudaError_t cudaGetDevice(int* device) { return *device = 0, cudaSuccess; }
cudaError_t cudaSetDevice(int device) { return device == 0 ? cudaSuccess : cudaErrorInvalidDevice; }
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int) {
  return *value = static_cast<int>(assay_cuda_device_attribute(attribute)), cudaSuccess;
}
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* to, int) {
  const auto number = [](cudaDeviceAttr attribute) { return static_cast<int>(assay_cuda_device_attribute(attribute)); };
  std::memset(to, 0, sizeof *to);
  std::strcpy(to->name, "NVIDIA GPU");
  to->warpSize = 32;
  to->regsPerBlock = to->regsPerMultiprocessor = 65536;
  to->totalConstMem = 65536;
  to->maxThreadsPerBlock = 1024;
  to->maxThreadsDim[0] = to->maxThreadsDim[1] = 1024, to->maxThreadsDim[2] = 64;
  to->maxGridSize[0] = 2147483647, to->maxGridSize[1] = to->maxGridSize[2] = 65535;
  to->major = number(cudaDevAttrComputeCapabilityMajor), to->minor = number(cudaDevAttrComputeCapabilityMinor);
  to->sharedMemPerBlock = 49152;
  to->sharedMemPerBlockOptin = static_cast<std::size_t>(number(cudaDevAttrMaxSharedMemoryPerBlockOptin));
  to->sharedMemPerMultiprocessor = static_cast<std::size_t>(number(cudaDevAttrMaxSharedMemoryPerMultiprocessor));
  to->maxThreadsPerMultiProcessor = number(cudaDevAttrMaxThreadsPerMultiProcessor);
  to->maxBlocksPerMultiProcessor = number(cudaDevAttrMaxBlocksPerMultiprocessor);
  to->multiProcessorCount = number(cudaDevAttrMultiProcessorCount);
  to->l2CacheSize = number(cudaDevAttrL2CacheSize);
  to->cooperativeLaunch = to->concurrentKernels = to->unifiedAddressing = to->managedMemory = 1;
  return cudaSuccess;
}
cudaError_t cudaDeviceReset() { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaThreadSynchronize() { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaDeviceSynchronize() { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaStreamSynchronize(cudaStream_t) { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaStreamQuery(cudaStream_t) { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaDeviceSetLimit(cudaLimit, size_t) { return cudaSuccess; }
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaFuncSetCacheConfig(const void*, cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaFuncSetSharedMemConfig(const void*, cudaSharedMemConfig) { return cudaSuccess; }
cudaError_t cudaProfilerStart() { return cudaSuccess; }
cudaError_t cudaProfilerStop() { return cudaSuccess; }
cudaError_t cudaRuntimeGetVersion(int* version) { return *version = ASSAY_CUDA_VERSION, cudaSuccess; }
cudaError_t cudaDriverGetVersion(int* version) { return *version = ASSAY_CUDA_VERSION, cudaSuccess; }

// A stream that blocks is ordered with the default stream, as if it were that one.
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned int flags) {
  *stream = flags == cudaStreamNonBlocking ? static_cast<cudaStream_t>(assay_torch_new_stream(0, 0)) : cudaStreamLegacy;
  return cudaSuccess;
}
cudaError_t cudaStreamCreate(cudaStream_t* stream) { return cudaStreamCreateWithFlags(stream, cudaStreamDefault); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned int flags, int) {
  return cudaStreamCreateWithFlags(stream, flags);
}
cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned int) { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaEventCreate(cudaEvent_t* event) { return *event = reinterpret_cast<cudaEvent_t>(0x10), cudaSuccess; }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned int) { return cudaEventCreate(event); }
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t, unsigned int) { return cudaSuccess; }
cudaError_t cudaEventSynchronize(cudaEvent_t) { return assay_error(assay_cuda_synchronize()); }
cudaError_t cudaEventQuery(cudaEvent_t) { return cudaSuccess; }
// Times are not modelled: a program only divides by them.
cudaError_t cudaEventElapsedTime(float* ms, cudaEvent_t, cudaEvent_t) { return *ms = 1.0f, cudaSuccess; }
cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }

unsigned int __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, CUstream_st* stream) {
  const unsigned g[] = {grid.x, grid.y, grid.z}, b[] = {block.x, block.y, block.z};
  assay_cuda_configure(g, b, shared, stream);
  return 0;
}
unsigned int __cudaPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, void* stream) {
  unsigned g[3], b[3];
  assay_cuda_configured(g, b, shared, static_cast<void**>(stream));
  *grid = dim3(g[0], g[1], g[2]), *block = dim3(b[0], b[1], b[2]);
  return 0;
}
cudaError_t cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t shared, cudaStream_t stream) {
  const unsigned g[] = {grid.x, grid.y, grid.z}, b[] = {block.x, block.y, block.z};
  return assay_error(assay_cuda_launch(function, g, b, arguments, shared, stream, 0));
}
cudaError_t cudaLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t shared,
                                        cudaStream_t stream) {
  const unsigned g[] = {grid.x, grid.y, grid.z}, b[] = {block.x, block.y, block.z};
  return assay_error(assay_cuda_launch(function, g, b, arguments, shared, stream, 1));
}
cudaError_t cudaFuncSetAttribute(const void* function, cudaFuncAttribute attribute, int value) {
  return assay_error(assay_cuda_set_function_attribute(function, attribute, value));
}

cudaError_t cudaMalloc(void** memory, size_t size) { return assay_error(assay_cuda_allocate(memory, size, 0)); }
cudaError_t cudaMallocAsync(void** memory, size_t size, cudaStream_t) { return cudaMalloc(memory, size); }
cudaError_t cudaFree(void* memory) { return assay_error(assay_cuda_release(memory)); }
cudaError_t cudaFreeAsync(void* memory, cudaStream_t) { return cudaFree(memory); }
cudaError_t cudaMallocHost(void** memory, size_t size) { return assay_error(assay_cuda_allocate(memory, size, 1)); }
cudaError_t cudaHostAlloc(void** memory, size_t size, unsigned int) { return cudaMallocHost(memory, size); }
cudaError_t cudaFreeHost(void* memory) { return assay_error(assay_cuda_release(memory)); }
cudaError_t cudaMemcpy(void* to, const void* from, size_t size, cudaMemcpyKind kind) {
  return assay_error(assay_cuda_copy(to, from, size, kind));
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t size, cudaMemcpyKind kind, cudaStream_t) {
  return assay_error(assay_cuda_copy(to, from, size, kind));
}
cudaError_t cudaMallocManaged(void** memory, size_t size, unsigned int) {
  return assay_error(assay_cuda_allocate(memory, size, 2));
}
cudaError_t cudaMallocPitch(void** memory, size_t* pitch, size_t width, size_t height) {
  *pitch = (width + 511) / 512 * 512;
  return cudaMalloc(memory, *pitch * height);
}
cudaError_t cudaMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                         cudaMemcpyKind kind) {
  for (size_t row = 0; row < height; ++row) {
    const cudaError_t error = cudaMemcpy(static_cast<char*>(to) + row * to_pitch,
                                         static_cast<const char*>(from) + row * from_pitch, width, kind);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}
cudaError_t cudaMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                              size_t height, cudaMemcpyKind kind, cudaStream_t) {
  return cudaMemcpy2D(to, to_pitch, from, from_pitch, width, height, kind);
}
cudaError_t cudaMemGetInfo(size_t* free, size_t* total) {
  return *free = size_t{1} << 34, *total = size_t{1} << 35, cudaSuccess;
}
cudaError_t cudaHostRegister(void*, size_t, unsigned int) { return cudaSuccess; }
cudaError_t cudaHostUnregister(void*) { return cudaSuccess; }
cudaError_t cudaMemset(void* to, int value, size_t size) { return assay_error(assay_cuda_fill(to, value, size)); }
cudaError_t cudaMemsetAsync(void* to, int value, size_t size, cudaStream_t) {
  return assay_error(assay_cuda_fill(to, value, size));
}
cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* from, size_t size, size_t offset, cudaMemcpyKind) {
  return assay_error(assay_cuda_copy_symbol(symbol, const_cast<void*>(from), size, offset, 1));
}
cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* from, size_t size, size_t offset, cudaMemcpyKind kind,
                                    cudaStream_t) {
  return cudaMemcpyToSymbol(symbol, from, size, offset, kind);
}
cudaError_t cudaMemcpyFromSymbol(void* to, const void* symbol, size_t size, size_t offset, cudaMemcpyKind) {
  return assay_error(assay_cuda_copy_symbol(symbol, to, size, offset, 0));
}
cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* symbol, size_t size, size_t offset, cudaMemcpyKind kind,
                                      cudaStream_t) {
  return cudaMemcpyFromSymbol(to, symbol, size, offset, kind);
}
cudaError_t cudaGetSymbolAddress(void** address, const void* symbol) {
  size_t bytes;
  *address = assay_cuda_symbol_address(symbol, &bytes);
  return *address != nullptr ? cudaSuccess : cudaErrorInvalidSymbol;
}
cudaError_t cudaGetSymbolSize(size_t* size, const void* symbol) {
  return assay_cuda_symbol_address(symbol, size) != nullptr ? cudaSuccess : cudaErrorInvalidSymbol;
}

// Functions that compiler-generated code calls: kernels and variables of a unit by their addresses on the host.
void** __cudaRegisterFatBinary(void*) {
  static void* handle;
  return &handle;
}
void __cudaRegisterFatBinaryEnd(void**) {}
void __cudaUnregisterFatBinary(void**) {}
int __cudaRegisterFunction(void**, const char* function, char*, const char* name, int, void*, void*, void*, void*, void*) {
  assay_cuda_register_kernel(function, name);
  return 0;
}
void __cudaRegisterVar(void**, char* variable, char*, const char* name, int, size_t size, int, int) {
  assay_cuda_register_variable(variable, name, size);
}
void __cudaRegisterManagedVar(void**, void**, char*, const char*, size_t, unsigned) {
  assay_cuda_unmodelled("a __managed__ variable");
}

cublasStatus_t cublasCreate(cublasHandle_t* handle) {
  return *handle = static_cast<cublasHandle_t>(assay_torch_library_handle("cublas")), CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasDestroy(cublasHandle_t) { return CUBLAS_STATUS_SUCCESS; }
cublasStatus_t cublasSetStream(cublasHandle_t, cudaStream_t) { return CUBLAS_STATUS_SUCCESS; }
cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t) { return CUBLAS_STATUS_SUCCESS; }
cublasStatus_t cublasGetMathMode(cublasHandle_t, cublasMath_t* mode) {
  return *mode = CUBLAS_DEFAULT_MATH, CUBLAS_STATUS_SUCCESS;
}
static cublasStatus_t assay_gemm(const char* name, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k,
                                 double alpha, const void* a, int type_a, int lda, const void* b, int type_b, int ldb,
                                 double beta, void* c, int type_c, int ldc, long long stride_a = 0,
                                 long long stride_b = 0, long long stride_c = 0, int batch = 1) {
  const assay_cuda_gemm what = {name, m, n, k, batch, alpha, beta,
                                {a, type_a, ta != CUBLAS_OP_N, lda, stride_a},
                                {b, type_b, tb != CUBLAS_OP_N, ldb, stride_b},
                                {c, type_c, 0, ldc, stride_c}};
  return static_cast<cublasStatus_t>(assay_cuda_run_gemm(&what));
}
#define ASSAY_GEMM(name, T, type)                                                                                   \
  cublasStatus_t name(cublasHandle_t, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const T* alpha, \
                      const T* a, int lda, const T* b, int ldb, const T* beta, T* c, int ldc) {                      \
    return assay_gemm(#name, ta, tb, m, n, k, *alpha, a, type, lda, b, type, ldb, *beta, c, type, ldc);              \
  }                                                                                                                 \
  cublasStatus_t name##StridedBatched(cublasHandle_t, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, \
                                      const T* alpha, const T* a, int lda, long long int stride_a, const T* b,      \
                                      int ldb, long long int stride_b, const T* beta, T* c, int ldc,                \
                                      long long int stride_c, int batch) {                                          \
    return assay_gemm(#name "StridedBatched", ta, tb, m, n, k, *alpha, a, type, lda, b, type, ldb, *beta, c, type,  \
                      ldc, stride_a, stride_b, stride_c, batch);                                                    \
  }
ASSAY_GEMM(cublasSgemm, float, CUDA_R_32F)
ASSAY_GEMM(cublasDgemm, double, CUDA_R_64F)
#undef ASSAY_GEMM
cublasStatus_t cublasHgemm(cublasHandle_t, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k,
                           const __half* alpha, const __half* a, int lda, const __half* b, int ldb, const __half* beta,
                           __half* c, int ldc) {
  return assay_gemm("cublasHgemm", ta, tb, m, n, k, __half2float(*alpha), a, CUDA_R_16F, lda, b, CUDA_R_16F, ldb,
                    __half2float(*beta), c, CUDA_R_16F, ldc);
}
// A vector is a matrix of one row, or of one column where its elements lie side by side.
#define ASSAY_GEMV(name, T, type)                                                                                    \
  cublasStatus_t name(cublasHandle_t, cublasOperation_t trans, int m, int n, const T* alpha, const T* a, int lda,    \
                      const T* x, int step_x, const T* beta, T* y, int step_y) {                                     \
    if (step_y != 1 || step_x < 1) assay_cuda_unmodelled(#name " with a step");                                      \
    const bool turned = trans != CUBLAS_OP_N;                                                                        \
    return assay_gemm(#name, trans, CUBLAS_OP_T, turned ? n : m, 1, turned ? m : n, *alpha, a, type, lda, x, type,   \
                      step_x, *beta, y, type, turned ? n : m);                                                       \
  }
ASSAY_GEMV(cublasSgemv, float, CUDA_R_32F)
ASSAY_GEMV(cublasDgemv, double, CUDA_R_64F)
#undef ASSAY_GEMV
static double assay_scalar(const void* at, cublasComputeType_t compute) {
  switch (compute) {
    case CUBLAS_COMPUTE_64F:
    case CUBLAS_COMPUTE_64F_PEDANTIC: return *static_cast<const double*>(at);
    case CUBLAS_COMPUTE_16F:
    case CUBLAS_COMPUTE_16F_PEDANTIC: return __half2float(*static_cast<const __half*>(at));
    case CUBLAS_COMPUTE_32I:
    case CUBLAS_COMPUTE_32I_PEDANTIC: assay_cuda_unmodelled("cublasGemmEx of integers"); return 0;
    default: return *static_cast<const float*>(at);
  }
}
cublasStatus_t cublasGemmEx(cublasHandle_t, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k,
                            const void* alpha, const void* a, cudaDataType type_a, int lda, const void* b,
                            cudaDataType type_b, int ldb, const void* beta, void* c, cudaDataType type_c, int ldc,
                            cublasComputeType_t compute, cublasGemmAlgo_t) {
  return assay_gemm("cublasGemmEx", ta, tb, m, n, k, assay_scalar(alpha, compute), a, type_a, lda, b, type_b, ldb,
                    assay_scalar(beta, compute), c, type_c, ldc);
}
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k,
                                          const void* alpha, const void* a, cudaDataType type_a, int lda,
                                          long long int stride_a, const void* b, cudaDataType type_b, int ldb,
                                          long long int stride_b, const void* beta, void* c, cudaDataType type_c, int ldc,
                                          long long int stride_c, int batch, cublasComputeType_t compute,
                                          cublasGemmAlgo_t) {
  return assay_gemm("cublasGemmStridedBatchedEx", ta, tb, m, n, k, assay_scalar(alpha, compute), a, type_a, lda, b,
                    type_b, ldb, assay_scalar(beta, compute), c, type_c, ldc, stride_a, stride_b, stride_c, batch);
}

}  // extern "C"

// min and max of CUDA's, which the host has as well.
#define ASSAY_MIN_MAX(result, a, b)                                                                     \
  result min(a x, b y) { return static_cast<result>(x) < static_cast<result>(y) ? static_cast<result>(x) : static_cast<result>(y); } \
  result max(a x, b y) { return static_cast<result>(x) > static_cast<result>(y) ? static_cast<result>(x) : static_cast<result>(y); }
ASSAY_MIN_MAX(int, int, int)
ASSAY_MIN_MAX(unsigned int, unsigned int, unsigned int)
ASSAY_MIN_MAX(unsigned int, int, unsigned int)
ASSAY_MIN_MAX(unsigned int, unsigned int, int)
ASSAY_MIN_MAX(long, long, long)
ASSAY_MIN_MAX(unsigned long, unsigned long, unsigned long)
ASSAY_MIN_MAX(unsigned long, long, unsigned long)
ASSAY_MIN_MAX(unsigned long, unsigned long, long)
ASSAY_MIN_MAX(long long, long long, long long)
ASSAY_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
ASSAY_MIN_MAX(unsigned long long, long long, unsigned long long)
ASSAY_MIN_MAX(unsigned long long, unsigned long long, long long)
ASSAY_MIN_MAX(float, float, float)
ASSAY_MIN_MAX(double, double, double)
ASSAY_MIN_MAX(double, float, double)
ASSAY_MIN_MAX(double, double, float)
#undef ASSAY_MIN_MAX
extern "C" float rsqrtf(float x) { return 1 / sqrtf(x); }
extern "C" double rsqrt(double x) { return 1 / sqrt(x); }

template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int*, int*, T, size_t, int) {
  assay_cuda_unmodelled("cudaOccupancyMaxPotentialBlockSize");
  return cudaSuccess;
}

#endif
