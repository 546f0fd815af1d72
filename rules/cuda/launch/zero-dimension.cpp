// Every dimension of a launch is at least one.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_zero_dimension {

static constexpr RuleInfo kInfo = {
    .summary = "launch of no blocks or no threads",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [](const CudaLaunch& launch) { return BrokenLimit(launch) == LaunchLimit::kZero; };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    auto finding = out.Report(seen.launch->where, "launch of {} blocks of {} threads: every dimension is at least 1",
                              DimsText(seen.launch->grid), DimsText(seen.launch->block));
    ExplainRefused(finding, seen);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_zero_dimension
