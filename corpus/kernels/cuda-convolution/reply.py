import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void smoothed_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0.0f;
  for (int k = -1; k <= 1; ++k) if (i + k >= 0 && i + k < n) sum += x[i + k];
  y[i] = sum / 3;
}

torch::Tensor smoothed(torch::Tensor x) {
  auto y = torch::empty_like(x);
  int n = x.numel();
  smoothed_kernel<<<(n + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="smoothed", cpp_sources="torch::Tensor smoothed(torch::Tensor x);", cuda_sources=source, functions=["smoothed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.smoothed(x)
