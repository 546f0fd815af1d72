// Threads that write the same value give the same result in any order.
#include "rules/cuda/device-faults.h"
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_same_value {

static constexpr RuleInfo kInfo = {
    .summary = "threads write the same value to one element",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kSameValue)) {
    auto finding =
        out.Report(race.fault.where, "{} and {} both write {} of {}", ThreadText(race.fault.thread),
                   ThreadText(race.fault.other_thread), ElementText(race.fault), MemoryText(race.fault.memory));
    ExplainRace(finding, race, SameConstant(reply, race.fault) ? Severity::kNote : Severity::kWarning,
                "both write the same value");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_same_value
