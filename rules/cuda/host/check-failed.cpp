// The extension's own host code rejects the task's inputs.
#include <algorithm>
#include <set>

#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::host_check_failed {

static constexpr RuleInfo kInfo = {
    .summary = "host code that refuses the task's inputs",
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  if (facts.finished) return;  // what failed was handled
  std::set<SourceRange> places;
  for (const CudaCall& call : facts.calls) {
    // Consequences of a refused launch are reported with the launch.
    const bool refused = std::any_of(call.launches.begin(), call.launches.end(),
                                     [](const CudaLaunch& launch) { return launch.error != 0; });
    if (refused || !call.failure || !call.undecided.empty() || !call.failure->where.valid()) continue;
    const CudaFailure& failure = *call.failure;
    const bool check = failure.kind == CudaFailure::Kind::kCheck, torch = failure.kind == CudaFailure::Kind::kTorch;
    if (!check && !torch && failure.kind != CudaFailure::Kind::kException) continue;
    if (!places.insert(failure.where).second) continue;
    auto finding =
        check   ? out.Report(failure.where, "the check fails for the task's inputs: {}", failure.text)
        : torch ? out.Report(failure.where, "torch refuses the shapes of the task's inputs: {}", failure.text)
                : out.Report(failure.where, "`{}` throws for the task's inputs: {}", call.function, failure.text);
    finding.Confirmed(CallSpelling(call));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_check_failed
