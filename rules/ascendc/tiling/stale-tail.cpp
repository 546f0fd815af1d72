// Two loops over tiles: what the last round of the inner loop sets is still set when the outer loop continues.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::tiling_stale_tail {

static constexpr RuleInfo kInfo = {
    .summary = "size of the last round that the next row of tiles still has",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.stale_tails) {
    auto finding = out.Report(one.set, "`{}` keeps the size of the last round in rounds that follow", one.size);
    finding.Label(one.initial, "set to the whole size once, before both loops");
    finding.Note("set it in every round, before the test for the last one");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_stale_tail
