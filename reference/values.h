// Tensor values as doubles, seeded inputs, and the comparison of an output with what was expected.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/contract.h"
#include "reference/sim-tensor.h"

namespace assay {

std::int64_t ElementCount(const SimTensor& tensor);
// All elements, whatever the dtype. 64-bit integers lose what a double cannot hold.
std::vector<double> ToDoubles(const SimTensor& tensor);
// Rounded to the tensor's dtype (to nearest; integers saturate).
void FromDoubles(const std::vector<double>& values, SimTensor& tensor);

// Uniform values of [low, high], the same for the same seed on every machine; integers are whole numbers in it.
void FillRandom(SimTensor& tensor, double low, double high, std::uint64_t seed);
// The same with normally distributed values; integers are the nearest whole numbers.
void FillNormal(SimTensor& tensor, double mean, double deviation, std::uint64_t seed);
// Replaces every fourth element by values at the limits of a real dtype: zeros of both signs, ones, a subnormal
// number, large magnitudes, infinities, NaN. Integers stay: they may be indices.
void PutEdgeValues(SimTensor& tensor);

// Two values as text, with as many digits as needed to distinguish them, at least six.
std::pair<std::string, std::string> DistinctTexts(double got, double want);

struct ValueComparison {
  std::int64_t mismatches = 0;
  std::int64_t first = -1, last = -1;  // flat indices
  double got = 0, want = 0;            // at `first`
  double max_error = 0;                // largest absolute error over finite pairs
};

// An element is wrong when its error exceeds the tolerance (contract.h, Combine). NaN equals NaN, an infinity the
// infinity of its sign, and a value that overflows the dtype the infinity it becomes. If the lengths differ, every
// element past the shorter one is wrong.
bool IsWrong(Dtype dtype, double got, double want, const Tolerance& tolerance);
ValueComparison CompareValues(const SimTensor& output, const std::vector<double>& expected, const Tolerance& tolerance);

// Tolerances that the field's benchmarks accept, for every dtype alike: NPUKernelBench 1e-3, either
// (framework/utils.py, base_config.yaml), MultiKernelBench 1e-4, sum (torch.allclose). Ours for float32 is the
// narrower. float16 gets 2e-3 relative and bfloat16 1e-2, because one rounding of the result alone is 2^-11 and 2^-8,
// and a kernel rounds several times. Integers must be equal.
Tolerance DefaultTolerance(Dtype dtype);

}  // namespace assay
