import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void squared_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i] * x[i];
}

torch::Tensor squared(torch::Tensor x) {
  auto y = torch::empty_like(x);
  int n = x.numel();
  squared_kernel<<<(n + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="squared", cpp_sources="torch::Tensor squared(torch::Tensor x);", cuda_sources=source, functions=["squared"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.squared(x)
