import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__global__ void gathered_kernel(const float* x, const long* index, float* y, int columns) {
  y[blockIdx.x * columns + threadIdx.x] = x[index[blockIdx.x] * columns + threadIdx.x];
}

torch::Tensor gathered(torch::Tensor x, torch::Tensor index) {
  auto rows = index.to(torch::kDouble);
  auto y = torch::empty({index.size(0), x.size(1)}, x.options());
  const long* numbers = reinterpret_cast<const long*>(rows.data_ptr<double>());
  gathered_kernel<<<index.size(0), x.size(1)>>>(x.data_ptr<float>(), numbers, y.data_ptr<float>(), x.size(1));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="gathered", cpp_sources="torch::Tensor gathered(torch::Tensor x, torch::Tensor index);", cuda_sources=source, functions=["gathered"])


class ModelNew(nn.Module):
    def forward(self, x, index):
        return extension.gathered(x, index)
