// A second opinion on a reply whose results match: inputs that its task does not draw. A benchmark's inputs are mostly
// small and of one kind, so that a maximum that starts at zero or an exponential that overflows goes unnoticed.
//
// Inputs are not drawn anew: each draw is a function of the values that the task drew, and keeps zero at zero. So
// properties of a task's inputs are preserved (triangular, symmetric, masked, sparse), and a kernel may rely on them.
// Integers are left unchanged, and so are floats that hold only whole numbers, since these are labels and masks.
//
// Only finite numbers of the reference count, if the reply is far off or not finite there.
// - Nothing is reported where the reference has NaN or an infinity. So a reply may lose a NaN: maxima and minima of
//   devices do, and neither torch's documents nor its devices agree on which operators propagate one. A NaN that
//   spreads to results which do not depend on its element is reported.
// - A difference must be a hundredth of the largest number of the result and ten times the tolerance, and far above
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

  // `work` is the cost of `want` for the reference, `steps` that of the kernels: if either is large, few inputs are
  // tried.
  UnusualInputs(const ValueList& given, const Value& want, std::int64_t work, std::uint64_t steps);

  std::function<std::optional<Value>(const ValueList& given)> reference;
  // Nothing if it fails in another way, or takes more steps than these.
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

// The tensor with other values, of the same dtype and shape; nothing if it is left unchanged.
std::optional<Tensor> Drawn(UnusualInputs::Draw draw, const Tensor& tensor);
// The tensor with its last digits changed, pseudo-randomly by value, equal values alike.
Tensor Shaken(const Tensor& tensor);

}  // namespace assay::cuda
