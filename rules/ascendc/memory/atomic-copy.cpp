// An atomic mode changes every copy out that follows, and adds to what global memory holds.
#include <fmt/format.h>

#include <string>

#include "analyzer/facts/ascendc/set-before.h"
#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_atomic_copy {

static constexpr RuleInfo kInfo = {
    .summary = "atomic copy onto undefined memory, or an atomic mode left on",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kAtomicMisuse})) {
    const Fault& fault = *seen.fault;
    if (Name(fault, "reason") == "left-on") {
      auto finding = out.Report(fault.where, "the atomic mode set here is still on when the kernel ends");
      finding.Note("to end it: `SetAtomicNone()`");
      Tell(finding, seen,
           "every copy out after it is atomic, in the next kernel too until a `TPipe` or `InitSocState` resets the "
           "mode");
      continue;
    }
    if (SetsOutputsBefore(reply)) continue;
    const std::string tensor = Name(fault, "tensor", "the output");
    auto finding = out.Report(fault.where, "atomic {} onto element {} of `{}`, which nothing wrote before",
                              CallName(reply, fault.where), Grouped(Number(fault, "first", 0)), tensor);
    finding.Arg("tensor", tensor);
    finding.Note("to set it: a copy out of zeros and a `SyncAll`, or `InitValue` in the op definition");
    Tell(finding, seen, "an output starts undefined, and the result keeps what was there");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_atomic_copy
