// A kernel without a statement does nothing, whatever is launched.
#include "analyzer/facts/cuda/extension.h"
#include "rules/rule.h"

namespace assay::rules::honesty_empty_kernel {

static constexpr RuleInfo kInfo = {
    .summary = "kernel that does nothing",
    .basis = Basis::kPattern,
};

static void Check(const CudaFacts& cuda, const ReplyFacts& reply, Emitter& out) {
  for (const CudaExtension& extension : cuda.extensions) {
    for (const CudaFunction& function : extension.cuda.functions) {
      if (!function.is_kernel || !function.defined || !function.empty_body || !function.mentioned) continue;
      auto finding = out.Report(function.name_range, "the kernel `{}` has an empty body", function.name);
      finding.Note("launching it computes nothing");
      if (!reply.module_builds) finding.As(Severity::kWarning);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_empty_kernel
