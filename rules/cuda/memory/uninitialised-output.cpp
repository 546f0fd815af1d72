// Memory that nothing wrote holds what was there before.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_uninitialised_output {

static constexpr RuleInfo kInfo = {
    .summary = "result made of memory that nothing wrote",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kUninitialisedRead})) {
    if (IsShared(*fault)) continue;
    auto finding = out.Report(fault->where, "{} reads {} of {}, which nothing wrote", ThreadText(fault->thread),
                              ElementText(*fault), MemoryText(fault->memory));
    Tell(finding, *fault, fault->changes_output ? Severity::kError : Severity::kNote,
         fault->changes_output ? "other contents give another result" : "no result depends on it");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_uninitialised_output
