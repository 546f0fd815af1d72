#include <cooperative_groups.h>

__global__ void k(float* a) {
  auto grid = cooperative_groups::this_grid();
  a[grid.thread_rank()] = 1;
  grid.sync();
  if (grid.is_valid()) a[0] = grid.size() + grid.num_blocks();
}
