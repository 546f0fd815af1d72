#include <cuda/atomic>

__global__ void k(int* a) {
  cuda::atomic_ref<int, cuda::thread_scope_device> r(a[0]);
  r.fetch_add(1, cuda::memory_order_acq_rel);
  cuda::atomic<int, cuda::thread_scope_block>* b = nullptr;
  a[1] = r.load(cuda::std::memory_order_relaxed) + (b != nullptr);
}
