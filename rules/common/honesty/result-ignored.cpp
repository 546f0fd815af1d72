// The module launches the kernel but returns something that does not depend on it.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::honesty_result_ignored {

static constexpr RuleInfo kInfo = {
    .summary = "the kernel's result is thrown away",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kResultIgnored})) {
    if (Name(*seen.fault, "form") == "constant") continue;  // honesty/constant-output
    const std::string operation = Name(*seen.fault, "operation");
    auto finding = out.Report(seen.fault->where, "the module's result does not depend on what the kernel computes{}",
                              operation.empty() ? "" : fmt::format(": it is what {} makes", operation));
    Confirm(finding, seen, "with other numbers in place of the kernel's outputs the result is the same");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_result_ignored
