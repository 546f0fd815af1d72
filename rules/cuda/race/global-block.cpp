// Threads of one block access the same global memory and no barrier orders them.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_global_block {

static constexpr RuleInfo kInfo = {
    .summary = "race of two warps of a block in global memory",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kGlobalBlock)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    ExplainRace(finding, race, RaceSeverity(race.fault), "no barrier orders the two");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_global_block
