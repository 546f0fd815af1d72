// Cast is one instruction for each pair of types and round mode. For a pair without that mode there is none, and the
// destination keeps what it held. Widening pairs take CAST_NONE only, narrowing pairs a mode that says how to round.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/parse-errors.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::numeric_round_mode {

static constexpr RuleInfo kInfo = {
    .summary = "round mode that `Cast` does not have for the pair of types",
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

static constexpr std::string_view kCast = "CAST_";

// "CAST_RINT" is "RINT" of the table.
static bool Allows(const ascendc::ApiConversion& conversion, std::string_view mode) {
  mode.remove_prefix(kCast.size());
  return conversion.modes.empty() ||
         std::find(conversion.modes.begin(), conversion.modes.end(), mode) != conversion.modes.end();
}

static std::string Allowed(const ascendc::ApiConversion& conversion) {
  const std::string one = fmt::format("`{}{}`", kCast, conversion.modes.front());
  if (conversion.modes.size() == 1) return one + " only";
  return fmt::format("`{0}{1}`", kCast, fmt::join(conversion.modes, fmt::format("`, `{}", kCast)));
}

// No rounding where the conversion has it, else to nearest even.
static std::string Usual(const ascendc::ApiConversion& conversion) {
  return fmt::format("{}{}", kCast, Allows(conversion, "CAST_NONE") ? "NONE" : conversion.modes.front());
}

static std::string ElementName(const std::string& type) {
  const std::string name = ShortType(type);
  return name == "__bf16" ? "bfloat16_t" : name;
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, Emitter& out) {
  if (AnyRunFinished(runs)) return;  // `api/bad-argument` tells what the run showed
  for (const ApiValue& value : kernel.values) {
    if (value.api != "Cast" || !value.enumerator.starts_with(kCast) || value.elements.size() < 2) continue;
    const std::string to = ElementName(value.elements[0]);
    const std::string from = ElementName(value.elements[1]);
    const ascendc::ApiConversion* pair = ascendc::FindConversion(from, to);
    if (pair == nullptr || Allows(*pair, value.enumerator)) continue;
    auto finding = out.Report(value.range, "`Cast` from `{}` to `{}` has no `{}`", from, to, value.enumerator);
    finding.Note(fmt::format("this pair takes {}", Allowed(*pair)));
    if (value.in_template) finding.As(Severity::kWarning).Note("inside a template, for one of its types");
    if (!value.in_template)
      finding.Fix(fmt::format("use `{}`", Usual(*pair)), FixSafety::kUnsafe,
                  {{value.range, "RoundMode::" + Usual(*pair)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_round_mode
