// A tile is overwritten while other warps still read it.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::sync_missing_second_barrier {

static constexpr RuleInfo kInfo = {
    .summary = "shared memory is overwritten while others read it",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kMissingSecondBarrier)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    finding.Note("`__syncthreads()` is missing between the read and the next write");
    ExplainRace(finding, race, RaceSeverity(race.fault), "no barrier orders the two");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_missing_second_barrier
