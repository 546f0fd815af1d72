// The position of a queue decides which pipes its events order: VECIN the copy in against the vector unit, VECOUT the
// vector unit against the copy out. A copy on a queue of the other position is ordered against nothing.
#include <fmt/format.h>

#include "rules/rule.h"
#include "rules/runs.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "copy on a queue of the wrong position",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kRun,
};

static std::string PositionName(const Fault& fault) {
  switch (Number(fault, "position")) {
    case 9: return "VECIN";
    case 10: return "VECOUT";
    case 11: return "VECCALC";
    default: return std::to_string(Number(fault, "position"));
  }
}

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kWrongPosition})) {
    const Fault& fault = *seen.fault;
    auto finding = out.Report(fault.where, "this operation cannot reach a buffer of position {}", PositionName(fault));
    if (fault.other.valid()) finding.Label(fault.other, "the buffer is set up here");
    Confirm(finding, seen, "the engine has no path to that memory");
  }
  // The simulator keeps the order of the program, so the data arrives there; on the device nothing orders the copy.
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kWrongPosition})) {
    const Fault& fault = *seen.fault;
    const bool in = Number(fault, "write", 0) != 0;
    auto finding = out.Report(fault.where, "copy {} on a queue of position {}; its events do not order it", in ? "in" : "out",
                              PositionName(fault));
    finding.As(Severity::kWarning).Note(in ? "a copy in belongs on VECIN" : "a copy out belongs on VECOUT");
    if (fault.other.valid()) finding.Label(fault.other, "the queue is set up here");
  }
}

extern const Rule queue_wrong_position;
const Rule queue_wrong_position = MakeRule(kInfo, Check);

}  // namespace assay::rules
