// Python that does not parse is never run: nothing of the reply is built.
#include <fmt/format.h>

#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "Python that does not parse",
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind != ReplyProblemKind::kBadPython) continue;
    out.Report(problem.range, "the Python does not parse here: {}", AsHeadline(problem.detail))
        .BreaksBuild()
        .Note("Python reads a file as a whole before it runs any of it, so nothing of the reply is built");
    return;
  }
}

extern const Rule reply_python_syntax;
const Rule reply_python_syntax = MakeRule(kInfo, Check);

}  // namespace assay::rules
