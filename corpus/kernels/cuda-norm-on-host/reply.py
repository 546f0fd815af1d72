import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>
#include <tuple>

__global__ void row_sums_kernel(const float* x, float* sums, int rows, int columns) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int i = 0; i < columns; ++i) sum += x[row * columns + i] * x[row * columns + i];
  sums[row] = sum;
}

__global__ void scale_kernel(const float* x, float* y, float by, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) y[i] = x[i] * by;
}

torch::Tensor normalise(torch::Tensor x, std::tuple<int, int> threads) {
  int rows = x.size(0), count = x.numel();
  auto sums = torch::empty({rows}, x.options());
  int first = std::get<0>(threads), second = std::get<1>(threads);
  row_sums_kernel<<<(rows + first - 1) / first, first>>>(x.data_ptr<float>(), sums.data_ptr<float>(), rows, x.size(1));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  float norm = std::sqrt(sums.sum().item<float>());
  auto y = torch::empty_like(x);
  scale_kernel<<<(count + second - 1) / second, second>>>(x.data_ptr<float>(), y.data_ptr<float>(), 1.0f / norm, count);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="normalise", cpp_sources="torch::Tensor normalise(torch::Tensor x, std::tuple<int, int> threads);",
                        cuda_sources=source, functions=["normalise"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.normalise(x, (32, 128))
