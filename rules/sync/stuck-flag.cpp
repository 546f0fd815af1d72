// WaitFlag without a SetFlag of the same event and id, or a barrier that not all cores reach, waits for ever.
#include <fmt/format.h>

#include "rules/rule.h"
#include "rules/runs.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "wait that nothing ends",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kFlagStuck, FaultKind::kSyncDeadlock})) {
    const Fault& fault = *seen.fault;
    if (fault.kind == FaultKind::kSyncDeadlock) {
      auto finding = out.Report(fault.where, "{} of {} wait at `{}` for ever", Number(fault, "waiting", 1),
                                Counted(Number(fault, "cores", 1), "core"), Name(fault, "api", "SyncAll"));
      const std::int64_t id = Number(fault, "id", -1);
      Confirm(finding, seen,
              id < 0 ? "the other cores have ended without reaching it"
                     : fmt::format("no core that is left sets flag {} for them", id));
      continue;
    }
    const bool spent = Name(fault, "reason") == "no-event-id-left";
    auto finding = spent ? out.Report(fault.where, "no event id is left: the {} of this kind are all taken",
                                      Number(fault, "max", 8))
                         : out.Report(fault.where, "`WaitFlag` of a flag that nobody sets");
    Confirm(finding, seen,
            spent ? fmt::format("event {}", Number(fault, "event", 0))
                  : fmt::format("event {}, id {} is not set here", Number(fault, "event", 0), Number(fault, "id", 0)));
  }
}

extern const Rule sync_stuck_flag;
const Rule sync_stuck_flag = MakeRule(kInfo, Check);

}  // namespace assay::rules
