// An atomic operation is none for those who access the element plainly.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_atomic_mixed {

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

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_atomic_mixed
