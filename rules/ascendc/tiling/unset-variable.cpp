// Host code hands a variable to the kernel that nothing set: it holds whatever lay on the stack.
#include <fmt/format.h>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_unset_variable {

static constexpr RuleInfo kInfo = {
    .summary = "tiling data made of a variable that nothing set",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kUnsetTiling})) {
    const Fault& fault = *seen.fault;
    const std::string variable = std::string(TextOf(reply, fault.other));
    const std::string what = Name(fault, "what", "the tiling data");
    auto finding = out.Report(fault.where, "{} {} made of {} that nothing set", what,
                              what.find("`, `") != std::string::npos ? "are" : "is",
                              variable.empty() ? "a variable" : fmt::format("`{}`", variable));
    if (fault.other.valid() && fault.other != fault.where) finding.Label(fault.other, "no value on this way");
    Tell(finding, seen,
         IsAdvisory(fault) ? "with other bytes in the variable the launch is another one"
                           : "with other bytes in the variable the run ends otherwise");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_unset_variable
