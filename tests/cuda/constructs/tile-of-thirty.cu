#include <cooperative_groups.h>

__global__ void k(float* a) {
  auto t = cooperative_groups::tiled_partition<30>(cooperative_groups::this_thread_block());
  t.sync();
  a[0] = t.size();
}
