import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__constant__ float factors[3];

__global__ void smooth_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = factors[1] * x[i];
  if (i > 0) sum += factors[0] * x[i - 1];
  if (i + 1 < n) sum += factors[2] * x[i + 1];
  y[i] = sum;
}

torch::Tensor run(torch::Tensor x) {
  auto y = torch::empty_like(x);
  const float weights[3] = {0.25f, 0.5f, 0.25f};
  cudaMemcpyToSymbol(factors, weights, sizeof(weights));
  smooth_kernel<<<(x.numel() + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="extension", cpp_sources="torch::Tensor run(torch::Tensor x);", cuda_sources=source, functions=["run"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.run(x)
