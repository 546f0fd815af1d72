// A stable sort of items that threads hold, by the number of items before each.
#pragma once

#include "assay/run/cub-lanes.h"

namespace assay_run {

// Sorts the items that `lanes` threads hold in order, stably; `wait` is their barrier.
template <class Key, class Value, int N, class Less, class Wait>
__device__ void SortItems(unsigned char* storage, int thread, int lanes, Key (&keys)[N], Value* values, Less less,
                          bool striped, Wait wait) {
  Key* all = reinterpret_cast<Key*>(storage);
  int places[N];
  for (int i = 0; i < N; ++i) all[thread * N + i] = keys[i];
  wait();
  for (int i = 0; i < N; ++i) {
    places[i] = 0;
    for (int k = 0; k < lanes * N; ++k) {
      const Key other = all[k];
      places[i] += less(other, keys[i]) || (k < thread * N + i && !less(keys[i], other));
    }
  }
  wait();
  for (int i = 0; i < N; ++i) all[places[i]] = keys[i];
  wait();
  for (int i = 0; i < N; ++i) keys[i] = all[striped ? thread + i * lanes : thread * N + i];
  if (values == nullptr) return;
  wait();
  Value* moved = reinterpret_cast<Value*>(storage);
  for (int i = 0; i < N; ++i) moved[places[i]] = values[i];
  wait();
  for (int i = 0; i < N; ++i) values[i] = moved[striped ? thread + i * lanes : thread * N + i];
}
struct BlockWait {
  __device__ void operator()() const { __syncthreads(); }
};

}  // namespace assay_run
