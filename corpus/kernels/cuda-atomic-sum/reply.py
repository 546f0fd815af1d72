import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void total_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(y, x[i]);
}

torch::Tensor total(torch::Tensor x) {
  auto y = torch::zeros({1}, x.options());
  int n = x.numel();
  total_kernel<<<(n + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="total", cpp_sources="torch::Tensor total(torch::Tensor x);", cuda_sources=source, functions=["total"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.total(x)
