// Positions of queues say which pipes their events order: VECIN loads against the vector unit. Nothing orders a store
// from such a tensor, and the next load into its buffer does not wait for it.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::queue_early_free {

static constexpr RuleInfo kInfo = {
    .summary = "tensor of an input queue that is given back while a store reads it",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.early_frees) {
    auto finding =
        out.Report(one.store, "`{}` is copied out and given back to `{}`, whose next load does not wait for that copy",
                   one.tensor, one.queue);
    finding.Label(one.free, "given back here");
    finding.Note("order them with an event MTE3_MTE2, or declare `TQueBind<TPosition::VECIN, TPosition::VECOUT, ...>`");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_early_free
