// Blocks run in any order; nothing in a kernel orders one behind another.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_global_grid {

static constexpr RuleInfo kInfo = {
    .summary = "race of two blocks in global memory",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kGlobalGrid)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    ExplainRace(finding, race, RaceSeverity(race.fault), "nothing in a launch orders two blocks");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_global_grid
