import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>
#include <cuda_fp16.h>

__global__ void scaled_kernel(const __half* x, __half* y, int n) {
  int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (i >= n) return;
  __half2 v = *reinterpret_cast<const __half2*>(x + i);
  *reinterpret_cast<__half2*>(y + i) = __hmul2(v, __float2half2_rn(0.5f));
}

torch::Tensor scaled(torch::Tensor x) {
  auto y = torch::empty_like(x);
  int n = x.numel();
  scaled_kernel<<<(n / 2 + 255) / 256, 256>>>(reinterpret_cast<const __half*>(x.data_ptr<at::Half>()), reinterpret_cast<__half*>(y.data_ptr<at::Half>()), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="scaled", cpp_sources="torch::Tensor scaled(torch::Tensor x);", cuda_sources=source, functions=["scaled"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.scaled(x)
