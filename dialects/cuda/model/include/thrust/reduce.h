#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ typename std::iterator_traits<It>::value_type reduce(It first, It last);
template <class It>
__host__ __device__ typename std::iterator_traits<It>::value_type reduce(const assay_policy& policy, It first, It last);
template <class It, class T>
__host__ __device__ T reduce(It first, It last, T initial);
template <class It, class T>
__host__ __device__ T reduce(const assay_policy& policy, It first, It last, T initial);
template <class It, class T, class Op>
__host__ __device__ T reduce(It first, It last, T initial, Op op);
template <class It, class T, class Op>
__host__ __device__ T reduce(const assay_policy& policy, It first, It last, T initial, Op op);
template <class Keys, class Values, class KeysOut, class ValuesOut>
__host__ __device__ std::pair<KeysOut, ValuesOut> reduce_by_key(Keys first, Keys last, Values values, KeysOut keysOut, ValuesOut valuesOut);
template <class Keys, class Values, class KeysOut, class ValuesOut>
__host__ __device__ std::pair<KeysOut, ValuesOut> reduce_by_key(const assay_policy& policy, Keys first, Keys last, Values values, KeysOut keysOut, ValuesOut valuesOut);
template <class Keys, class Values, class KeysOut, class ValuesOut, class Equal, class Op>
__host__ __device__ std::pair<KeysOut, ValuesOut> reduce_by_key(Keys first, Keys last, Values values, KeysOut keysOut, ValuesOut valuesOut, Equal equal, Op op);
template <class Keys, class Values, class KeysOut, class ValuesOut, class Equal, class Op>
__host__ __device__ std::pair<KeysOut, ValuesOut> reduce_by_key(const assay_policy& policy, Keys first, Keys last, Values values, KeysOut keysOut, ValuesOut valuesOut, Equal equal, Op op);

}  // namespace thrust
