import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__global__ void softened_kernel(const float* x, float* y, int columns) {
  const float* row = x + blockIdx.x * columns;
  float sum = 0;
  for (int i = 0; i < columns; ++i) sum += expf(row[i]);
  for (int i = threadIdx.x; i < columns; i += blockDim.x) y[blockIdx.x * columns + i] = expf(row[i]) / sum;
}

torch::Tensor softened(torch::Tensor x) {
  auto y = torch::empty_like(x);
  softened_kernel<<<x.size(0), 32>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.size(1));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="softened", cpp_sources="torch::Tensor softened(torch::Tensor x);", cuda_sources=source, functions=["softened"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.softened(x)
