// Lanes of a warp do not run in step.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_intra_warp {

static constexpr RuleInfo kInfo = {
    .summary = "lanes of a warp rely on running in step",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kIntraWarp)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    ExplainRace(finding, race, RaceSeverity(race.fault), "no `__syncwarp()` and no barrier orders the two");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_intra_warp
