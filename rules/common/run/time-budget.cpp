// A run has a budget of loop iterations, calls and memory that real kernels stay far below. Spending it all means a
// loop that does not end or an unbounded allocation.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::run_time_budget {

static constexpr RuleInfo kInfo = {
    .summary = "run spends its budget of steps or memory",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kTimeBudget, FaultKind::kMemoryBudget})) {
    const Fault& fault = *seen.fault;
    if (fault.kind == FaultKind::kMemoryBudget) {
      auto finding = out.Report(fault.where, "the code asks for more memory than a run has");
      Confirm(
          finding, seen,
          Has(fault, "bytes") ? fmt::format("{} B at once", Grouped(Number(fault, "bytes"))) : "the allocation failed");
      continue;
    }
    const std::int64_t steps = Number(fault, "steps", Number(fault, "fuel", Number(fault, "budget")));
    auto finding = steps > 0 ? out.Report(fault.where, "still running after {}, in a loop around this line",
                                          Counted(steps, "step"))
                             : out.Report(fault.where, "still running when its budget of steps is spent");
    Confirm(finding, seen, "the run was stopped here");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_time_budget
