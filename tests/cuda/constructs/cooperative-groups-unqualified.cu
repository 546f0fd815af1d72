#include <cooperative_groups.h>

__global__ void k(float* a) {
  auto b = this_thread_block();
  b.sync();
}
