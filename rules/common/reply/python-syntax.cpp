// Python that does not parse is never run: nothing of the reply is built.
#include <fmt/format.h>

#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::reply_python_syntax {

static constexpr RuleInfo kInfo = {
    .summary = "text that is not Python",
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind != ReplyProblemKind::kBadPython) continue;
    auto finding = out.Report(problem.range, "the Python does not parse here: {}", AsHeadline(problem.detail));
    finding.BreaksBuild();
    if (problem.origin.valid()) {
      finding.Label(problem.origin, "it goes wrong here: " + problem.origin_detail);
      const std::string line = NameOr(reply, problem.origin, "", 100);
      finding.Note(fmt::format("it goes wrong before that{}: {}",
                               line.empty() || line.find('`') != std::string::npos ? "" : ", at `" + line + "`",
                               problem.origin_detail));
    }
    finding.Note("a file is read as a whole before any of it runs, so nothing of the reply is built");
    return;
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::reply_python_syntax
