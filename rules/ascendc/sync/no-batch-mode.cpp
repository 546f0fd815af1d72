// The static counterpart of sync/schedule-mode, where no run reaches the barrier: host code that never requests all
// cores at once, and a kernel whose cores wait for all of them.
#include "analyzer/facts/ascendc/barrier.h"
#include "rules/rule.h"

namespace assay::rules::sync_no_batch_mode {

static constexpr RuleInfo kInfo = {
    .summary = "barrier of all cores, but host code never sets the batch schedule mode",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const BarrierFacts& barriers, Emitter& out) {
  for (const UnscheduledBarrier& one : barriers.unscheduled) {
    auto finding =
        out.Report(one.launch, "all cores wait for each other, but are launched without the batch schedule mode");
    finding.Label(one.barrier, "the barrier");
    finding.Note("in the tiling function: `context->SetScheduleMode(1);`, and all cores of the launch start together");
    finding.Note("launches on two streams that share the chip wait for each other's cores forever; a single one ends");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_no_batch_mode
