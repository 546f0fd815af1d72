// InferShape or InferDataType contradicts the tensor that the binding makes for the output.
#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_inferred_output {

static constexpr RuleInfo kInfo = {
    .summary = "shape or dtype inference contradicts the binding",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, Emitter& out) {
  const auto report = [&](const SeenFault& seen) {
    const std::string what = Name(*seen.fault, "what", "another shape or dtype than the binding makes");
    return out.Report(seen.fault->where, "inference says {}", what);
  };
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kInferred})) {
    auto finding = report(seen);
    Confirm(finding, seen, "the inference functions ran for the shapes of the call");
  }
  // A call that brings its own outputs never asks; a graph that holds the operator does.
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kInferred})) report(seen).As(Severity::kWarning);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_inferred_output
