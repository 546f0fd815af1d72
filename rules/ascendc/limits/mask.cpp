// One repeat of a vector instruction works on 256 bytes. A mask counts elements of one repeat; what is beyond them is
// cut off, so such a call does less than it says.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/dtype.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "mask beyond the elements of one repeat",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static std::int64_t Lanes(const std::vector<std::string>& elements) {
  std::size_t widest = 0;
  for (const std::string& element : elements) {
    const std::string name = ShortType(element);
    const auto dtype = ParseDtype(name == "__bf16" ? "bfloat16_t" : name);
    widest = std::max(widest, dtype ? SizeOf(*dtype) : 0);
  }
  return widest == 0 ? 0 : static_cast<std::int64_t>(256 / widest);
}

static void Check(const KernelFacts& kernel, Emitter& out) {
  for (const ApiValue& value : kernel.values) {
    if (value.parameter != "mask" || value.bits < 32 || value.elements.empty()) continue;
    const std::int64_t lanes = Lanes(value.elements);
    if (lanes == 0 || value.value <= lanes) continue;
    out.Report(value.range, "mask of {}; one repeat of `{}` has {} elements of this type", Grouped(value.value),
               value.api, lanes)
        .Note("the mask is cut to that number; more elements take more repeats, or the form with a count");
  }
}

extern const Rule limits_mask;
const Rule limits_mask = MakeRule(kInfo, Check);

}  // namespace assay::rules
