import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void tripled_kernel(const float* x, float* y, long rows, long columns) {
  long row = blockIdx.y;
  for (long column = blockIdx.x * blockDim.x + threadIdx.x; column < columns; column += gridDim.x * blockDim.x)
    y[row * static_cast<long>(columns) + column] = 3.0f * x[row * static_cast<long>(columns) + column];
}

torch::Tensor tripled(torch::Tensor x) {
  auto y = torch::empty_like(x);
  dim3 grid(8, x.size(0));
  tripled_kernel<<<grid, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.size(0), x.size(1));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="tripled", cpp_sources="torch::Tensor tripled(torch::Tensor x);", cuda_sources=source, functions=["tripled"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.tripled(x)
