// Above 48 KB a kernel asks for its dynamic shared memory by cudaFuncSetAttribute.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_missing_opt_in {

static constexpr RuleInfo kInfo = {
    .summary = "more than 48 KB of dynamic shared memory without opt-in",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [&](const CudaLaunch& launch) {
    return BrokenLimit(launch) == LaunchLimit::kShared && launch.shared <= facts.shared_opt_in;
  };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    auto finding = out.Report(seen.launch->where, "the launch asks for {} bytes of shared memory where {} are allowed",
                              seen.launch->shared, seen.launch->shared_allowed);
    finding.Note("cudaFuncSetAttribute with cudaFuncAttributeMaxDynamicSharedMemorySize allows more");
    ExplainRefused(finding, seen);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_missing_opt_in
