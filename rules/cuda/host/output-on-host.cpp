// The module's result lies in the host's memory.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::host_output_on_host {

static constexpr RuleInfo kInfo = {
    .summary = "result that is on the CPU",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  if (!facts.on_host) return;
  auto finding = out.Report(facts.on_host->where, "{} is a tensor on the CPU", facts.on_host->result);
  finding.Note("a reference's result is on the device, and the framework compares no tensors of two devices");
  if (!facts.on_host->compared) finding.As(Severity::kWarning);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_output_on_host
