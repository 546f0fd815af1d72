// What one warp wrote to shared memory another reads before a barrier.
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::sync_missing_barrier {

static constexpr RuleInfo kInfo = {
    .summary = "shared memory is read before a barrier",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kMissingBarrier)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    finding.Note(WhichBarrier(reply, race.fault) == MissingBarrier::kNextRound
                     ? "`__syncthreads()` is missing after the write: the next round of the loop reads"
                     : "`__syncthreads()` is missing between the write and the read");
    ExplainRace(finding, race, RaceSeverity(race.fault), "no barrier orders the two");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_missing_barrier
