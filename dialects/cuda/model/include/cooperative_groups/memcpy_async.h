// Copies by a whole group.
#pragma once

#include "cooperative_groups.h"
#include "cuda/barrier"

namespace cooperative_groups {

template <class Group, class T, class Shape>
__device__ void memcpy_async(const Group& group, T* dst, const T* src, const Shape& bytes);
template <class Group, class T, class DstLayout, class SrcLayout>
__device__ void memcpy_async(const Group& group, T* dst, const DstLayout& dstLayout, const T* src,
                             const SrcLayout& srcLayout);
template <class Group>
__device__ void memcpy_async(const Group& group, void* dst, const void* src, size_t bytes);
template <class Group>
__device__ void wait(const Group& group);
template <unsigned int Stage, class Group>
__device__ void wait_prior(const Group& group);

}  // namespace cooperative_groups
