// Threads of different warps access the same shared memory and no barrier orders them.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_shared {

static constexpr RuleInfo kInfo = {
    .summary = "race of two warps in shared memory",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kShared)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    ExplainRace(finding, race, RaceSeverity(race.fault), "no barrier orders the two");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_shared
