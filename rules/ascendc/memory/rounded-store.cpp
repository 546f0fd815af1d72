// What a core writes past its own elements overwrites the next core's, or goes past the end where that core has few.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::memory_rounded_store {

static constexpr RuleInfo kInfo = {
    .summary = "copy out of a count rounded up, by every core but the last",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.rounded_stores) {
    auto finding = out.Report(one.store, "`{}` elements are written where the core has `{}`", one.rounded, one.count);
    finding.Label(one.rounding, "rounded up here");
    finding.Note("the rest lies in the next core's elements, or past the tensor where the next has fewer");
    finding.Note("`DataCopyPad` writes a count that is no multiple of a block");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_rounded_store
