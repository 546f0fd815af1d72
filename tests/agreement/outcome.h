// The outcome of a kernel's run, for programs that compare claims with runs.
#pragma once

#include <string>

#include "analyzer/facts/run.h"

namespace assay::agreement {

struct Outcome {
  bool wrong = false;
  std::string what;  // kinds of faults, "values"
};

// A warning counts if the device may behave differently the next time: orders, flags, cache lines. Faults that the
// device tolerates, or that do not affect results, do not count.
Outcome OutcomeOf(const ShapeRun& run);

}  // namespace assay::agreement
