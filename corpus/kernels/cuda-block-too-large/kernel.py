import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <torch/extension.h>

__global__ void add_rows_kernel(const float* x, const float* bias, float* y, int columns) {
  y[blockIdx.x * columns + threadIdx.x] = x[blockIdx.x * columns + threadIdx.x] + bias[threadIdx.x];
}

torch::Tensor add_rows(torch::Tensor x, torch::Tensor bias) {
  auto y = torch::empty_like(x);
  add_rows_kernel<<<x.size(0), x.size(1)>>>(x.data_ptr<float>(), bias.data_ptr<float>(), y.data_ptr<float>(), x.size(1));
  return y;
}
"""

rows = load_inline(
    name="add_rows",
    cpp_sources="torch::Tensor add_rows(torch::Tensor x, torch::Tensor bias);",
    cuda_sources=source,
    functions=["add_rows"],
)


class ModelNew(nn.Module):
    def __init__(self, columns):
        super().__init__()
        self.bias = nn.Parameter(torch.zeros(columns))

    def forward(self, x):
        return rows.add_rows(x, self.bias)


def get_inputs():
    return [torch.rand(64, 2048).cuda()]


def get_init_inputs():
    return [2048]
