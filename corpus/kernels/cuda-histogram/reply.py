import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void counts_kernel(const float* x, float* y, int n) {
  __shared__ float bins[8];
  if (threadIdx.x < 8) bins[threadIdx.x] = 0.0f;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    if (!(x[i] >= 0.0f && x[i] <= 1.0f)) continue;
    int bin = min(static_cast<int>(x[i] * 8), 7);
    atomicAdd(&bins[bin], 1.0f);
  }
  __syncthreads();
  if (threadIdx.x < 8) atomicAdd(&y[threadIdx.x], bins[threadIdx.x]);
}

torch::Tensor counts(torch::Tensor x) {
  auto y = torch::zeros({8}, x.options());
  counts_kernel<<<8, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="counts", cpp_sources="torch::Tensor counts(torch::Tensor x);", cuda_sources=source, functions=["counts"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.counts(x)
