// The binding starts the operator with arguments that its definition does not have in this order, number or dtype.
#include <string>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_operator_arguments {

static constexpr RuleInfo kInfo = {
    .summary = "the binding passes arguments that the operator does not accept",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kOperatorArguments})) {
    const std::string what = Name(*seen.fault, "what", "the arguments do not fit the op definition");
    auto finding = out.Report(seen.fault->where, "{}", what);
    const bool ordered = what.find(" is required, ") == std::string::npos;
    if (ordered) finding.Note("the order is inputs, attributes, outputs, as the op definition declares them");
    Confirm(finding, seen, "the operator refuses the call");
  }
  // A number that arrives with another value is wrong only if it affects the output values. Or dtypes of a call that is
  // known to work.
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kOperatorArguments})) {
    const std::string what = Name(*seen.fault, "what", "a number arrives with another value");
    out.Report(seen.fault->where, "{}", what)
        .As(Severity::kWarning)
        .Note(Name(*seen.fault, "right", "declare it `double`"));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_operator_arguments
