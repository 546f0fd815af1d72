// The headers that declare the current stream, the guards and the launch check.
#include <torch/types.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAException.h>
#include <ATen/AccumulateType.h>
#include <ATen/cuda/CUDAUtils.h>

__global__ void k(float* p);

void streams(torch::Tensor x) {
  const at::cuda::OptionalCUDAGuard guard(device_of(x));
  const at::cuda::OptionalCUDAGuard guard2(at::device_of(x));
  at::cuda::CUDAGuard guard3(x.device());
  c10::cuda::CUDAGuard guard4(x.get_device());
  c10::cuda::CUDAGuard guard5{(char)0};
  cudaStream_t stream = at::cuda::getCurrentCUDAStream();
  auto s = c10::cuda::getCurrentCUDAStream(x.device().index());
  cudaStream_t raw = s.stream();
  k<<<1, 1, 0, at::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>());
  k<<<1, 1, 0, s>>>(x.data_ptr<float>());
  k<<<1, 1, 0, stream>>>(x.data_ptr<float>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  C10_CUDA_CHECK(cudaGetLastError());
  AT_CUDA_CHECK(cudaDeviceSynchronize());
  cublasHandle_t handle = at::cuda::getCurrentCUDABlasHandle();
  float one = 1, zero = 0;
  cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, 1, 2, 3, &one, x.data_ptr<float>(), 1, x.data_ptr<float>(), 2, &zero, x.data_ptr<float>(), 1);
  TORCH_CUDABLAS_CHECK(cublasSetStream(handle, stream));
  cudaDeviceProp* p = at::cuda::getCurrentDeviceProperties();
  int sms = p->multiProcessorCount;
  at::cuda::CUDAStreamGuard stream_guard(at::cuda::getStreamFromPool());
  using acc = at::acc_type<at::Half, true>;
  acc a = 1.0f;
  (void)raw, (void)sms, (void)a;
  at::cuda::CUDAGuard guard6;                          // error: call to deleted constructor
  at::cuda::CUDAGuard guard7(x);                       // error: no matching constructor
  at::cuda::OptionalCUDAGuard guard8 = device_of(x);   // error: no viable conversion from
  cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, 1, 2, 3, one, x.data_ptr<float>(), 1, x.data_ptr<float>(), 2, &zero, x.data_ptr<float>(), 1);  // error: no matching function
  cublasSgemm(handle, 'N', 'T', 1, 2, 3, &one, x.data_ptr<float>(), 1, x.data_ptr<float>(), 2, &zero, x.data_ptr<float>(), 1);  // error: no matching function
}
