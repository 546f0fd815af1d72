// A member without an initialiser holds what the stack held. Where a function reads it before the only statement that
// sets it, the first call of the function works with that; where nothing sets it, every call does.
#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_early_read {

static constexpr RuleInfo kInfo = {
    .summary = "member read before anything sets it",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static void Check(const KernelFacts& kernel, Emitter& out) {
  for (const EarlyRead& read : kernel.early_reads) {
    if (!read.assigned.valid()) {
      out.Report(read.read, "`{}` is read, and nothing sets it", read.member)
          .Note("set it where the other members are set, or give it an initialiser");
      continue;
    }
    auto finding = out.Report(read.read, "`{}` is read before anything sets it", read.member);
    finding.Label(read.assigned, "set here").Note("move the assignment before this statement");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_early_read
