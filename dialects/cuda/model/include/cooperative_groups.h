// Cooperative groups: the groups of a launch, tiles, partitions. Functions are declared; what runs code defines them.
#pragma once
#define _COOPERATIVE_GROUPS_H_

#include "cuda_runtime.h"

namespace cooperative_groups {

namespace details {
typedef unsigned int thread_mask;
}

class thread_group {
 public:
  __device__ unsigned long long size() const;
  __device__ unsigned long long num_threads() const;
  __device__ unsigned long long thread_rank() const;
  __device__ void sync() const;
  __device__ unsigned int get_type() const;

 protected:
  unsigned long long data_[2];
};

class thread_block : public thread_group {
 public:
  struct arrival_token {};
  __device__ static void sync();
  __device__ static unsigned int thread_rank();
  __device__ static unsigned int size();
  __device__ static unsigned int num_threads();
  __device__ static dim3 group_index();
  __device__ static dim3 thread_index();
  __device__ static dim3 group_dim();
  __device__ static dim3 dim_threads();
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token&&) const;
};
__device__ thread_block this_thread_block();

class grid_group {
 public:
  struct arrival_token {};
  __device__ bool is_valid() const;
  __device__ void sync() const;
  __device__ static unsigned long long size();
  __device__ static unsigned long long num_threads();
  __device__ static unsigned long long thread_rank();
  __device__ static dim3 group_dim();
  __device__ static dim3 dim_blocks();
  __device__ static unsigned long long num_blocks();
  __device__ static dim3 block_index();
  __device__ static unsigned long long block_rank();
  __device__ static unsigned int num_clusters();
  __device__ static unsigned int cluster_rank();
  __device__ static dim3 dim_clusters();
  __device__ static dim3 cluster_index();
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token&&) const;
};
__device__ grid_group this_grid();

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
class cluster_group {
 public:
  struct arrival_token {};
  __device__ static void sync();
  __device__ static arrival_token barrier_arrive();
  __device__ static void barrier_wait();
  __device__ static void barrier_wait(arrival_token&&);
  __device__ static unsigned int query_shared_rank(const void*);
  template <class T>
  __device__ static T* map_shared_rank(T*, int rank);
  __device__ static dim3 block_index();
  __device__ static unsigned int block_rank();
  __device__ static dim3 thread_index();
  __device__ static unsigned int thread_rank();
  __device__ static dim3 dim_blocks();
  __device__ static unsigned int num_blocks();
  __device__ static dim3 dim_threads();
  __device__ static unsigned int num_threads();
  __device__ static unsigned int size();
};
__device__ cluster_group this_cluster();
#endif

class coalesced_group : public thread_group {
 public:
  __device__ unsigned int thread_rank() const;
  __device__ unsigned int size() const;
  __device__ unsigned int num_threads() const;
  __device__ unsigned long long meta_group_rank() const;
  __device__ unsigned long long meta_group_size() const;
  __device__ void sync() const;
  template <class T>
  __device__ T shfl(T value, int rank) const;
  template <class T>
  __device__ T shfl_up(T value, int delta) const;
  template <class T>
  __device__ T shfl_down(T value, int delta) const;
  __device__ int any(int predicate) const;
  __device__ int all(int predicate) const;
  __device__ unsigned int ballot(int predicate) const;
  template <class T>
  __device__ unsigned int match_any(T value) const;
  template <class T>
  __device__ unsigned int match_all(T value, int& predicate) const;
};
__device__ coalesced_group coalesced_threads();

template <unsigned int Size, class Parent = void>
class thread_block_tile : public thread_group {
 public:
  __device__ explicit thread_block_tile(const thread_group& parent);
  template <unsigned int OtherSize, class OtherParent>
  __device__ thread_block_tile(const thread_block_tile<OtherSize, OtherParent>&);
  __device__ void sync() const;
  __device__ static unsigned long long thread_rank();
  __device__ static constexpr unsigned long long num_threads() { return Size; }
  __device__ static constexpr unsigned long long size() { return Size; }
  __device__ unsigned long long meta_group_rank() const;
  __device__ unsigned long long meta_group_size() const;
  template <class T>
  __device__ T shfl(T value, int rank) const;
  template <class T>
  __device__ T shfl_up(T value, unsigned int delta) const;
  template <class T>
  __device__ T shfl_down(T value, unsigned int delta) const;
  template <class T>
  __device__ T shfl_xor(T value, unsigned int lanes) const;
  __device__ int any(int predicate) const;
  __device__ int all(int predicate) const;
  __device__ unsigned int ballot(int predicate) const;
  template <class T>
  __device__ unsigned int match_any(T value) const;
  template <class T>
  __device__ unsigned int match_all(T value, int& predicate) const;
};

__device__ thread_group tiled_partition(const thread_group& parent, unsigned int size);
__device__ thread_group tiled_partition(const thread_block& parent, unsigned int size);
__device__ coalesced_group tiled_partition(const coalesced_group& parent, unsigned int size);
template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent> tiled_partition(const Parent& parent) {
  static_assert(Size > 0 && (Size & (Size - 1)) == 0, "Size must be one of 1/2/4/8/16/32");
  return thread_block_tile<Size, Parent>(parent);
}
template <unsigned int Size>
__device__ thread_block_tile<Size, void> this_thread();
__device__ coalesced_group binary_partition(const coalesced_group& group, bool predicate);
template <unsigned int Size, class Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<Size, Parent>& group, bool predicate);
template <class Label>
__device__ coalesced_group labeled_partition(const coalesced_group& group, Label label);
template <unsigned int Size, class Parent, class Label>
__device__ coalesced_group labeled_partition(const thread_block_tile<Size, Parent>& group, Label label);

template <unsigned int Size>
struct block_tile_memory {
  char memory[Size / 32 * 8 + 16];
};
template <unsigned int Size>
__device__ thread_block this_thread_block(block_tile_memory<Size>& scratch);

template <class Group>
__device__ void sync(Group& group);
__device__ inline void sync(thread_group& group) { group.sync(); }
template <class Group>
__device__ auto thread_rank(const Group& group) -> decltype(group.thread_rank()) {
  return group.thread_rank();
}
template <class Group>
__device__ auto group_size(const Group& group) -> decltype(group.size()) {
  return group.size();
}
template <class Group, class F>
__device__ void invoke_one(const Group& group, F&& f);
template <class Group, class F, class... Args>
__device__ auto invoke_one_broadcast(const Group& group, F&& f, Args&&... args) -> decltype(f(args...));

}  // namespace cooperative_groups

#if defined(ASSAY_RUN)
#include "assay/run/groups.h"
#endif
