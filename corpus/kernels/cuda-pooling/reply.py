import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void pooled_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float window[4];
  for (int k = 0; k < 4; ++k) window[k] = x[4 * i + k];
  y[i] = fmaxf(fmaxf(window[0], window[1]), fmaxf(window[2], window[3]));
}

torch::Tensor pooled(torch::Tensor x) {
  auto y = torch::empty({x.size(0), x.size(1) / 4}, x.options());
  int n = y.numel();
  pooled_kernel<<<(n + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="pooled", cpp_sources="torch::Tensor pooled(torch::Tensor x);", cuda_sources=source, functions=["pooled"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.pooled(x)
