// See cases-of-proof.h.
#include "dialects/ascendc/task/cases-of-proof.h"

#include <algorithm>
#include <iterator>

#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {
namespace {

bool IsAdviceInAll(const std::vector<ShapeRun>& cases, const Fault& fault) {
  bool seen = false;
  for (const ShapeRun& run : cases) {
    for (const Fault& there : run.faults) {
      if (!SamePlace(there, fault)) continue;
      if (run.values != ShapeRun::Values::kMatch || !IsAdvisory(there)) return false;
      seen = true;
    }
  }
  return seen;
}

}  // namespace

void AddCases(std::vector<ShapeRun> cases, std::vector<ShapeRun>& runs) {
  for (ShapeRun& run : runs) {
    for (Fault& fault : run.faults) {
      if (!IsAdvisory(fault) && IsAdviceInAll(cases, fault)) fault.args["advisory"] = 1;
    }
    if (run.status == ShapeRun::Status::kFaults && !AnyReal(run.faults)) run.status = ShapeRun::Status::kClean;
  }
  std::move(cases.begin(), cases.end(), std::back_inserter(runs));
}

}  // namespace assay
