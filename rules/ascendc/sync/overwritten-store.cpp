// A copy to global memory goes on while the vector unit works. Vector code that overwrites the tensor must wait for it.
#include "analyzer/facts/ascendc/slip.h"
#include "rules/rule.h"

namespace assay::rules::sync_overwritten_store {

static constexpr RuleInfo kInfo = {
    .summary = "vector code that overwrites what the copy out before it still reads",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const SlipFacts& slips, Emitter& out) {
  for (const auto& one : slips.overwritten_stores) {
    auto finding =
        out.Report(one.write, "`{}` is overwritten without waiting for the copy out that reads it", one.tensor);
    finding.Label(one.store, "the copy out");
    finding.Note("an event MTE3_V between the two: `SetFlag<HardEvent::MTE3_V>`, `WaitFlag<HardEvent::MTE3_V>`");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_overwritten_store
