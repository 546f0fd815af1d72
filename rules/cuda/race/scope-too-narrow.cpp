// An atomic operation of block scope is atomic within its block.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_scope_too_narrow {

static constexpr RuleInfo kInfo = {
    .summary = "atomic operation whose scope leaves out the other thread",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kScope)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    finding.Note("without `_block` the operation is atomic among all threads of the device");
    ExplainRace(finding, race, RaceSeverity(race.fault), "the scope is the block");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_scope_too_narrow
