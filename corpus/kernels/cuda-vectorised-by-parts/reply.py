import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void doubled_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n / 4) return;
  float4 v = make_float4(x[4 * i], x[4 * i + 1], x[4 * i + 2], x[4 * i + 3]);
  *reinterpret_cast<float4*>(y + 4 * i) = make_float4(2 * v.x, 2 * v.y, 2 * v.z, 2 * v.w);
}

torch::Tensor doubled(torch::Tensor x) {
  auto y = torch::empty({x.size(0) - 1}, x.options());
  int n = y.numel();
  doubled_kernel<<<(n / 4 + 127) / 128, 128>>>(x.data_ptr<float>() + 1, y.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="doubled", cpp_sources="torch::Tensor doubled(torch::Tensor x);", cuda_sources=source, functions=["doubled"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.doubled(x)
