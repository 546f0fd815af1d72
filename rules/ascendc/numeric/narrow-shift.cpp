// The type of a shift is the type of its left side. A 1 is an int: shifted past bit 31 it is lost, whatever the result
// is widened to.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::numeric_narrow_shift {

static constexpr RuleInfo kInfo = {
    .summary = "32-bit constant shifted by a 64-bit number and widened afterwards",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

static void Check(const KernelFacts& kernel, Emitter& out) {
  for (const NarrowShift& shift : kernel.narrow_shifts) {
    auto finding = out.Report(shift.range, "{} is shifted in 32 bits and becomes `{}` afterwards", shift.value,
                              ShortType(shift.wanted));
    if (!shift.constant.valid()) continue;
    finding.Fix("shift it in 64 bits", FixSafety::kUnsafe,
                {{shift.constant, fmt::format("static_cast<uint64_t>({})", shift.value)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_narrow_shift
