// A value that pybind11 does not convert to the parameter's type: Python's call ends with TypeError.
#include <set>

#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::binding_refused_call {

static constexpr RuleInfo kInfo = {
    .summary = "call that the binding refuses for the values that it gets",
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  if (facts.finished) return;  // what failed was handled
  for (const CudaCall& call : facts.calls) {
    if (!call.failure || call.failure->kind != CudaFailure::Kind::kArguments || !call.python.valid()) continue;
    if (!call.failure->text.starts_with("argument ")) continue;  // how many there are is seen without a run
    out.Report(call.python, "`{}` refuses its arguments: {}", call.function, call.failure->text)
        .Note("pybind11 raises TypeError: incompatible function arguments")
        .Confirmed(CallSpelling(call));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::binding_refused_call
