from torch.utils.cpp_extension import load_inline

source = r"""
#include <torch/extension.h>
#include <c10/cuda/CUDAException.h>

__global__ void gain_kernel(const float* x, const float* gain, float* y, int count, int columns, float scale) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) y[i] = x[i] * gain[i % columns] * scale;
}

torch::Tensor apply_gain(torch::Tensor x, torch::Tensor gain, double scale) {
  auto y = torch::empty_like(x);
  int count = x.numel();
  gain_kernel<<<(count + 127) / 128, 128>>>(x.data_ptr<float>(), gain.data_ptr<float>(), y.data_ptr<float>(), count, x.size(1),
                                            static_cast<float>(scale));
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return y;
}
"""

extension = load_inline(name="apply_gain",
                        cpp_sources="torch::Tensor apply_gain(torch::Tensor x, torch::Tensor gain, double scale);",
                        cuda_sources=source, functions=["apply_gain"])


class ModelNew(Model):
    def forward(self, x):
        return extension.apply_gain(x, self.gain, self.scale() * math.sqrt(columns) / math.sqrt(48))
