// assay: launch pass_on<<<2, 64>>>
#include <cooperative_groups.h>

__global__ void pass_on(int* data) {
  cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x < 32) {
    int next = data[i + 200];
    grid.sync();
    data[i] = next;
  }
}
