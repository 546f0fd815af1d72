import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>


__global__ void found_kernel(const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (x[i] > 0.9f) y[0] = 1.0f;
}

torch::Tensor found(torch::Tensor x) {
  auto y = torch::zeros({1}, x.options());
  found_kernel<<<x.size(0), x.size(1)>>>(x.data_ptr<float>(), y.data_ptr<float>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="found", cpp_sources="torch::Tensor found(torch::Tensor x);", cuda_sources=source, functions=["found"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.found(x)
