// Bodies of reductions and scans over a group of lanes, in the order of ranks.
#pragma once

#include "assay/run/groups.h"

namespace cooperative_groups {

template <class Group, class T, class Operator>
__device__ auto reduce(const Group& group, T&& value, Operator&& op) -> decltype(op(value, value)) {
  using Value = typename std::decay<T>::type;
  const unsigned int mask = assay_run::MaskOf(group);
  const unsigned int count = static_cast<unsigned int>(group.num_threads());
  Value result = assay_run::FromLane<Value>(mask, value, assay_run::LaneAt(mask, 0));
  for (unsigned int i = 1; i < count; ++i)
    result = op(result, assay_run::FromLane<Value>(mask, value, assay_run::LaneAt(mask, i)));
  return result;
}
template <class Group, class T, class Operator>
__device__ auto inclusive_scan(const Group& group, T&& value, Operator&& op) -> decltype(op(value, value)) {
  using Value = typename std::decay<T>::type;
  const unsigned int mask = assay_run::MaskOf(group);
  const unsigned int count = static_cast<unsigned int>(group.num_threads());
  Value result = assay_run::FromLane<Value>(mask, value, assay_run::LaneAt(mask, 0));
  for (unsigned int i = 1; i < count; ++i) {
    const Value next = assay_run::FromLane<Value>(mask, value, assay_run::LaneAt(mask, i));
    if (i <= group.thread_rank()) result = op(result, next);
  }
  return result;
}
template <class Group, class T>
__device__ auto inclusive_scan(const Group& group, T&& value) -> decltype(plus<T>()(value, value)) {
  return inclusive_scan(group, value, plus<typename std::decay<T>::type>());
}
// The first rank gets a value-initialised value, as documented for sums.
template <class Group, class T, class Operator>
__device__ auto exclusive_scan(const Group& group, T&& value, Operator&& op) -> decltype(op(value, value)) {
  using Value = typename std::decay<T>::type;
  const unsigned int mask = assay_run::MaskOf(group);
  const Value all = inclusive_scan(group, value, op);
  const unsigned int rank = static_cast<unsigned int>(group.thread_rank());
  const Value before = assay_run::FromLane<Value>(mask, all, assay_run::LaneAt(mask, rank == 0 ? 0 : rank - 1));
  return rank == 0 ? Value() : before;
}
template <class Group, class T>
__device__ auto exclusive_scan(const Group& group, T&& value) -> decltype(plus<T>()(value, value)) {
  return exclusive_scan(group, value, plus<typename std::decay<T>::type>());
}

}  // namespace cooperative_groups
