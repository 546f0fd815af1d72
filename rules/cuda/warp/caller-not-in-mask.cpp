// The calling lane must be in the mask.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::warp_caller_not_in_mask {

static constexpr RuleInfo kInfo = {
    .summary = "lane calls a warp operation that its mask leaves out",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kCallerNotInMask})) {
    auto finding = out.Report(fault->where, "lane {} calls {} with mask 0x{:08x}, which leaves it out",
                              fault->thread.index % 32, Operation(*fault), fault->mask);
    if (!fault->changes_output) finding.Note("no result depends on what the operation gives that lane");
    Tell(finding, *fault, fault->changes_output ? Severity::kError : Severity::kWarning, "the caller's bit is not set");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::warp_caller_not_in_mask
