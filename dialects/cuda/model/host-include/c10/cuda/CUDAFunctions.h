#ifndef ASSAY_C10_CUDA_CUDAFUNCTIONS_H_
#define ASSAY_C10_CUDA_CUDAFUNCTIONS_H_

#include <c10/core/Device.h>
#include <c10/cuda/CUDAException.h>

#include <optional>

namespace c10 {
namespace cuda {
DeviceIndex device_count() noexcept;
DeviceIndex device_count_ensure_non_zero();
DeviceIndex current_device();
void set_device(DeviceIndex device, const bool force = false);
void device_synchronize();
void warn_or_error_on_sync();
cudaError_t GetDeviceCount(int* dev_count);
cudaError_t GetDevice(DeviceIndex* device);
cudaError_t SetDevice(DeviceIndex device, const bool force = false);
cudaError_t MaybeSetDevice(DeviceIndex device);
DeviceIndex ExchangeDevice(DeviceIndex device);
DeviceIndex MaybeExchangeDevice(DeviceIndex device);
void SetTargetDevice();
enum class SyncDebugMode { L_DISABLED = 0, L_WARN, L_ERROR };
void __inline__ memcpy_and_sync(void* dst, const void* src, std::int64_t nbytes, cudaMemcpyKind kind,
                                cudaStream_t stream) {
  C10_CUDA_CHECK(cudaMemcpyAsync(dst, src, static_cast<std::size_t>(nbytes), kind, stream));
  C10_CUDA_CHECK(cudaStreamSynchronize(stream));
}
void __inline__ stream_synchronize(cudaStream_t stream) { C10_CUDA_CHECK(cudaStreamSynchronize(stream)); }
}  // namespace cuda
}  // namespace c10

#endif
