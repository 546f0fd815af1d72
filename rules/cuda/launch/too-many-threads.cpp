// A block holds at most 1,024 threads, and 64 in its third dimension.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_too_many_threads {

static constexpr RuleInfo kInfo = {
    .summary = "block of more threads than there are",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [](const CudaLaunch& launch) { return BrokenLimit(launch) == LaunchLimit::kThreads; };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    const auto& [x, y, z] = seen.launch->block;
    const bool deep = z > 64 && x * y * z <= 1024;
    auto finding = deep ? out.Report(seen.launch->where, "block of {} threads: the third dimension has at most 64",
                                     DimsText(seen.launch->block))
                        : out.Report(seen.launch->where, "block of {} = {} threads: a block has at most 1024",
                                     DimsText(seen.launch->block), x * y * z);
    ExplainRefused(finding, seen);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_too_many_threads
