// Partitions.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Predicate>
__host__ __device__ It partition(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It partition(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Stencil, class Predicate>
__host__ __device__ It partition(It first, It last, Stencil stencil, Predicate predicate);
template <class It, class Stencil, class Predicate>
__host__ __device__ It partition(const assay_policy& policy, It first, It last, Stencil stencil, Predicate predicate);
template <class It, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> partition_copy(It first, It last, Out out, Out2 out2, Predicate predicate);
template <class It, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> partition_copy(const assay_policy& policy, It first, It last, Out out, Out2 out2, Predicate predicate);
template <class It, class Stencil, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> partition_copy(It first, It last, Stencil stencil, Out out, Out2 out2, Predicate predicate);
template <class It, class Stencil, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> partition_copy(const assay_policy& policy, It first, It last, Stencil stencil, Out out, Out2 out2, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It stable_partition(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It stable_partition(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Stencil, class Predicate>
__host__ __device__ It stable_partition(It first, It last, Stencil stencil, Predicate predicate);
template <class It, class Stencil, class Predicate>
__host__ __device__ It stable_partition(const assay_policy& policy, It first, It last, Stencil stencil, Predicate predicate);
template <class It, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> stable_partition_copy(It first, It last, Out out, Out2 out2, Predicate predicate);
template <class It, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> stable_partition_copy(const assay_policy& policy, It first, It last, Out out, Out2 out2, Predicate predicate);
template <class It, class Stencil, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> stable_partition_copy(It first, It last, Stencil stencil, Out out, Out2 out2, Predicate predicate);
template <class It, class Stencil, class Out, class Out2, class Predicate>
__host__ __device__ pair<Out, Out2> stable_partition_copy(const assay_policy& policy, It first, It last, Stencil stencil, Out out, Out2 out2, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It partition_point(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It partition_point(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool is_partitioned(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool is_partitioned(const assay_policy& policy, It first, It last, Predicate predicate);

}  // namespace thrust
