import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__device__ float power(float base, int exponent) {
  return exponent == 0 ? 1.0f : base * power(base, exponent - 2);
}

__global__ void cubed_kernel(const float* x, float* y, int exponent) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = power(x[i], exponent);
}

torch::Tensor cubed(torch::Tensor x) {
  auto y = torch::empty_like(x);
  cubed_kernel<<<x.size(0), x.size(1)>>>(x.data_ptr<float>(), y.data_ptr<float>(), 3);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="cubed", cpp_sources="torch::Tensor cubed(torch::Tensor x);", cuda_sources=source, functions=["cubed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.cubed(x)
