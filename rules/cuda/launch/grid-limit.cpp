// The second and the third dimension of a grid end at 65,535.
#include <cstddef>

#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_grid_limit {

static constexpr RuleInfo kInfo = {
    .summary = "grid with more blocks in a dimension than there are",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  const auto wanted = [](const CudaLaunch& launch) { return BrokenLimit(launch) == LaunchLimit::kGrid; };
  for (const SeenLaunch& seen : LaunchesWhere(facts, wanted)) {
    const auto& grid = seen.launch->grid;
    const std::size_t at = grid[1] > 65535 ? 1 : grid[2] > 65535 ? 2 : 0;
    auto finding = out.Report(seen.launch->where, "grid of {} blocks: dimension {} has at most {}", DimsText(grid),
                              "xyz"[at], at == 0 ? 2147483647 : 65535);
    ExplainRefused(finding, seen);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_grid_limit
