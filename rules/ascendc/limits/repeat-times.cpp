// The number of repeats of a vector instruction is a field of 8 bits. A larger constant compiles and is cut off.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::limits_repeat_times {

static constexpr RuleInfo kInfo = {
    .summary = "more than 255 repeats in one call",
    .basis = Basis::kPattern,
};

static void Check(const KernelFacts& kernel, const ParseFacts& parse, Emitter& out) {
  for (const ApiValue& value : kernel.values) {
    if (!value.parameter.starts_with("repeatTime") || value.bits != 8 || value.fits) continue;
    if (IsRefused(parse, value.range)) continue;  // in braces it does not compile
    const std::int64_t kept = (std::int64_t{1} << value.bits) - 1;
    auto finding = out.Report(value.range, "`{}` is given {} repeats; the field holds {}, so {} run", value.api,
                              Grouped(value.value), kept, value.value & kept);
    finding.Note("split the call, or use the form that takes the number of elements");
    if (value.in_template) finding.As(Severity::kWarning).Note("inside a template, for one of its values");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::limits_repeat_times
