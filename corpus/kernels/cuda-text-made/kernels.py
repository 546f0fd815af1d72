import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

TEMPLATE = """
__global__ void NAME_kernel(const float* x, float* y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = EXPRESSION;
}
torch::Tensor NAME(torch::Tensor x) {
  auto y = torch::empty_like(x);
  NAME_kernel<<<BLOCKS, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  return y;
}
"""

EXPRESSIONS = {"square": "x[i] * x[i]", "cube": "x[i] * x[i] * x"}


def source(blocks):
    text = "#include <torch/extension.h>\n"
    for name, expression in EXPRESSIONS.items():
        text += TEMPLATE.replace("NAME", name).replace("EXPRESSION", expression).replace("BLOCKS", str(blocks))
    return text


powers = load_inline(
    name="powers",
    cpp_sources="\n".join(f"torch::Tensor {name}(torch::Tensor x);" for name in EXPRESSIONS),
    cuda_sources=source(blocks=120),
    functions=list(EXPRESSIONS),
)


class ModelNew(nn.Module):
    def forward(self, x):
        return powers.square(x) + powers.cube(x)
