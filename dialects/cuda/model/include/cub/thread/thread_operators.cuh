// Operators for reductions and scans. CUDA 13 takes those of libcu++ in their place.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

#if ASSAY_CUDA_VERSION < 13000
struct Equality {
  template <class T, class U>
  __host__ __device__ bool operator()(T&& a, U&& b) const {
    return a == b;
  }
};
struct Inequality {
  template <class T, class U>
  __host__ __device__ bool operator()(T&& a, U&& b) const {
    return a != b;
  }
};
struct Sum {
  template <class T, class U>
  __host__ __device__ auto operator()(T&& a, U&& b) const -> decltype(a + b) {
    return a + b;
  }
};
struct Max {
  template <class T>
  __host__ __device__ T operator()(const T& a, const T& b) const {
    return a < b ? b : a;
  }
};
struct Min {
  template <class T>
  __host__ __device__ T operator()(const T& a, const T& b) const {
    return b < a ? b : a;
  }
};
#endif
struct ArgMax {
  template <class T, class Offset>
  __host__ __device__ KeyValuePair<Offset, T> operator()(const KeyValuePair<Offset, T>& a,
                                                         const KeyValuePair<Offset, T>& b) const {
    return b.value > a.value || (a.value == b.value && b.key < a.key) ? b : a;
  }
};
struct ArgMin {
  template <class T, class Offset>
  __host__ __device__ KeyValuePair<Offset, T> operator()(const KeyValuePair<Offset, T>& a,
                                                         const KeyValuePair<Offset, T>& b) const {
    return b.value < a.value || (a.value == b.value && b.key < a.key) ? b : a;
  }
};

}  // namespace cub
