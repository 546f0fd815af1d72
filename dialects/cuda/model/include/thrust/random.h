// Engines and distributions of both sides.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {
namespace random {

template <class T, T Multiplier, T Increment, T Modulus>
class linear_congruential_engine {
 public:
  typedef T result_type;
  static const T multiplier = Multiplier;
  static const T increment = Increment;
  static const T modulus = Modulus;
  static const T min = Increment == 0 ? 1 : 0;
  static const T max = Modulus - 1;
  static const T default_seed = 1;
  __host__ __device__ explicit linear_congruential_engine(T seed = default_seed);
  __host__ __device__ void seed(T seed = default_seed);
  __host__ __device__ T operator()();
  __host__ __device__ void discard(unsigned long long n);
};
typedef linear_congruential_engine<unsigned int, 16807, 0, 2147483647> minstd_rand0;
typedef linear_congruential_engine<unsigned int, 48271, 0, 2147483647> minstd_rand;
typedef minstd_rand default_random_engine;

// Engines whose parameters are never spelled out.
template <class T, int Which>
class assay_engine {
 public:
  typedef T result_type;
  static const T min = 0;
  static const T max = ~T(0);
  static const T default_seed = 1;
  __host__ __device__ explicit assay_engine(T seed = default_seed);
  __host__ __device__ void seed(T seed = default_seed);
  __host__ __device__ T operator()();
  __host__ __device__ void discard(unsigned long long n);
};
typedef assay_engine<unsigned int, 24> ranlux24;
typedef assay_engine<unsigned long long, 48> ranlux48;
typedef assay_engine<unsigned int, 88> taus88;

template <class T, class Argument>
class assay_distribution {
 public:
  typedef T result_type;
  __host__ __device__ void reset();
  template <class Engine>
  __host__ __device__ T operator()(Engine& engine);
  __host__ __device__ T min() const;
  __host__ __device__ T max() const;
};
template <class T = float>
class uniform_real_distribution : public assay_distribution<T, T> {
 public:
  __host__ __device__ explicit uniform_real_distribution(T a = 0, T b = 1);
  __host__ __device__ T a() const;
  __host__ __device__ T b() const;
};
template <class T = int>
class uniform_int_distribution : public assay_distribution<T, T> {
 public:
  __host__ __device__ explicit uniform_int_distribution(T a = 0, T b = ~T(0));
  __host__ __device__ T a() const;
  __host__ __device__ T b() const;
};
template <class T = float>
class normal_distribution : public assay_distribution<T, T> {
 public:
  __host__ __device__ explicit normal_distribution(T mean = 0, T stddev = 1);
  __host__ __device__ T mean() const;
  __host__ __device__ T stddev() const;
};

}  // namespace random
using random::default_random_engine;
using random::linear_congruential_engine;
using random::minstd_rand;
using random::minstd_rand0;
using random::normal_distribution;
using random::ranlux24;
using random::ranlux48;
using random::taus88;
using random::uniform_int_distribution;
using random::uniform_real_distribution;

}  // namespace thrust
