// The module inspects the caller's frames, objects or main module: a kernel has no use for them, but they lead to the
// expected result.
#include <fmt/format.h>

#include "analyzer/facts/reply.h"
#include "rules/rule.h"

namespace assay::rules::honesty_caller_inspection {

static constexpr RuleInfo kInfo = {
    .summary = "inspection of the caller's frames or objects",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const PythonTrick& trick : reply.tricks) {
    if (trick.kind != PythonTrick::Kind::kCallersRead) continue;
    auto finding = out.Report(trick.where, "`{}` inspects the caller of the module", trick.name);
    if (trick.in_forward) finding.As(Severity::kError).Note("what is found there can be the expected result itself");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_caller_inspection
