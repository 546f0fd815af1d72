// The reply's own Python ends with an exception.
#include "analyzer/facts/cuda/launch.h"
#include "rules/rule.h"

namespace assay::rules::run_python_error {

static constexpr RuleInfo kInfo = {
    .summary = "the module raises for the task's inputs",
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  if (!facts.failure || !facts.failure->where.valid()) return;
  auto finding =
      out.Report(facts.failure->where, "the module ends here for the task's inputs: {}", facts.failure->text);
  finding.Confirmed("the module's own code raised it, at the task's own sizes");
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_python_error
