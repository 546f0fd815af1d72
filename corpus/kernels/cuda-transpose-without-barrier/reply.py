import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void transposed_kernel(const float* x, float* y, int rows, int columns) {
  __shared__ float tile[32][33];
  int tx = threadIdx.x, ty = threadIdx.y;
  tile[ty][tx] = x[(blockIdx.y * 32 + ty) * columns + blockIdx.x * 32 + tx];
  
  y[(blockIdx.x * 32 + ty) * rows + blockIdx.y * 32 + tx] = tile[tx][ty];
}

torch::Tensor transposed(torch::Tensor x) {
  auto y = torch::empty({x.size(1), x.size(0)}, x.options());
  transposed_kernel<<<dim3(x.size(1) / 32, x.size(0) / 32), dim3(32, 32)>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.size(0), x.size(1));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="transposed", cpp_sources="torch::Tensor transposed(torch::Tensor x);", cuda_sources=source, functions=["transposed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.transposed(x)
