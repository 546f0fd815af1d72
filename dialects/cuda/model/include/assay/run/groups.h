// Bodies of the cooperative groups. A group's first word is its kind, or for lanes of a warp the number of the group among
// those made with it above their number; its second word is the mask of its lanes.
#pragma once

#include "assay/run/lanes.h"

namespace assay_run {

enum GroupKind { kBlock = 1, kLanes = 2 };
template <class Group>
__device__ __forceinline__ Group Made(unsigned long long kind, unsigned int mask) {
  Group group;
  const unsigned long long words[2] = {kind, mask};
  memcpy(static_cast<void*>(&group), words, sizeof words);
  return group;
}
template <class Group>
__device__ __forceinline__ unsigned long long KindOf(const Group& group) {
  unsigned long long words[2];
  memcpy(words, static_cast<const void*>(&group), sizeof words);
  return words[0];
}
template <class Group>
__device__ __forceinline__ unsigned int MaskOf(const Group& group) {
  unsigned long long words[2];
  memcpy(words, static_cast<const void*>(&group), sizeof words);
  return static_cast<unsigned int>(words[1]);
}
// The lanes of this thread's tile.
template <unsigned int Size>
__device__ __forceinline__ unsigned int TileMask() {
  if constexpr (Size > 32) {
    assay_simt_unsupported("thread_block_tile of more than a warp");
  } else {
    return (Size == 32 ? 0xffffffffu : (1u << Size % 32) - 1) << (Rank() % 32 / Size * Size);
  }
}

}  // namespace assay_run

