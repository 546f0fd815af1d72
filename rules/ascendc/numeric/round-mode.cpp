// Cast is one instruction for each pair of types and round mode. For a pair without that mode there is none, and the
// destination keeps what it held. Widening pairs take CAST_NONE only, narrowing pairs a mode that says how to round.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

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

struct Pair {
  std::string_view from;
  std::string_view to;
  bool modes;  // RINT, FLOOR, CEIL, ROUND, TRUNC
  bool none;
  bool odd;
};

// A2 and A3. Source: the table of the Cast page, checked against the 2201 instructions.
static constexpr std::array<Pair, 21> kPairs = {
    {{"int8_t", "half", false, true, false},        {"uint8_t", "half", false, true, false},
     {"int16_t", "half", true, true, false},        {"float", "half", true, true, true},
     {"half", "int8_t", true, true, false},         {"half", "uint8_t", true, true, false},
     {"half", "int16_t", true, false, false},       {"half", "int32_t", true, false, false},
     {"half", "float", false, true, false},         {"bfloat16_t", "float", false, true, false},
     {"bfloat16_t", "int32_t", true, false, false}, {"float", "bfloat16_t", true, false, false},
     {"int32_t", "float", true, true, false},       {"int32_t", "int16_t", false, true, false},
     {"int32_t", "int64_t", false, true, false},    {"int16_t", "float", false, true, false},
     {"float", "int16_t", true, false, false},      {"float", "int32_t", true, false, false},
     {"float", "int64_t", true, false, false},      {"int64_t", "int32_t", false, true, false},
     {"int64_t", "float", true, false, false}}};

static bool Allows(const Pair& pair, std::string_view mode) {
  if (mode == "CAST_NONE") return pair.none;
  if (mode == "CAST_ODD") return pair.odd;
  return pair.modes;
}

static std::string Allowed(const Pair& pair) {
  std::string text = pair.modes ? "`CAST_RINT`, `CAST_FLOOR`, `CAST_CEIL`, `CAST_ROUND`, `CAST_TRUNC`" : "";
  if (pair.none) text += text.empty() ? "`CAST_NONE` only" : ", `CAST_NONE`";
  return pair.odd ? text + ", `CAST_ODD`" : text;
}

static std::string ElementName(const std::string& type) {
  const std::string name = ShortType(type);
  return name == "__bf16" ? "bfloat16_t" : name;
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, Emitter& out) {
  if (AnyRunFinished(runs)) return;  // `api/bad-argument` tells what the run showed
  for (const ApiValue& value : kernel.values) {
    if (value.api != "Cast" || !value.enumerator.starts_with("CAST_") || value.elements.size() < 2) continue;
    const std::string to = ElementName(value.elements[0]);
    const std::string from = ElementName(value.elements[1]);
    const auto* pair =
        std::find_if(kPairs.begin(), kPairs.end(), [&](const Pair& p) { return p.from == from && p.to == to; });
    if (pair == kPairs.end() || Allows(*pair, value.enumerator)) continue;
    auto finding = out.Report(value.range, "`Cast` from `{}` to `{}` has no `{}`", from, to, value.enumerator);
    finding.Note(fmt::format("this pair takes {}", Allowed(*pair)));
    if (value.in_template) finding.As(Severity::kWarning).Note("inside a template, for one of its types");
    if (!value.in_template)
      finding.Fix(fmt::format("use `{}`", pair->none ? "CAST_NONE" : "CAST_RINT"), FixSafety::kUnsafe,
                  {{value.range, pair->none ? "RoundMode::CAST_NONE" : "RoundMode::CAST_RINT"}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_round_mode
