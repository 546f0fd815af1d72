// Whether a module's results are the task's, as the benchmark compares them: torch.allclose(reference, new) with one
// number for both tolerances, shapes first.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/coverage.h"
#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/run.h"
#include "reference/value.h"

namespace assay::cuda {

struct Compared {
  ShapeRun::Values values = ShapeRun::Values::kUndecided;
  std::string why_undecided;
  std::vector<Fault> faults;            // a shape, or values: without a place
  std::vector<OutputCoverage> results;  // by part, how many elements are wrong; of results that were compared
};

// 1e-4 for float32, 1e-2 for 16-bit types: KernelBench since 2c3dbda (2025-11-04), eval.py,
// get_tolerance_for_precision.
Tolerance ToleranceOf(Dtype dtype);
// For every type before, from 8826f36 (2024-11-04) on. Which of them judges a given reply is unknown.
inline constexpr double kFormerTolerance = 1e-2;

// `exact` are the reference's results without rounding, if known: rounding errors of the size of the reference's are
// allowed in the kernel, too, and a difference within that is inconclusive. `inputs` are for explanations.
// `tolerance` is the one that applies; with 0, a difference that the present tolerance rejects and the former one
// accepts leaves the values undecided, and its fault has the text `former`.
Compared CompareResults(const Value& want, const Value* exact, const Value& got, const ValueList& inputs,
                        double tolerance = 0);

// A result with another shape than the reference's: nothing has to run for it, since host code alone determines the
// shape.
ShapeRun OfOtherShape(const CudaOtherShape& shape);

}  // namespace assay::cuda
