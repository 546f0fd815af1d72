import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>
#include <cuda_pipeline.h>

// Rows of 128 elements are turned around; while one is written, the next is on its way.
__global__ void turn_rows_kernel(const float* x, float* y, int rows) {
  __shared__ float row[2][128];
  int t = threadIdx.x, first = blockIdx.x * 4, last = min(first + 4, rows);
  __pipeline_memcpy_async(&row[0][t], x + first * 128 + t, sizeof(float));
  __pipeline_commit();
  for (int r = first; r < last; ++r) {
    if (r + 1 < last) __pipeline_memcpy_async(&row[(r + 1 - first) & 1][t], x + (r + 1) * 128 + t, sizeof(float));
    __pipeline_commit();
    __syncthreads();
    y[r * 128 + t] = 2.0f * row[(r - first) & 1][127 - t];
    __syncthreads();
  }
}

torch::Tensor turn_rows(torch::Tensor x) {
  int rows = static_cast<int>(x.numel() / 128);
  auto y = torch::empty({rows, 128}, x.options());
  turn_rows_kernel<<<(rows + 3) / 4, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), rows);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="turn_rows", cpp_sources="torch::Tensor turn_rows(torch::Tensor x);", cuda_sources=source,
                        functions=["turn_rows"])


class ModelNew(nn.Module):
    def forward(self, x):
        return extension.turn_rows(x)
