// Scans over a group.
#pragma once

#include "cooperative_groups/reduce.h"

namespace cooperative_groups {

template <class Group, class T, class Operator>
__device__ auto inclusive_scan(const Group& group, T&& value, Operator&& op) -> decltype(op(value, value));
template <class Group, class T>
__device__ auto inclusive_scan(const Group& group, T&& value) -> decltype(plus<T>()(value, value));
template <class Group, class T, class Operator>
__device__ auto exclusive_scan(const Group& group, T&& value, Operator&& op) -> decltype(op(value, value));
template <class Group, class T>
__device__ auto exclusive_scan(const Group& group, T&& value) -> decltype(plus<T>()(value, value));

}  // namespace cooperative_groups

#if defined(ASSAY_RUN)
#include "assay/run/group-scans.h"
#endif
