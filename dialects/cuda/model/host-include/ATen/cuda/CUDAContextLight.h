#ifndef ASSAY_ATEN_CUDA_CUDACONTEXTLIGHT_H_
#define ASSAY_ATEN_CUDA_CUDACONTEXTLIGHT_H_

#include <c10/core/Allocator.h>

#include <cstdint>

#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <cusolverDn.h>
#include <cusparse.h>

namespace at {
namespace cuda {

std::int64_t getNumGPUs();
bool is_available();
cudaDeviceProp* getCurrentDeviceProperties();
int warp_size();
cudaDeviceProp* getDeviceProperties(c10::DeviceIndex device);
bool canDeviceAccessPeer(c10::DeviceIndex device, c10::DeviceIndex peer_device);
c10::Allocator* getCUDADeviceAllocator();
cusparseHandle_t getCurrentCUDASparseHandle();
cublasHandle_t getCurrentCUDABlasHandle();
cublasLtHandle_t getCurrentCUDABlasLtHandle();
void clearCublasWorkspaces();
std::size_t getChosenWorkspaceSize();
cusolverDnHandle_t getCurrentCUDASolverDnHandle();

}  // namespace cuda
}  // namespace at

#endif
