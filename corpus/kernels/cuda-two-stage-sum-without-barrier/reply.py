import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void total_kernel(const float* x, float* y, int n) {
  __shared__ float parts[8];
  int t = threadIdx.x;
  float sum = 0.0f;
  for (int i = t; i < n; i += 256) sum += x[i];
  for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(0xffffffff, sum, step);
  if (t % 32 == 0) parts[t / 32] = sum;
  
  if (t < 32) {
    sum = t < 8 ? parts[t] : 0.0f;
    for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(0xffffffff, sum, step);
    if (t == 0) y[0] = sum;
  }
}

torch::Tensor total(torch::Tensor x) {
  auto y = torch::empty({1}, x.options());
  total_kernel<<<1, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="total", cpp_sources="torch::Tensor total(torch::Tensor x);", cuda_sources=source, functions=["total"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.total(x)
