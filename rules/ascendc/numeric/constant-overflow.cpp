// Products of int constants are computed as int: sizes that look harmless one by one wrap around together.
#include <fmt/format.h>

#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::numeric_constant_overflow {

static constexpr RuleInfo kInfo = {
    .summary = "product of constants that does not fit its type",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

static void Check(const KernelFacts& kernel, const ascendc::OperatorFacts& host, const ReplyFacts& reply,
                  Emitter& out) {
  std::vector<ConstantOverflow> all = kernel.overflows;
  all.insert(all.end(), host.overflows.begin(), host.overflows.end());
  for (const ConstantOverflow& overflow : all) {
    auto finding = out.Report(overflow.range, "{} {} {} does not fit `{}` and wraps around", Grouped(overflow.left),
                              overflow.op, Grouped(overflow.right), ShortType(overflow.type));
    const std::string text(TextOf(reply, overflow.range));
    if (text.empty()) continue;
    finding.Fix("compute it in 64 bits", FixSafety::kUnsafe, {{Before(overflow.range), "static_cast<int64_t>(1) * "}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_constant_overflow
