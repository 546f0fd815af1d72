// What a block can have at most depends on the chip.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_shared_over_limit {

static constexpr RuleInfo kInfo = {
    .summary = "more dynamic shared memory than a block can have",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [&](const CudaLaunch& launch) {
    return BrokenLimit(launch) == LaunchLimit::kShared && launch.shared > facts.shared_opt_in;
  };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    auto finding = out.Report(seen.launch->where, "the launch asks for {} bytes of shared memory: {}",
                              seen.launch->shared, MostSharedText(facts));
    ExplainRefused(finding, seen);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_shared_over_limit
