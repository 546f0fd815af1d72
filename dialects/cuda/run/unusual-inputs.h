// A second opinion on a reply whose results match: inputs that its task does not draw. A benchmark's inputs are mostly
// small and of one kind, so that a maximum that starts at zero or an exponential that overflows shows with none of
// them.
//
// Inputs are not drawn anew: each draw is a function of the values that the task drew, and keeps zero at zero. So what
// a task makes its inputs keeps (triangular, symmetric, masked, sparse), and a kernel that relies on it is not wronged.
// Integers are left alone, and floats that hold whole numbers alone, for these are labels and masks.
//
// What counts is a finite number of the reference that the reply misses by far, or where it has none.
// - Nothing is said where the reference has NaN or an infinity. So a reply may lose a NaN: maxima and minima of devices
//   do, and neither torch's documents nor its devices agree on which operators hand one on. That a NaN of one
//   element spreads to results which do not depend on it is told.
// - A difference has to be a hundredth of the largest number of the result and ten times the tolerance, and far above
//   what the reference itself changes by when its inputs are changed in their last digits.
// - Integers (places of a maximum) are not compared where values are equal by construction, or not ordered.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "analyzer/facts/cuda/run.h"
#include "reference/tensor/tensor.h"
#include "reference/value.h"

namespace assay::cuda {

class UnusualInputs {
 public:
  using Draw = CudaUnusualInput::Draw;

  // `work` is what the reference took for `want`, `steps` what the kernels took: with much of either little is asked.
  UnusualInputs(const ValueList& given, const Value& want, std::int64_t work, std::uint64_t steps);

  std::function<std::optional<Value>(const ValueList& given)> reference;
  // Nothing where it goes wrong otherwise, or takes more steps than these.
  std::function<std::optional<Value>(const ValueList& given, std::uint64_t most_steps)> reply;

  // Each draw once, with the first input that shows something. Places and names of runs are the caller's.
  std::vector<CudaUnusualInput> Ask() const;

 private:
  std::optional<CudaUnusualInput> AskOne(Draw draw, int input) const;

  const ValueList& given_;
  std::int64_t work_;
  std::uint64_t steps_;
  bool floating_;  // a result holds floats
};

// The tensor with other values, of the same dtype and shape; nothing where it is left alone.
std::optional<Tensor> Drawn(UnusualInputs::Draw draw, const Tensor& tensor);
// The tensor with its last digits changed, each value in its own way and equal values alike.
Tensor Shaken(const Tensor& tensor);

}  // namespace assay::cuda
