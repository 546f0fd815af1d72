// All blocks of a cooperative launch are on the device at one time.
#include <algorithm>
#include <cstdint>

#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_cooperative_too_large {

static constexpr RuleInfo kInfo = {
    .summary = "cooperative launch of more blocks than fit at one time",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [](const CudaLaunch& launch) { return BrokenLimit(launch) == LaunchLimit::kCooperative; };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    const auto& [x, y, z] = seen.launch->block;
    const std::int64_t warps = (x * y * z + 31) / 32;
    const std::int64_t most = std::min(facts.threads_per_sm / 32 / warps, facts.blocks_per_sm) * facts.most_sms;
    auto finding = out.Report(seen.launch->where,
                              "cooperative launch of {} blocks of {} threads: no {} holds more than {} at one time",
                              DimsText(seen.launch->grid), x * y * z, facts.chip, most);
    ExplainRefused(finding, seen);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_cooperative_too_large
