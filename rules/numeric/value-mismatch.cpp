// The kernel ran without a fault and its output differs from the reference by more than the tolerance.
#include <fmt/format.h>

#include "rules/rule.h"
#include "rules/runs.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "output differs from the reference",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kValueMismatch})) {
    const Fault& fault = *seen.fault;
    const std::string tensor = Name(fault, "tensor", "the output");
    const std::int64_t count = Number(fault, "count", 0);
    const std::int64_t total = Number(fault, "total", 0);
    auto finding = total > 0 ? out.Report(fault.where, "{} of {} of `{}` differ from the reference", Grouped(count),
                                          Counted(total, "element"), tensor)
                             : out.Report(fault.where, "`{}` differs from the reference", tensor);
    finding.Arg("tensor", tensor);
    const std::string got = Name(fault, "got", Name(fault, "actual"));
    const std::string want = Name(fault, "want", Name(fault, "expected"));
    if (!got.empty() && !want.empty()) {
      finding.Note(
          fmt::format("element {}: {} where the reference has {}", Grouped(Number(fault, "first", 0)), got, want));
    }
    const std::string tolerance = Name(fault, "tolerance");
    if (!tolerance.empty()) finding.Note("tolerance: " + tolerance);
    Confirm(finding, seen,
            Has(fault, "first") ? fmt::format("the first difference is at element {}", Grouped(Number(fault, "first")))
                                : "the values differ");
  }
}

extern const Rule numeric_value_mismatch;
const Rule numeric_value_mismatch = MakeRule(kInfo, Check);

}  // namespace assay::rules
