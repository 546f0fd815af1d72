import cupy
import torch
import torch.nn as nn

twice = cupy.RawKernel(r"""
extern "C" __global__ void twice(const float* x, float* y, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) y[i] = 2.0f * x[i];
}
""", "twice")


class ModelNew(nn.Module):
    def forward(self, x):
        y = torch.empty_like(x)
        count = x.numel()
        twice(((count + 127) // 128,), (128,), (x.data_ptr(), y.data_ptr(), count))
        return y
