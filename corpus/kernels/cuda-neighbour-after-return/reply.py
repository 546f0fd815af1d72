import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__global__ void summed_kernel(const float* x, float* y, int n) {
  __shared__ float tile[128];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  tile[threadIdx.x] = x[i];
  __syncthreads();
  y[i] = threadIdx.x > 0 ? tile[threadIdx.x] + tile[threadIdx.x - 1] : tile[0] + (i > 0 ? x[i - 1] : 0.0f);
}

torch::Tensor summed(torch::Tensor x) {
  auto y = torch::empty_like(x);
  summed_kernel<<<(x.numel() + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="summed", cpp_sources="torch::Tensor summed(torch::Tensor x);", cuda_sources=source, functions=["summed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.summed(x)
