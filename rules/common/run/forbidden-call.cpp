// Tiling functions and kernels compute; they start no program, open no file and no connection. The worker they run in
// has no such system calls.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::run_forbidden_call {

static constexpr RuleInfo kInfo = {
    .summary = "code makes a system call that is not allowed",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kForbiddenSystemCall})) {
    const Fault& fault = *seen.fault;
    const std::string name = Name(fault, "call", Name(fault, "api", Name(fault, "name")));
    auto finding = name.empty() ? out.Report(fault.where, "the code makes a system call that is not allowed")
                                : out.Report(fault.where, "the code calls `{}`, which is not allowed", name);
    Confirm(finding, seen, "the worker refused it; nothing happened");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_forbidden_call
