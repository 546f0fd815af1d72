// Blocks so large that few warps fit on a multiprocessor.
#include <fmt/format.h>

#include "analyzer/facts/cuda/work.h"
#include "rules/cuda/work.h"
#include "rules/rule.h"

namespace assay::rules::perf_low_occupancy {

static constexpr RuleInfo kInfo = {
    .summary = "few warps fit on a multiprocessor",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaWorkFacts& facts, Emitter& out) {
  for (const CudaLaunchWork& launch : facts.launches) {
    if (facts.warps_per_sm == 0 || launch.warps_at_once * 4 > facts.warps_per_sm || !launch.launch.valid()) continue;
    const std::int64_t threads = launch.block[0] * launch.block[1] * launch.block[2];
    auto finding = out.Report(launch.launch, "at most {} of {} warps of `{}` are resident on a multiprocessor of {}",
                              launch.warps_at_once, facts.warps_per_sm, launch.kernel, facts.chip);
    finding.Note(fmt::format("{} blocks of {} threads with {} bytes of shared memory each fit", launch.blocks_at_once,
                             threads, launch.shared_bytes));
    finding.Note(
        "few warps hide little of the latency of memory; registers are not counted and can only lower the number");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::perf_low_occupancy
