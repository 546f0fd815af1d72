#pragma once

#include "thrust/assay_core.h"

namespace thrust {

class minstd_rand {
 public:
  __host__ __device__ explicit minstd_rand(unsigned int seed = 1);
  __host__ __device__ unsigned int operator()();
  __host__ __device__ void discard(unsigned long long n);
};
typedef minstd_rand default_random_engine;
template <class T = float>
class uniform_real_distribution {
 public:
  __host__ __device__ uniform_real_distribution(T a = 0, T b = 1);
  template <class Engine>
  __host__ __device__ T operator()(Engine& engine);
};

}  // namespace thrust
