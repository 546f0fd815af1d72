import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAException.h>
#include <algorithm>

__global__ void distance_kernel(const float* x, float* y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) y[i] = fabsf(x[i]) + 1.0f;
}

torch::Tensor distance(torch::Tensor x) {
  auto y = torch::empty_like(x);
  int n = static_cast<int>(x.numel());
  cudaDeviceProp properties;
  C10_CUDA_CHECK(cudaGetDeviceProperties(&properties, x.get_device()));
  TORCH_CHECK(properties.multiProcessorCount == at::cuda::getCurrentDeviceProperties()->multiProcessorCount);
  int threads = std::min(256, properties.maxThreadsPerBlock);
  int blocks = std::min((n + threads - 1) / threads, 2 * properties.multiProcessorCount);
  distance_kernel<<<blocks, threads, 0, at::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>(), y.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="distance", cpp_sources="torch::Tensor distance(torch::Tensor x);", cuda_sources=source,
                        functions=["distance"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.distance(x)
