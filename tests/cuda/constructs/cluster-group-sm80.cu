#include <cooperative_groups.h>

namespace cg = cooperative_groups;
__global__ void k(int* a) {
  cg::cluster_group c = cg::this_cluster();
  c.sync();
  a[0] = c.block_rank();
}
