// A module-level statement that raises for every input: the module cannot be imported.
#include "rules/rule.h"

namespace assay::rules::reply_import_error {

static constexpr RuleInfo kInfo = {
    .summary = "module that cannot be imported",
    .basis = Basis::kRun,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind != ReplyProblemKind::kImportFails) continue;
    auto finding = out.Report(problem.range, "importing the module ends here with {}", problem.detail);
    finding.Note("found by evaluating the module's own statements");
    // Programs that load a reply can have names of their own there: the reference's class, for one.
    if (problem.detail.starts_with("NameError"))
      finding.As(Severity::kWarning).Note("the name has to come from the program that loads the module");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::reply_import_error
