// A unit of load_inline as it is mostly written, and the small types.
#include <torch/types.h>
#include <cuda.h>
#include <cuda_runtime.h>

template <typename scalar_t>
__global__ void add(const scalar_t* __restrict__ a, const scalar_t* __restrict__ b, scalar_t* out, int64_t n) {
  int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
  if (i < n) out[i] = a[i] + b[i] * static_cast<scalar_t>(2);
}

__global__ void rows(torch::PackedTensorAccessor32<float, 2, torch::RestrictPtrTraits> x,
                     at::PackedTensorAccessor64<float, 1> y) {
  if (threadIdx.x < x.size(0)) y[threadIdx.x] = x[threadIdx.x][0] + FLT_MAX * INFINITY;
}

__global__ void small(at::Half* h, const c10::BFloat16* b, __half* native, __nv_bfloat16* nb) {
  float f = static_cast<float>(h[0]) + static_cast<float>(b[0]);
  h[1] = f;
  h[2] = h[0] * h[1] + h[0];
  h[3] = __float2half(f);
  native[0] = h[0];
  native[1] = static_cast<__half>(h[1]);
  nb[0] = static_cast<__nv_bfloat16>(b[1]);
  if (h[0] > h[1] || h[0] < 0.5f) h[0] += h[1];
  h[4] = std::numeric_limits<at::Half>::lowest();
  h[5] = expf(h[0]);
  native[2] = native[0] + native[1];       // error: invalid operands to binary expression
  TORCH_CHECK(f > 0, "not in a kernel");   // error: torchCheck
}

torch::Tensor launch(torch::Tensor x, torch::Tensor y) {
  TORCH_CHECK(x.is_cuda(), "x must be on the device");
  auto out = torch::empty_like(x);
  const int threads = 256;
  const int blocks = (x.numel() + threads - 1) / threads;
  add<float><<<blocks, threads>>>(x.data_ptr<float>(), y.data_ptr<float>(), out.data_ptr<float>(), x.numel());
  AT_DISPATCH_FLOATING_TYPES_AND_HALF(x.scalar_type(), "add", ([&] {
    add<scalar_t><<<dim3(blocks), threads, 0, 0>>>(x.data_ptr<scalar_t>(), y.data_ptr<scalar_t>(), out.data_ptr<scalar_t>(), x.numel());
  }));
  add<at::Half><<<1, 1>>>(x.data_ptr<at::Half>(), y.data_ptr<at::Half>(), out.data_ptr<at::Half>(), 1);
  rows<<<1, 32>>>(x.packed_accessor32<float, 2, torch::RestrictPtrTraits>(), out.packed_accessor64<float, 1>());
  cudaError_t err = cudaGetLastError();
  TORCH_CHECK(err == cudaSuccess, "failed: ", cudaGetErrorString(err));
  add<<<blocks, threads>>>(x, y, out, x.numel());                         // error: no matching function for call to 'add'
  rows<<<1, 32>>>(x, y);                                                  // error: no viable conversion from
  C10_CUDA_KERNEL_LAUNCH_CHECK();                                         // error: use of undeclared identifier 'C10_CUDA_KERNEL_LAUNCH_CHECK'
  add<float><<<1, 1, 0, at::cuda::getCurrentCUDAStream()>>>(nullptr, nullptr, nullptr, 0);  // error: no member named 'getCurrentCUDAStream' in namespace 'at::cuda'
  return out;
}
