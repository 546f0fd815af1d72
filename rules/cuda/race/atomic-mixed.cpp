// An atomic operation is none for those who access the element plainly.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "atomic and plain access to one element",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kAtomicMixed)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    ExplainRace(finding, race, RaceSeverity(race.fault), "one access is atomic and the other is not");
  }
}

extern const Rule race_atomic_mixed;
const Rule race_atomic_mixed = MakeRule(kInfo, Check);

}  // namespace assay::rules
