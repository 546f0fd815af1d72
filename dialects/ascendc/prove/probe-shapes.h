// Before any claim about all shapes of a domain, the kernel is run at some of them: a fault, a hazard or a wrong
// value in any of these runs withdraws the claim.
#pragma once

#include <vector>

#include "analyzer/facts/proof.h"
#include "dialects/ascendc/run/shape-runs.h"
#include "solver/prove.h"

namespace assay {

// Limits on the runs: number of shapes, bytes of their tensors together, bytes of one.
struct ProbeBudget {
  std::size_t shapes = 32;
  std::int64_t bytes = std::int64_t{160} << 20;
  std::int64_t bytes_each = std::int64_t{24} << 20;
  bool given_has_run = false;  // at the contract's own shapes, and what that run shows is judged by itself
};

// `chosen`: by path through the host code, best first. Runs that show something wrong go to `wrong`, smallest shapes
// first.
ProbeRuns Probe(ShapeRuns& runs, const Contract& contract, const std::vector<std::vector<ShapeRuns::Values>>& chosen,
                const ProbeBudget& budget, WorkClock::time_point deadline, std::vector<ShapeRun>& wrong);

// What is wrong with a run: its faults, and those advisory faults that hardware might show.
std::vector<const Fault*> WrongIn(const ShapeRun& run);

}  // namespace assay
