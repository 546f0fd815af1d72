// One repeat of a vector instruction works on 256 bytes. A mask counts elements of one repeat; the excess is cut off,
// so such a call does less than it says.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::limits_mask {

static constexpr RuleInfo kInfo = {
    .summary = "mask beyond the elements of one repeat",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static void Check(const KernelFacts& kernel, Emitter& out) {
  for (const ApiValue& value : kernel.values) {
    if (value.parameter != "mask" || value.bits < 32 || value.most == 0 || value.value <= value.most) continue;
    out.Report(value.range, "mask of {}; one repeat of `{}` has {} elements of this type", Grouped(value.value),
               value.api, value.most)
        .Note("the mask is cut to that number; more elements take more repeats, or the form with a count");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::limits_mask
