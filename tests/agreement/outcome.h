// What a run shows of a kernel, for programs that hold claims against runs.
#pragma once

#include <string>

#include "analyzer/facts/run.h"

namespace assay::agreement {

struct Outcome {
  bool wrong = false;
  std::string what;  // kinds of faults, "values"
};

// A warning counts where the device may well do otherwise the next time: orders, flags, cache lines. What the device
// tolerates and what leaves its results as they are does not.
Outcome OutcomeOf(const ShapeRun& run);

}  // namespace assay::agreement
