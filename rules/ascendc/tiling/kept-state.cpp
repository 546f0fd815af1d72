// A tiling function is called once for each launch of a process. What it leaves in a variable outside the function is
// still there at the next call.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::tiling_kept_state {

static constexpr RuleInfo kInfo = {
    .summary = "host code goes on with what its previous call left",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.kept_states) {
    auto finding = out.Report(one.changed, "`{}` starts with what the previous call left in it", one.variable);
    finding.Label(one.declared, "set here once, when the library is loaded");
    finding.Note("a process calls the tiling function for each launch; set the variable at the start of each call");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_kept_state
