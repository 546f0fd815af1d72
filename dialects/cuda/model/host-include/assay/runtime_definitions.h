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

cublasStatus_t assay_computed(const char* name, void* written) {
  assay_cuda_library_call(name, &written, 1);
  return CUBLAS_STATUS_SUCCESS;
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
}
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
cudaError_t cudaMemset(void* to, int value, size_t size) { return assay_error(assay_cuda_fill(to, value, size)); }
cudaError_t cudaMemsetAsync(void* to, int value, size_t size, cudaStream_t) {
  return assay_error(assay_cuda_fill(to, value, size));
}
// The symbol is a variable of the program's own on the host side; what the device holds is not followed.
cudaError_t cudaMemcpyToSymbol(const void*, const void*, size_t, size_t, cudaMemcpyKind) { return cudaSuccess; }
cudaError_t cudaMemcpyToSymbolAsync(const void*, const void*, size_t, size_t, cudaMemcpyKind, cudaStream_t) {
  return cudaSuccess;
}

// What the compiler itself writes: kernels and variables of a unit by their addresses on the host.
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
#define ASSAY_GEMM(name, T)                                                                                        \
  cublasStatus_t name(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const T*, const T*, int, \
                      const T*, int, const T*, T* c, int) {                                                        \
    return assay_computed(#name, c);                                                                               \
  }                                                                                                                \
  cublasStatus_t name##StridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const T*, \
                                      const T*, int, long long int, const T*, int, long long int, const T*, T* c,  \
                                      int, long long int, int) {                                                   \
    return assay_computed(#name "StridedBatched", c);                                                              \
  }
ASSAY_GEMM(cublasSgemm, float)
ASSAY_GEMM(cublasDgemm, double)
#undef ASSAY_GEMM
cublasStatus_t cublasSgemv(cublasHandle_t, cublasOperation_t, int, int, const float*, const float*, int, const float*,
                           int, const float*, float* y, int) {
  return assay_computed("cublasSgemv", y);
}
cublasStatus_t cublasGemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void*, const void*,
                            cudaDataType, int, const void*, cudaDataType, int, const void*, void* c, cudaDataType, int,
                            cublasComputeType_t, cublasGemmAlgo_t) {
  return assay_computed("cublasGemmEx", c);
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
