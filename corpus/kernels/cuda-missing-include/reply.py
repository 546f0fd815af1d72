import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <torch/extension.h>
#include <cuda_runtime.h>

__global__ void hardtanh_kernel(const float* x, float* y, float low, float high, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = fminf(fmaxf(x[i], low), high);
}

torch::Tensor hardtanh(torch::Tensor x, double low, double high) {
  auto y = torch::empty_like(x);
  int n = x.numel();
  hardtanh_kernel<<<(n + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), low, high, n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(
    name="hardtanh",
    cpp_sources="torch::Tensor hardtanh(torch::Tensor x, double low, double high);",
    cuda_sources=source,
    functions=["hardtanh"],
)


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.hardtanh(x, -1.0, 1.0)