namespace cooperative_groups {

// Members that are no templates are inline here: every unit that runs has its own.
__device__ inline unsigned long long thread_group::num_threads() const {
  return assay_run::KindOf(*this) == assay_run::kBlock ? assay_run::BlockSize() : __popc(assay_run::MaskOf(*this));
}
__device__ inline unsigned long long thread_group::size() const { return num_threads(); }
__device__ inline unsigned long long thread_group::thread_rank() const {
  return assay_run::KindOf(*this) == assay_run::kBlock ? assay_run::Rank()
                                                       : __popc(assay_run::Below(assay_run::MaskOf(*this)));
}
__device__ inline void thread_group::sync() const {
  if (assay_run::KindOf(*this) == assay_run::kBlock) {
    assay_simt_barrier(0, 0);
  } else {
    assay_simt_warp_sync(assay_run::MaskOf(*this));
  }
}
__device__ inline unsigned int thread_group::get_type() const { assay_simt_unsupported("thread_group::get_type"); }

__device__ inline void thread_block::sync() { assay_simt_barrier(0, 0); }
__device__ inline unsigned int thread_block::thread_rank() { return assay_run::Rank(); }
__device__ inline unsigned int thread_block::size() { return assay_run::BlockSize(); }
__device__ inline unsigned int thread_block::num_threads() { return assay_run::BlockSize(); }
__device__ inline dim3 thread_block::group_index() { return dim3(blockIdx); }
__device__ inline dim3 thread_block::thread_index() { return dim3(threadIdx); }
__device__ inline dim3 thread_block::group_dim() { return blockDim; }
__device__ inline dim3 thread_block::dim_threads() { return blockDim; }
__device__ inline thread_block::arrival_token thread_block::barrier_arrive() const {
  assay_simt_unsupported("thread_block::barrier_arrive");
}
__device__ inline void thread_block::barrier_wait(arrival_token&&) const {
  assay_simt_unsupported("thread_block::barrier_wait");
}
__device__ inline thread_block this_thread_block() { return assay_run::Made<thread_block>(assay_run::kBlock, 0); }
template <unsigned int Size>
__device__ thread_block this_thread_block(block_tile_memory<Size>&) {
  return this_thread_block();
}

__device__ inline bool grid_group::is_valid() const { return assay_simt_grid_valid() != 0; }
__device__ inline void grid_group::sync() const { assay_simt_grid_sync(); }
__device__ inline unsigned long long grid_group::num_blocks() {
  return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
}
__device__ inline unsigned long long grid_group::num_threads() { return num_blocks() * assay_run::BlockSize(); }
__device__ inline unsigned long long grid_group::size() { return num_threads(); }
__device__ inline unsigned long long grid_group::block_rank() {
  return blockIdx.x + static_cast<unsigned long long>(gridDim.x) * (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z);
}
__device__ inline unsigned long long grid_group::thread_rank() {
  return block_rank() * assay_run::BlockSize() + assay_run::Rank();
}
__device__ inline dim3 grid_group::group_dim() { return gridDim; }
__device__ inline dim3 grid_group::dim_blocks() { return gridDim; }
__device__ inline dim3 grid_group::block_index() { return dim3(blockIdx); }
__device__ inline grid_group::arrival_token grid_group::barrier_arrive() const {
  assay_simt_unsupported("grid_group::barrier_arrive");
}
__device__ inline void grid_group::barrier_wait(arrival_token&&) const {
  assay_simt_unsupported("grid_group::barrier_wait");
}
__device__ inline grid_group this_grid() { return grid_group(); }

__device__ inline unsigned int coalesced_group::num_threads() const { return __popc(assay_run::MaskOf(*this)); }
__device__ inline unsigned int coalesced_group::size() const { return num_threads(); }
__device__ inline unsigned int coalesced_group::thread_rank() const {
  return __popc(assay_run::Below(assay_run::MaskOf(*this)));
}
__device__ inline unsigned long long coalesced_group::meta_group_rank() const {
  return assay_run::KindOf(*this) >> 8 & 0xff;
}
__device__ inline unsigned long long coalesced_group::meta_group_size() const {
  return assay_run::KindOf(*this) >> 16 & 0xff;
}
__device__ inline void coalesced_group::sync() const { assay_simt_warp_sync(assay_run::MaskOf(*this)); }
template <class T>
__device__ T coalesced_group::shfl(T value, int rank) const {
  const unsigned int mask = assay_run::MaskOf(*this);
  return assay_run::FromLane(mask, value, assay_run::LaneAt(mask, static_cast<unsigned int>(rank)));
}
template <class T>
__device__ T coalesced_group::shfl_up(T value, int delta) const {
  const unsigned int mask = assay_run::MaskOf(*this), rank = thread_rank();
  const unsigned int steps = static_cast<unsigned int>(delta);
  return assay_run::FromLane(mask, value, assay_run::LaneAt(mask, rank >= steps ? rank - steps : rank));
}
template <class T>
__device__ T coalesced_group::shfl_down(T value, int delta) const {
  const unsigned int mask = assay_run::MaskOf(*this), rank = thread_rank();
  const unsigned int to = rank + static_cast<unsigned int>(delta);
  return assay_run::FromLane(mask, value, assay_run::LaneAt(mask, to < num_threads() ? to : rank));
}
__device__ inline int coalesced_group::any(int predicate) const { return __any_sync(assay_run::MaskOf(*this), predicate); }
__device__ inline int coalesced_group::all(int predicate) const { return __all_sync(assay_run::MaskOf(*this), predicate); }
__device__ inline unsigned int coalesced_group::ballot(int predicate) const {
  const unsigned int mask = assay_run::MaskOf(*this);
  return assay_run::Gathered(mask, __ballot_sync(mask, predicate));
}
template <class T>
__device__ unsigned int coalesced_group::match_any(T value) const {
  const unsigned int mask = assay_run::MaskOf(*this);
  return assay_run::Gathered(mask, __match_any_sync(mask, value));
}
template <class T>
__device__ unsigned int coalesced_group::match_all(T value, int& predicate) const {
  const unsigned int mask = assay_run::MaskOf(*this);
  return assay_run::Gathered(mask, __match_all_sync(mask, value, &predicate));
}
__device__ inline coalesced_group coalesced_threads() {
  return assay_run::Made<coalesced_group>(assay_run::kLanes | 1ull << 16, __activemask());
}

template <unsigned int Size, class Parent>
__device__ thread_block_tile<Size, Parent>::thread_block_tile(const thread_group&) {
  data_[0] = assay_run::kLanes;
  data_[1] = assay_run::TileMask<Size>();
}
template <unsigned int Size, class Parent>
template <unsigned int OtherSize, class OtherParent>
__device__ thread_block_tile<Size, Parent>::thread_block_tile(const thread_block_tile<OtherSize, OtherParent>&) {
  data_[0] = assay_run::kLanes;
  data_[1] = assay_run::TileMask<Size>();
}
template <unsigned int Size, class Parent>
__device__ void thread_block_tile<Size, Parent>::sync() const {
  assay_simt_warp_sync(assay_run::TileMask<Size>());
}
template <unsigned int Size, class Parent>
__device__ unsigned long long thread_block_tile<Size, Parent>::thread_rank() {
  return assay_run::Rank() % Size;
}
// Of a tile of a tile: the number within that tile.
template <class Parent>
struct assay_parent {
  __device__ static unsigned int size() { return assay_run::BlockSize(); }
  __device__ static unsigned int rank() { return assay_run::Rank(); }
};
template <unsigned int Size, class Parent>
struct assay_parent<thread_block_tile<Size, Parent>> {
  __device__ static unsigned int size() { return Size; }
  __device__ static unsigned int rank() { return assay_run::Rank() % Size; }
};
template <unsigned int Size, class Parent>
__device__ unsigned long long thread_block_tile<Size, Parent>::meta_group_rank() const {
  return assay_parent<Parent>::rank() / Size;
}
template <unsigned int Size, class Parent>
__device__ unsigned long long thread_block_tile<Size, Parent>::meta_group_size() const {
  return (assay_parent<Parent>::size() + Size - 1) / Size;
}
template <unsigned int Size, class Parent>
template <class T>
__device__ T thread_block_tile<Size, Parent>::shfl(T value, int rank) const {
  const unsigned int base = assay_run::Rank() % 32 / Size * Size;
  return assay_run::FromLane(assay_run::TileMask<Size>(), value, base + static_cast<unsigned int>(rank) % Size);
}
template <unsigned int Size, class Parent>
template <class T>
__device__ T thread_block_tile<Size, Parent>::shfl_up(T value, unsigned int delta) const {
  const unsigned int lane = assay_run::Rank() % 32, rank = lane % Size;
  return assay_run::FromLane(assay_run::TileMask<Size>(), value, rank >= delta ? lane - delta : lane);
}
template <unsigned int Size, class Parent>
template <class T>
__device__ T thread_block_tile<Size, Parent>::shfl_down(T value, unsigned int delta) const {
  const unsigned int lane = assay_run::Rank() % 32, rank = lane % Size;
  return assay_run::FromLane(assay_run::TileMask<Size>(), value, delta < Size - rank ? lane + delta : lane);
}
template <unsigned int Size, class Parent>
template <class T>
__device__ T thread_block_tile<Size, Parent>::shfl_xor(T value, unsigned int lanes) const {
  const unsigned int lane = assay_run::Rank() % 32, base = lane / Size * Size, to = (lane % Size) ^ lanes;
  return assay_run::FromLane(assay_run::TileMask<Size>(), value, to < Size ? base + to : lane);
}
template <unsigned int Size, class Parent>
__device__ int thread_block_tile<Size, Parent>::any(int predicate) const {
  return __any_sync(assay_run::TileMask<Size>(), predicate);
}
template <unsigned int Size, class Parent>
__device__ int thread_block_tile<Size, Parent>::all(int predicate) const {
  return __all_sync(assay_run::TileMask<Size>(), predicate);
}
template <unsigned int Size, class Parent>
__device__ unsigned int thread_block_tile<Size, Parent>::ballot(int predicate) const {
  const unsigned int mask = assay_run::TileMask<Size>();
  return assay_run::Gathered(mask, __ballot_sync(mask, predicate));
}
template <unsigned int Size, class Parent>
template <class T>
__device__ unsigned int thread_block_tile<Size, Parent>::match_any(T value) const {
  const unsigned int mask = assay_run::TileMask<Size>();
  return assay_run::Gathered(mask, __match_any_sync(mask, value));
}
template <unsigned int Size, class Parent>
template <class T>
__device__ unsigned int thread_block_tile<Size, Parent>::match_all(T value, int& predicate) const {
  const unsigned int mask = assay_run::TileMask<Size>();
  return assay_run::Gathered(mask, __match_all_sync(mask, value, &predicate));
}

__device__ inline thread_group tiled_partition(const thread_group& parent, unsigned int size) {
  const unsigned int of = assay_run::KindOf(parent) == assay_run::kBlock ? 0xffffffffu : assay_run::MaskOf(parent);
  const unsigned int lane = assay_run::Rank() % 32;
  if (size > 32) assay_simt_unsupported("tiled_partition of more than a warp");
  const unsigned int first = assay_run::Gathered(of, of & ((1u << lane) - 1));
  const unsigned int rank = __popc(first), base = rank / size * size;
  unsigned int mask = 0;
  for (unsigned int i = base; i < base + size; ++i)
    if (i < static_cast<unsigned int>(__popc(of))) mask |= 1u << assay_run::LaneAt(of, i);
  return assay_run::Made<thread_group>(assay_run::kLanes, mask);
}
__device__ inline thread_group tiled_partition(const thread_block& parent, unsigned int size) {
  return tiled_partition(static_cast<const thread_group&>(parent), size);
}
__device__ inline coalesced_group tiled_partition(const coalesced_group& parent, unsigned int size) {
  const thread_group tile = tiled_partition(static_cast<const thread_group&>(parent), size);
  const unsigned long long number = parent.thread_rank() / size, count = (parent.num_threads() + size - 1) / size;
  return assay_run::Made<coalesced_group>(assay_run::kLanes | number << 8 | count << 16, assay_run::MaskOf(tile));
}
__device__ inline coalesced_group binary_partition(const coalesced_group& group, bool predicate) {
  const unsigned int mask = assay_run::MaskOf(group), set = __ballot_sync(mask, predicate);
  return assay_run::Made<coalesced_group>(assay_run::kLanes | static_cast<unsigned long long>(predicate) << 8 | 2ull << 16,
                                          predicate ? set : mask & ~set);
}
template <unsigned int Size, class Parent>
__device__ coalesced_group binary_partition(const thread_block_tile<Size, Parent>& group, bool predicate) {
  return binary_partition(assay_run::Made<coalesced_group>(assay_run::kLanes, assay_run::MaskOf(group)), predicate);
}
template <class Group, class F>
__device__ void invoke_one(const Group& group, F&& f) {
  if (group.thread_rank() == 0) f();
}
template <class Group>
__device__ void sync(Group& group) {
  group.sync();
}

}  // namespace cooperative_groups
