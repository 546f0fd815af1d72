// Names that older releases had, and names that need another header.
#include <torch/extension.h>

void gone(torch::Tensor x) {
  AT_CHECK(x.is_cuda(), "gone");           // error: use of undeclared identifier 'AT_CHECK'
  THCudaCheck(cudaGetLastError());         // error: use of undeclared identifier 'cudaGetLastError'
  C10_CUDA_CHECK(0);                       // error: use of undeclared identifier 'C10_CUDA_CHECK'
  C10_CUDA_KERNEL_LAUNCH_CHECK();          // error: use of undeclared identifier 'C10_CUDA_KERNEL_LAUNCH_CHECK'
  auto s = at::cuda::getCurrentCUDAStream();            // error: no member named 'getCurrentCUDAStream' in namespace 'at::cuda'
  auto t = c10::cuda::getCurrentCUDAStream();           // error: no member named 'getCurrentCUDAStream' in namespace 'c10::cuda'
  at::cuda::CUDAGuard guard(x.device());                // error: no member named 'CUDAGuard' in namespace 'at::cuda'
  auto h = at::cuda::getCurrentCUDABlasHandle();        // error: no member named 'getCurrentCUDABlasHandle' in namespace 'at::cuda'
  auto u = torch::cuda::getCurrentCUDAStream();         // error: no member named 'getCurrentCUDAStream' in namespace 'torch::cuda'
  torch::cuda::synchronize();
  auto& v = torch::CUDA(torch::kFloat);
  torch::tuple<int> w;                     // error: no member named 'tuple' in namespace 'torch'
  x.type();
}
