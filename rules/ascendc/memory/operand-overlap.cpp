// A vector instruction works in repeats of 256 bytes. Where the destination starts inside a source, later repeats read
// places that earlier ones write; the device reads ahead of its writes, so which value they get is undefined.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_operand_overlap {

static constexpr RuleInfo kInfo = {
    .summary = "source and destination of a vector instruction overlap in part",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kOperandOverlap})) {
    const std::int64_t behind = Number(*seen.fault, "behind", 0);
    auto finding =
        out.Report(seen.fault->where, "the destination starts {} B after the start of a source that is {} B long",
                   Grouped(behind), Grouped(Number(*seen.fault, "bytes", 0)));
    finding.Note(
        "operands of one instruction share all of their memory or none: offsets of buffers are bytes in "
        "`GetWithOffset`, elements in `tensor[offset]`");
    Tell(finding, seen, "later repeats read what earlier repeats of the same instruction wrote");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_operand_overlap
