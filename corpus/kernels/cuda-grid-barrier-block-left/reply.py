import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>
#include <cooperative_groups.h>


__global__ void normed_kernel(const float* x, float* y, float* sum, int rows) {
  if (blockIdx.x >= rows) return;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(sum, x[i]);
  cooperative_groups::this_grid().sync();
  y[i] = x[i] / *sum;
}

torch::Tensor normed(torch::Tensor x) {
  auto y = torch::empty_like(x);
  auto sum = torch::zeros({1}, x.options());
  const float* in = x.data_ptr<float>();
  float* out = y.data_ptr<float>();
  float* total = sum.data_ptr<float>();
  int rows = x.size(0);
  void* arguments[] = {&in, &out, &total, &rows};
  C10_CUDA_CHECK(cudaLaunchCooperativeKernel((void*)normed_kernel, (rows + 3) / 4 * 4, x.size(1), arguments));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="normed", cpp_sources="torch::Tensor normed(torch::Tensor x);", cuda_sources=source, functions=["normed"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.normed(x)
