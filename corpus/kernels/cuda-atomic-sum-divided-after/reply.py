import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__global__ void sum_kernel(const float* x, float* sum) {
  atomicAdd(sum, x[blockIdx.x * blockDim.x + threadIdx.x]);
}

__global__ void normed_kernel(const float* x, float* y, const float* sum) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i] / *sum;
}

torch::Tensor normed(torch::Tensor x) {
  auto y = torch::empty_like(x);
  auto sum = torch::zeros({1}, x.options());
  sum_kernel<<<x.size(0), x.size(1)>>>(x.data_ptr<float>(), sum.data_ptr<float>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  normed_kernel<<<x.size(0), x.size(1)>>>(x.data_ptr<float>(), y.data_ptr<float>(), sum.data_ptr<float>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="normed", cpp_sources="torch::Tensor normed(torch::Tensor x);", cuda_sources=source, functions=["normed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.normed(x)
