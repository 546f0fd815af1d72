import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void scores_kernel(const float* x, const float* w, float* y, int rows, int columns, int features) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows * columns) return;
  float sum = 0.0f;
  for (int k = 0; k < features; ++k) sum += x[i / columns * features + k] * w[i % columns * features + k];
  y[i] = sum;
}

torch::Tensor scores(torch::Tensor x, torch::Tensor w) {
  int rows = x.size(0), features = x.size(1), columns = w.size(0);
  auto y = torch::empty({rows, columns}, x.options());
  scores_kernel<<<(rows * columns + 127) / 128, 128>>>(x.data_ptr<float>(), w.data_ptr<float>(), y.data_ptr<float>(), rows, columns, features);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="scores", cpp_sources="torch::Tensor scores(torch::Tensor x, torch::Tensor w);", cuda_sources=source, functions=["scores"])


class ModelNew(nn.Module):
    def __init__(self, features, columns):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(columns, features))

    def forward(self, x):
        return extension.scores(x, self.weight)
