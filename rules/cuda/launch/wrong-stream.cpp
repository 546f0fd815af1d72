// torch works on its current stream; a kernel on another one that does not wait for it races with torch.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_wrong_stream {

static constexpr RuleInfo kInfo = {
    .summary = "kernel on a stream that nothing orders with torch",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [](const CudaLaunch& launch) {
    return launch.stream == CudaLaunch::Stream::kOther && !launch.synchronised && launch.error == 0;
  };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    if (!seen.call->undecided.empty() || seen.call->failure) continue;
    auto finding =
        out.Report(seen.launch->where, "`{}` runs on a stream of its own, and `{}` returns without waiting for it",
                   seen.launch->kernel, seen.call->function);
    finding.Note("torch reads the result on its current stream, which does not wait for a stream that does not block");
    finding.Confirmed(CallSpelling(*seen.call));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_wrong_stream
