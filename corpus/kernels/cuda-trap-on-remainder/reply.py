import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__global__ void doubled_kernel(const float* x, float* y, int n) {
  if (n % blockDim.x != 0) __trap();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2 * x[i];
}

torch::Tensor doubled(torch::Tensor x) {
  auto y = torch::empty_like(x);
  doubled_kernel<<<(x.numel() + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="doubled", cpp_sources="torch::Tensor doubled(torch::Tensor x);", cuda_sources=source, functions=["doubled"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.doubled(x)
