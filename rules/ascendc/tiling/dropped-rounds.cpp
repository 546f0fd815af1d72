// A core's rounds go over tiles in steps of the number of cores. If one tile lies outside, the next can still lie
// inside.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::tiling_dropped_rounds {

static constexpr RuleInfo kInfo = {
    .summary = "return out of the loop over a core's tiles where only one tile should be skipped",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.dropped_rounds) {
    auto finding =
        out.Report(one.leave, "a round whose `{}` is too large also ends the rounds that follow", one.coordinate);
    finding.Label(one.computed, "the next row of tiles starts again with a small one");
    finding.Note("`continue` skips only this round");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_dropped_rounds
