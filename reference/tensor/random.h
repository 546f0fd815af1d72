// The framework's random stream on the CPU: one 32-bit Mersenne Twister, from which each drawing takes numbers in the
// order of the program, as PyTorch does (aten/src/ATen/core/TransformationHelper.h, DistributionsHelper.h,
// native/cpu/DistributionTemplates.h; the same from 1.13 to 2.9). So a model that makes the same draws in the same
// order has the same parameters, and one that draws differently has others, as in the framework. Uniform numbers,
// integers and permutations have the framework's bits; normal ones differ in their last places, since its logarithm
// and sine are approximations of its own. What a GPU would draw, and Bernoulli numbers of builds with MKL, are not the
// framework's.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "analyzer/facts/dtype.h"

namespace assay {

// Numbers of one seed by their position in the stream. They are generated when read, in any order.
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed);
  ~RandomNumbers();
  // Calls `use` with a function that returns the numbers from this position on, one after another. Positions far
  // beyond all earlier reads are not reached: there the numbers differ from the framework's, but are reproducible.
  void From(std::uint64_t place, const std::function<void(const std::function<std::uint32_t()>&)>& use);

 private:
  struct Body;
  std::unique_ptr<Body> body_;
};

class RandomStream {
 public:
  using Fill = std::function<void(std::vector<double>&)>;  // writes every value, rounded to the dtype

  explicit RandomStream(std::uint64_t seed) { Seed(seed); }
  void Seed(std::uint64_t seed);

  // Each reserves its part of the stream now and produces the values when called.
  Fill Uniform(Dtype dtype, std::int64_t count, double low, double high);
  Fill Normal(Dtype dtype, std::int64_t count, double mean, double deviation);
  Fill Integers(Dtype dtype, std::int64_t count, std::int64_t low, std::int64_t high);  // of [low, high)
  Fill Permutation(Dtype dtype, std::int64_t count);

 private:
  std::uint64_t Take(std::uint64_t numbers);

  std::shared_ptr<RandomNumbers> numbers_;
  std::uint64_t place_ = 0;
  // Fewer than 16 normal numbers are made in pairs; the second of the last pair waits for the next such drawing.
  bool half_pair_ = false;
  std::uint64_t pair_ = 0;  // its place
};

}  // namespace assay
