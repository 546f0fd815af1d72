// A barrier of all cores needs all of them at once. In the normal schedule mode the device starts the cores of a launch
// as they come free, so that two launches of different streams can each hold cores that the other waits for.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::sync_schedule_mode {

static constexpr RuleInfo kInfo = {
    .summary = "barrier of all cores without the batch schedule mode",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, Emitter& out) {
  // One setting fixes all barriers of a kernel, so only the first that a core reached is reported.
  const std::vector<SeenFault> all = RootAdvice(runs, {FaultKind::kScheduleMode});
  const auto first = std::min_element(all.begin(), all.end(), [](const SeenFault& a, const SeenFault& b) {
    return a.fault->occurrence < b.fault->occurrence;
  });
  if (first != all.end()) {
    const Fault& fault = *first->fault;
    auto finding = out.Report(fault.where, "`{}` of {} without the batch schedule mode", Name(fault, "api", "SyncAll"),
                              Counted(Number(fault, "blocks", 2), "block"));
    for (const auto& [key, value] : fault.args) finding.Arg(key, value);
    finding.Note("in the tiling function: `context->SetScheduleMode(1);`, and all cores of the launch start together");
    finding.Note("launches on two streams that share the chip wait for each other's cores forever; a single one ends");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_schedule_mode
