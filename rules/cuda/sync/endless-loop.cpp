// A kernel has a budget of steps that real ones stay far below.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::sync_endless_loop {

static constexpr RuleInfo kInfo = {
    .summary = "kernel spends its budget of steps",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kEndless})) {
    auto finding = out.Report(fault->where, "`{}` still runs when its budget of steps is spent", fault->kernel);
    Tell(finding, *fault, Severity::kError, "the loop here does not end");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_endless_loop
