// A kernel that the host code never launches, or an extension that Python never uses: the result does not come from the
// reply's kernel.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/cuda/extension.h"
#include "rules/rule.h"

namespace assay::rules::honesty_kernel_not_launched {

static constexpr RuleInfo kInfo = {
    .summary = "kernel that nothing launches",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static bool IsUnlaunched(const CudaFunction& function) {
  return function.is_kernel && function.defined && !function.mentioned;
}

static void Check(const CudaFacts& cuda, const ReplyFacts& reply, Emitter& out) {
  // A file by itself may be one of several: another one launches its kernels.
  if (!reply.module_builds || cuda.extensions.empty()) return;
  bool any_used = false;
  for (const CudaExtension& extension : cuda.extensions) any_used |= !extension.unused;
  for (const CudaExtension& extension : cuda.extensions) {
    if (extension.unused) {
      auto finding = out.Report(extension.call, "the extension `{}` is built and never used", extension.name);
      if (!any_used) finding.As(Severity::kError).Note("no result of the module comes from a kernel of the reply");
      continue;
    }
    if (extension.at_run_time) continue;
    const auto& functions = extension.cuda.functions;
    const auto kernels = std::count_if(functions.begin(), functions.end(),
                                       [](const CudaFunction& f) { return f.is_kernel && f.defined; });
    const auto unlaunched = std::count_if(functions.begin(), functions.end(), IsUnlaunched);
    for (const CudaFunction& function : functions) {
      if (!IsUnlaunched(function)) continue;
      auto finding = out.Report(function.name_range, "no host code launches the kernel `{}`", function.name);
      if (unlaunched == kernels && cuda.extensions.size() == 1)
        finding.As(Severity::kError).Note("no kernel of the extension is launched: its results come from elsewhere");
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_kernel_not_launched
