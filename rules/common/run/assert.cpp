// An assertion that the code makes itself does not hold for the shapes that it is run with.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::run_assert {

static constexpr RuleInfo kInfo = {
    .summary = "assertion that does not hold",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kAssertFailed})) {
    const Fault& fault = *seen.fault;
    const std::string condition = Name(fault, "condition", NameOr(reply, fault.where, "", 80));
    auto finding = condition.empty() ? out.Report(fault.where, "an assertion does not hold")
                                     : out.Report(fault.where, "`{}` does not hold", condition);
    Confirm(finding, seen, "the core stops here");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_assert
