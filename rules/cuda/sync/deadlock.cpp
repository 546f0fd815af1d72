// If all threads wait, none continues.
#include <fmt/format.h>

#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::sync_deadlock {

static constexpr RuleInfo kInfo = {
    .summary = "all remaining threads wait",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kDeadlock})) {
    auto finding = out.Report(fault->where, "{} and all other remaining threads wait for something that never happens",
                              ThreadText(fault->thread));
    if (fault->other.valid())
      finding.Label(fault->other, fmt::format("{} waits here", ThreadText(fault->other_thread)));
    // Of one block both are of that block.
    if (!fault->other.valid() && fault->other_thread.block != fault->thread.block)
      finding.Note("the barrier waits for all blocks of the launch, and at least one has ended");
    Tell(finding, *fault, Severity::kError, "no thread can continue");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_deadlock
