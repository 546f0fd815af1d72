// A core's rounds go over tiles in steps of the number of cores. Where one tile lies outside, the next can lie inside.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::tiling_dropped_rounds {

static constexpr RuleInfo kInfo = {
    .summary = "return out of the loop over a core's tiles where one tile is to be left out",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.dropped_rounds) {
    auto finding =
        out.Report(one.leave, "a round whose `{}` is too large ends the rounds that follow as well", one.coordinate);
    finding.Label(one.computed, "the next row of tiles starts again with a small one");
    finding.Note("`continue` leaves out this round alone");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_dropped_rounds
