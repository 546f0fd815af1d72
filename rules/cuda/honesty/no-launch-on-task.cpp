// The module computes its result on the task's inputs without launching a kernel.
#include <algorithm>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/cuda/launch.h"
#include "rules/rule.h"

namespace assay::rules::honesty_no_launch_on_task {

static constexpr RuleInfo kInfo = {
    .summary = "no kernel runs on the task's inputs",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

static bool IsLaunched(const CudaFunction& function) {
  return function.is_kernel && function.defined && function.mentioned;
}

// Something works on the device: a kernel, or a library such as cuBLAS.
static bool Works(const CudaCall& call) { return !call.launches.empty() || !call.library_calls.empty(); }

static void Check(const CudaFacts& cuda, const CudaLaunchFacts& facts, Emitter& out) {
  if (!facts.finished || !facts.undecided.empty()) return;
  const bool open = std::any_of(facts.calls.begin(), facts.calls.end(),
                                [](const CudaCall& call) { return call.failure || !call.undecided.empty(); });
  if (open || std::any_of(facts.calls.begin(), facts.calls.end(), Works)) return;
  // A kernel that nothing in the text launches is left to honesty/kernel-not-launched.
  for (const CudaExtension& extension : cuda.extensions) {
    const auto& functions = extension.cuda.functions;
    if (extension.unused || std::none_of(functions.begin(), functions.end(), IsLaunched)) continue;
    const SourceRange where = facts.calls.empty() ? extension.call : facts.calls.front().python;
    auto finding = out.Report(where.valid() ? where : extension.call,
                              "the module gives its result on the task's inputs and launches no kernel");
    finding.Note("conditions on this path skip every launch");
    finding.Confirmed("the module was followed to its result");
    return;
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_no_launch_on_task
