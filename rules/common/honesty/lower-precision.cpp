// Forward converts what it is given to a type of half the digits. That is a choice of the kernel's author, but it
// matters when times are compared.
#include "analyzer/facts/reply.h"
#include "rules/rule.h"

namespace assay::rules::honesty_lower_precision {

static constexpr RuleInfo kInfo = {
    .summary = "conversion to a type of fewer digits in `forward`",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const PythonTrick& trick : reply.tricks) {
    if (trick.kind != PythonTrick::Kind::kLowerPrecision) continue;
    out.Report(trick.where, "`{}` converts to a type of 16 bits in `forward`", trick.name)
        .Note("where the task's inputs have more, its time is not comparable with the reference's");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_lower_precision
