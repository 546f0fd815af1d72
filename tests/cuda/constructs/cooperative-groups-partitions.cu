#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
__device__ float r(cg::thread_group g, float v) {
  g.sync();
  return v + g.size() + g.thread_rank();
}
__global__ void k(float* a) {
  auto b = cg::this_thread_block();
  auto t = cg::tiled_partition<32>(b);
  cg::thread_group tg = cg::tiled_partition(b, 16);
  a[0] = r(tg, a[1]) + r(t, a[2]) + r(b, a[3]);
  a[1] = cg::inclusive_scan(t, a[1]);
  a[2] = cg::exclusive_scan(t, a[1], cg::plus<float>());
  unsigned m = t.ballot(a[0] > 0);
  a[3] = m + t.match_any(3);
  auto c = cg::labeled_partition(t, threadIdx.x % 3);
  a[4] = c.size();
  cg::coalesced_group g = cg::coalesced_threads();
  a[5] = g.shfl(a[0], 0);
  static_assert(decltype(t)::size() == 32, "");
  cg::thread_block_tile<8, cg::thread_block_tile<32, cg::thread_block>> s = cg::tiled_partition<8>(t);
  a[6] = s.thread_rank();
}
