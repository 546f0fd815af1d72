// The result of the module has another shape than that of the reference.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "rules/common/result-shape.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_output_shape {

static constexpr RuleInfo kInfo = {
    .summary = "the result has another shape than the reference",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// Whether the operator's own inference gave the expected shape: then two places agree, and only the binding differs.
static bool IsInferred(const ShapeRun& run, const std::string& shape) {
  return std::any_of(run.faults.begin(), run.faults.end(), [&](const Fault& fault) {
    return fault.kind == FaultKind::kInferred && Name(fault, "what").starts_with(fmt::format("shape {} of ", shape));
  });
}

static void Check(const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kOutputShape})) {
    if (seen.fault->text.contains("kind")) {
      auto finding = out.Report(seen.fault->where, "the model returns {}, the reference a tensor of shape {}",
                                Name(*seen.fault, "kind", "something else"), Name(*seen.fault, "want", "another one"));
      Confirm(finding, seen, "it is not a tensor");
      continue;
    }
    const std::string got = Name(*seen.fault, "got", "another shape"), want = Name(*seen.fault, "want", "another one");
    const std::string tensor = Name(*seen.fault, "tensor", "the result");
    // The binding makes the tensor that the kernel fills.
    const SourceRange made = ResultMade(reply);
    auto finding =
        out.Report(made.valid() ? made : seen.fault->where, "{} has shape {}, the reference has {}", tensor, got, want);
    if (auto repair = ResizedResult(reply, got, want)) {
      const bool certain = repair->from_arguments && IsInferred(*seen.run, want);
      finding.Fix(repair->title, certain ? FixSafety::kSafe : repair->safety, std::move(repair->edits));
    }
    if (auto repair = ReducedResult(reply, got, want))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    Confirm(finding, seen, "the shapes differ");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_output_shape
