// A result in float that is rounded to 16 bits goes to the nearest number of them. Always up or always down, it is off
// by up to a whole unit of the last place, and sums of such results drift.
#include <algorithm>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/rule.h"

namespace assay::rules::numeric_directed_rounding {

static constexpr RuleInfo kInfo = {
    .summary = "`Cast` from float to 16 bits that rounds to one side",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

static bool IsShortFloat(const std::string& type) { return type == "half" || type == "bfloat16_t" || type == "__bf16"; }

static void Check(const KernelFacts& kernel, Emitter& out) {
  std::vector<SourceRange> told;  // once, whatever the types of a template
  for (const ApiValue& value : kernel.values) {
    const bool up = value.enumerator == "CAST_CEIL";
    if (value.api != "Cast" || (!up && value.enumerator != "CAST_FLOOR") || value.elements.size() < 2) continue;
    const std::string to = ShortType(value.elements[0]);
    if (!IsShortFloat(to) || ShortType(value.elements[1]) != "float") continue;
    if (std::find(told.begin(), told.end(), value.range) != told.end()) continue;
    told.push_back(value.range);
    auto finding = out.Report(value.range, "floats are rounded {} on their way to 16 bits", up ? "up" : "down");
    finding.Note("`CAST_RINT` rounds to the nearest number, which is what results of arithmetic are compared with");
    finding.Fix("use `CAST_RINT`", FixSafety::kUnsafe, {{value.range, "AscendC::RoundMode::CAST_RINT"}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_directed_rounding
