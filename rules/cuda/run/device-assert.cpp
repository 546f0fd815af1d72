// An assertion of the kernel does not hold.
#include <fmt/format.h>

#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::run_device_assert {

static constexpr RuleInfo kInfo = {
    .summary = "assertion in a kernel that does not hold",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kAssertion})) {
    auto finding =
        out.Report(fault->where, "{} does not hold for {}",
                   fault->text.empty() ? "the assertion" : fmt::format("`{}`", fault->text), ThreadText(fault->thread));
    Tell(finding, *fault, Severity::kError, "the kernel ends with cudaErrorAssert");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_device_assert
