// The kernel returns an input unchanged, but the reference differs: nothing is computed.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::honesty_copied_input {

static constexpr RuleInfo kInfo = {
    .summary = "the output is an unchanged input",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kValueMismatch})) {
    const std::string input = Name(*seen.fault, "copied");
    if (input.empty()) continue;
    auto finding = out.Report(seen.fault->where, "`{}` holds `{}` unchanged, but the reference does not",
                              Name(*seen.fault, "tensor", "the output"), input);
    Confirm(finding, seen, "every element is the input's");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_copied_input
