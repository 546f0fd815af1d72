#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>

namespace cg = cooperative_groups;
__global__ void k(float* a) {
  __shared__ float tile[256];
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0) init(&bar, block.size());
  block.sync();
  cuda::memcpy_async(block, tile, a, sizeof(float) * 256, bar);
  bar.arrive_and_wait();
  auto token = bar.arrive();
  bar.wait(std::move(token));
  cg::memcpy_async(block, tile, a, sizeof(float) * 256);
  cg::wait(block);
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(tile, a, sizeof(float), pipe);
  pipe.producer_commit();
  pipe.consumer_wait();
  pipe.consumer_release();
  __pipeline_memcpy_async(tile, a, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  a[1] = tile[0];
}
