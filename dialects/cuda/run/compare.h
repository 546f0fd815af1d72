// Whether a module's results are the task's, as the benchmark compares them: torch.allclose(reference, new) with one
// number for both tolerances, shapes first.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/coverage.h"
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

// `exact` are the reference's results without roundings, where they are known: what rounding alone may do to the
// reference it may do to the kernel, too, and a difference within that says nothing. `inputs` are for explanations.
Compared CompareResults(const Value& want, const Value* exact, const Value& got, const ValueList& inputs);

}  // namespace assay::cuda
