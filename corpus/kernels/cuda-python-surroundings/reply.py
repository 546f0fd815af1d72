import os
import shutil
import sys
import threading

import pybind11
import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

os.environ.setdefault("TORCH_CUDA_ARCH_LIST", "8.0")
os.environ["MAX_JOBS"] = "4"
if "CUDA_HOME" not in os.environ:
    os.environ["CUDA_HOME"] = os.path.join("/usr", "local", "cuda")
os.environ["PATH"] = os.environ["CUDA_HOME"] + "/bin" + os.pathsep + os.environ["PATH"]
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void distance_kernel(const float* x, float* y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) y[i] = fabsf(x[i]) + 1.0f;
}

void distance(torch::Tensor x, torch::Tensor y, int64_t blocks) {
  distance_kernel<<<blocks, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), static_cast<int>(x.numel()));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
}
"""

lock = threading.Lock()
with lock:
    extension = load_inline(name="distance", cpp_sources="void distance(torch::Tensor x, torch::Tensor y, int64_t blocks);",
                            cuda_sources=source, functions=["distance"],
                            extra_include_paths=[pybind11.get_include()], verbose=shutil.which("ninja") is None)


class ModelNew(nn.Module):
    def forward(self, x):
        major, minor = torch.cuda.get_device_capability(x.device)
        blocks = torch.cuda.get_device_properties(0).multi_processor_count << (x.shape[1].bit_length() % 2)
        y = torch.empty_like(x)
        with torch.no_grad():
            extension.distance(x, y, blocks if major >= 7 else 1)
        torch.cuda.current_stream().synchronize()
        return y if y.data_ptr() != x.data_ptr() else None
