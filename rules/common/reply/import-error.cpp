// A statement of the module's level that raises whatever comes in: the module cannot be imported.
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "module that cannot be imported",
    .basis = Basis::kRun,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind != ReplyProblemKind::kImportFails) continue;
    out.Report(problem.range, "importing the module ends here with {}", problem.detail)
        .Note("found by evaluating the module's own statements");
  }
}

extern const Rule reply_import_error;
const Rule reply_import_error = MakeRule(kInfo, Check);

}  // namespace assay::rules
