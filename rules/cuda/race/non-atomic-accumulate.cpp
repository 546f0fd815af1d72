// Threads that add to one element without an atomic operation lose updates.
#include "rules/cuda/device-faults.h"
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_non_atomic_accumulate {

static constexpr RuleInfo kInfo = {
    .summary = "threads add to one element without an atomic operation",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kAccumulate)) {
    auto finding =
        out.Report(race.fault.where, "{} and {} both add to {} of {}", ThreadText(race.fault.thread),
                   ThreadText(race.fault.other_thread), ElementText(race.fault), MemoryText(race.fault.memory));
    finding.Note("an atomic operation (`atomicAdd`), or a reduction in which one thread writes, keeps all of them");
    ExplainRace(finding, race, race.fault.kind == CudaFaultKind::kRaceInWarp ? Severity::kWarning : Severity::kError,
                "reading, adding and writing are three steps");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_non_atomic_accumulate
