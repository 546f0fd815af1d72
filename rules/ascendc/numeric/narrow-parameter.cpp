// A number that passes through a parameter of a narrower type is truncated, whatever it is converted to afterwards.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/rule.h"

namespace assay::rules::numeric_narrow_parameter {

static constexpr RuleInfo kInfo = {
    .summary = "wide number that passes through a narrower parameter",
    .severity = Severity::kNote,
    .basis = Basis::kPattern,
};

static void Check(const KernelFacts& kernel, Emitter& out) {
  std::vector<SourceRange> told;  // once, whatever the types of a template
  for (const NarrowParameter& one : kernel.narrow_parameters) {
    if (std::find(told.begin(), told.end(), one.range) != told.end()) continue;
    told.push_back(one.range);
    const std::string given = ShortType(one.from), through = ShortType(one.through), to = ShortType(one.to);
    auto finding = given.empty() ? out.Report(one.range, "`{}` is `{}`, and is converted to a scalar of type `{}`",
                                              one.name, through, to)
                                 : out.Report(one.range, "`{}` is given `{}`, holds `{}` of it, and becomes `{}` again",
                                              one.name, given, through, to);
    const bool real = one.through == "float" || one.through == "half" || one.through == "__fp16";
    finding.Note(real ? "float holds whole numbers up to 16,777,216, half those up to 2,048; larger ones are rounded"
                      : "numbers that do not fit the parameter's type wrap");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_narrow_parameter
