// The project json decides every name. The generator wants a list with one op object whose `op` is a string.
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "project json that the generator rejects",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  // The generator stops at the first.
  for (const ReplyProblem& problem : reply.problems) {
    if (problem.kind != ReplyProblemKind::kBadJson) continue;
    const std::string detail = problem.detail.empty() ? "it is not valid json" : AsHeadline(problem.detail);
    out.Report(problem.range, "the project json is rejected: {}", detail).BreaksBuild();
    return;
  }
}

extern const Rule host_bad_json;
const Rule host_bad_json = MakeRule(kInfo, Check);

}  // namespace assay::rules
