import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>
#include <ATen/cuda/CUDAContext.h>
#include <cublas_v2.h>

__global__ void bias_kernel(float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += 1.0f;
}

torch::Tensor run(torch::Tensor x, torch::Tensor w) {
  int rows = x.size(0), inner = x.size(1), columns = w.size(0);
  auto y = torch::empty({rows, columns}, x.options());
  const float one = 1.0f, none = 0.0f;
  // Row after row is column after column of the transposed: y' = w x'.
  cublasSgemm(at::cuda::getCurrentCUDABlasHandle(), CUBLAS_OP_N, CUBLAS_OP_N, columns, rows, inner, &one,
              w.data_ptr<float>(), columns, x.data_ptr<float>(), inner, &none, y.data_ptr<float>(), columns);
  bias_kernel<<<(rows * columns + 255) / 256, 256>>>(y.data_ptr<float>(), rows * columns);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="extension", cpp_sources="torch::Tensor run(torch::Tensor x, torch::Tensor w);", cuda_sources=source, functions=["run"])


class ModelNew(nn.Module):
    def forward(self, x, w):
        return extension.run(x, w)
