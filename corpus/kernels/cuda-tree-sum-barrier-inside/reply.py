import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void row_share_kernel(const float* x, float* y, int columns) {
  __shared__ float tile[256];
  int t = threadIdx.x;
  float sum = 0.0f;
  for (int j = t; j < columns; j += 256) sum += x[blockIdx.x * columns + j];
  tile[t] = sum;
  __syncthreads();
  for (int step = 128; step > 0; step /= 2) {
    if (t < step) {
      tile[t] += tile[t + step];
      __syncthreads();
    }
  }
  __syncthreads();
  for (int j = t; j < columns; j += 256) y[blockIdx.x * columns + j] = x[blockIdx.x * columns + j] / tile[0];
}

torch::Tensor row_share(torch::Tensor x) {
  auto y = torch::empty_like(x);
  row_share_kernel<<<x.size(0), 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.size(1));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="row_share", cpp_sources="torch::Tensor row_share(torch::Tensor x);", cuda_sources=source, functions=["row_share"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.row_share(x)
