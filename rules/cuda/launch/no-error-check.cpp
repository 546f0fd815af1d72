// A refused launch is noticed only if the error is checked.
#include <set>
#include <string>

#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_no_error_check {

static constexpr RuleInfo kInfo = {
    .summary = "launch whose error is never checked",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  std::set<std::string> told;
  const auto wanted = [](const CudaLaunch& launch) { return !launch.asked && launch.error == 0; };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    if (!seen.call->undecided.empty() || seen.call->failure || !told.insert(seen.call->function).second) continue;
    out.Report(seen.launch->where, "`{}` never checks whether the launch of `{}` was refused", seen.call->function,
               seen.launch->kernel)
        .Note("`C10_CUDA_KERNEL_LAUNCH_CHECK()` of `c10/cuda/CUDAException.h` checks and throws");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_no_error_check
