// Reductions over a group, and the operators that scans use as well.
#pragma once

#include "cooperative_groups.h"

namespace cooperative_groups {

#define ASSAY_OPERATOR(name, expression)                              \
  template <class T>                                                  \
  struct name {                                                       \
    __device__ T operator()(T a, T b) const { return expression; }    \
  };
ASSAY_OPERATOR(plus, a + b)
ASSAY_OPERATOR(less, b < a ? b : a)
ASSAY_OPERATOR(greater, a < b ? b : a)
ASSAY_OPERATOR(bit_and, a & b)
ASSAY_OPERATOR(bit_or, a | b)
ASSAY_OPERATOR(bit_xor, a ^ b)
#undef ASSAY_OPERATOR

template <class Group, class T, class Operator>
__device__ auto reduce(const Group& group, T&& value, Operator&& op) -> decltype(op(value, value));
template <class Group, class Atomic, class T, class Operator>
__device__ void reduce_update_async(const Group& group, Atomic& atomic, T&& value, Operator&& op);
template <class Group, class Atomic, class T, class Operator>
__device__ void reduce_store_async(const Group& group, Atomic&& atomic, T&& value, Operator&& op);

}  // namespace cooperative_groups

#if defined(ASSAY_RUN)
#include "cooperative_groups/scan.h"
#endif
