// cudaFuncSetAttribute refuses more dynamic shared memory than the chip gives a block.
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::launch_opt_in_over_chip {

static constexpr RuleInfo kInfo = {
    .summary = "opt-in to more shared memory than a block can have",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  constexpr int kMaxDynamicShared = 8;
  for (const CudaCall& call : facts.calls) {
    for (const CudaAttribute& set : call.attributes) {
      if (set.attribute != kMaxDynamicShared || set.value < 0) continue;
      if (set.error == 0) {
        if (set.value <= facts.shared_of_chip) continue;
        out.Report(set.where, "`{}` asks for {} bytes of shared memory: a block of {} has at most {}", set.kernel,
                   set.value, facts.chip, facts.shared_of_chip)
            .As(Severity::kWarning)
            .Note("there are chips that have as much; with `--soc` the input is judged for one of them");
        continue;
      }
      auto finding = out.Report(set.where, "`{}` asks for {} bytes of shared memory: {}", set.kernel, set.value,
                                MostSharedText(facts));
      finding.Note("the call gives cudaErrorInvalidValue (invalid argument), and the limit stays as it was");
      finding.Confirmed(CallSpelling(call), {{"shared", set.value}});
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::launch_opt_in_over_chip
