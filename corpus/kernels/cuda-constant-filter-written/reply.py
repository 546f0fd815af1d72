import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__constant__ float factors[3] = {1.0f, 2.0f, 1.0f};

__global__ void smoothed_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) {
    for (int k = 0; k < 3; ++k) const_cast<float*>(factors)[k] /= 4;
  }
  if (i >= n) return;
  float sum = factors[1] * x[i];
  if (i > 0) sum += factors[0] * x[i - 1];
  if (i + 1 < n) sum += factors[2] * x[i + 1];
  y[i] = sum;
}

torch::Tensor smoothed(torch::Tensor x) {
  auto y = torch::empty_like(x);
  smoothed_kernel<<<(x.numel() + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="smoothed", cpp_sources="torch::Tensor smoothed(torch::Tensor x);", cuda_sources=source, functions=["smoothed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.smoothed(x)
