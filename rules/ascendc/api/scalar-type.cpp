// A call by scalar deduces its element type from the tensors and from the scalar, so the scalar has to have exactly
// that type: a literal is not converted implicitly.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/overload.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_scalar_type {

static constexpr RuleInfo kInfo = {
    .summary = "scalar whose type differs from the elements of the tensors",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool IsWholeNumber(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

static bool IsFloating(const std::string& type) {
  return type == "float" || type == "half" || type == "double" || type == "bfloat16_t";
}

// The scalar in the element type; `safe` is cleared where its value can change on the way.
static std::string Converted(const std::string& text, const std::string& from, const std::string& to, bool& safe) {
  if (to == "float" && IsWholeNumber(text)) return text + ".0f";
  if (IsUnsigned(from) && IsFloating(to) && !IsWholeNumber(text)) {
    safe = false;
    return fmt::format("static_cast<{}>(static_cast<int32_t>({}))", to, text);
  }
  safe = IsFloating(to) || IsWholeNumber(text);
  return fmt::format("static_cast<{}>({})", to, text);
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoOverload})) {
    const OverloadMistake mistake = MistakeOf(*error);
    if (mistake.cause != OverloadCause::kScalarType) continue;
    const auto index = static_cast<std::size_t>(mistake.argument);
    const SourceRange& place = error->argument_ranges[index];
    const std::string type = ShortType(error->argument_types[index]);
    auto finding = out.Report(place, "the scalar of `{}` must be {} like the tensors, but `{}` is {}", error->name,
                              OneOf(mistake.element), NameOr(reply, place, "this"), OneOf(type));
    finding.BreaksBuild().Arg("name", error->name);
    if (place != error->range) finding.Label(error->range, "no overload mixes the two types");
    NoteCombos(finding, *error);
    const std::string text(TextOf(reply, place));
    if (text.empty() || mistake.element == "bfloat16_t") continue;
    bool safe = true;
    std::string value = Converted(text, type, mistake.element, safe);
    finding.Fix(fmt::format("give it the type `{}`", mistake.element), safe ? FixSafety::kSafe : FixSafety::kUnsafe,
                {{place, std::move(value)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_scalar_type
