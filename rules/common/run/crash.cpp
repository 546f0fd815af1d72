// The input's own code ended by a signal or an exception that nothing caught: a null pointer, a division by zero, an
// index outside a std::vector.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::run_crash {

static constexpr RuleInfo kInfo = {
    .summary = "code crashes when it runs",
    .basis = Basis::kRun,
};

// The machine decides what C++ leaves undefined.
static constexpr const char* kOnHosts =
    "undefined in C++: an x86-64 host ends the process here, an aarch64 host continues with 0";

static void Check(const RunFacts& runs, Emitter& out) {
  // A core does not trap at a division: the consequence shows in the values.
  for (const SeenFault& seen : RootAdvice(runs, {FaultKind::kDivisionByZero})) {
    const bool host = Has(*seen.fault, "host");
    if (!host && seen.run->values == ShapeRun::Values::kMatch) continue;
    auto finding = out.Report(seen.fault->where, "integer division by zero{}", host ? " in host code" : "");
    Tell(finding, seen, "the divisor is 0 here");
    if (host) finding.Note(kOnHosts);
  }
  for (const SeenFault& seen :
       RootFaults(runs, {FaultKind::kCrash, FaultKind::kUncaughtException, FaultKind::kDivisionByZero})) {
    const Fault& fault = *seen.fault;
    const std::string signal = Name(fault, "signal", Name(fault, "reason"));
    const std::string what = Name(fault, "what", Name(fault, "exception"));
    if (fault.kind == FaultKind::kDivisionByZero) {
      const bool host = Has(fault, "host");
      auto finding = out.Report(fault.where, "integer division by zero{}", host ? " in host code" : "");
      Confirm(finding, seen, "the divisor is 0 here");
      if (host) finding.Note(kOnHosts);
    } else if (fault.kind == FaultKind::kUncaughtException) {
      auto finding = what.empty() ? out.Report(fault.where, "an exception leaves the code uncaught")
                                  : out.Report(fault.where, "an exception leaves the code uncaught: {}", what);
      Confirm(finding, seen, "nothing catches it");
    } else {
      auto finding = signal.empty() ? out.Report(fault.where, "the code crashes here")
                                    : out.Report(fault.where, "the code crashes here: {}", signal);
      Confirm(finding, seen, "it ended the worker");
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_crash
