#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;
__global__ void k(float* a, int* n) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  cg::thread_block_tile<16> half = cg::tiled_partition<16>(block);
  float v = a[block.thread_rank()];
  v = cg::reduce(tile, v, cg::plus<float>());
  v += tile.shfl_down(v, 1) + half.shfl_xor(v, 2) + tile.shfl(v, 0);
  float m = cg::reduce(tile, v, cg::greater<float>());
  auto active = cg::coalesced_threads();
  if (tile.any(v > m) && active.thread_rank() == 0) n[0] = active.size();
  cg::sync(block);
  block.sync();
  tile.sync();
  a[0] = tile.meta_group_rank() + block.group_index().x + block.thread_index().y + block.size();
}
