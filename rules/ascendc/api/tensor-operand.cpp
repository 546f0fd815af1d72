// The tensor by scalar forms (Muls, Adds, ...) and the scalar parameters of other calls take a number. A LocalTensor
// does not convert to one: `x[i]` is a tensor that starts at element i; the value there is `x.GetValue(i)`.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/elements.h"
#include "rules/ascendc/overload.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_tensor_operand {

static constexpr RuleInfo kInfo = {
    .summary = "tensor where the operation takes a scalar",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void AddFixes(const ReplyFacts& reply, const ParseError& error, const SourceRange& place,
                     FindingBuilder& finding) {
  std::vector<Edit> element = ReadElement(reply, place);
  if (element.empty() && error.argument_ranges.empty()) element = RewriteElements(reply, error.range);
  const std::string_view form = TensorFormOf(error.name);
  if (!form.empty() && error.argument == 2 && !error.argument_ranges.empty()) {
    const auto callee =
        FindWord(reply, {error.range.file, error.range.begin, error.argument_ranges[0].begin}, error.name);
    if (callee)
      finding.Fix(fmt::format("use `{}`, the form for two tensors", form),
                  element.empty() ? FixSafety::kSafe : FixSafety::kUnsafe, {{*callee, std::string(form)}});
  }
  const std::string text(TextOf(reply, place));
  if (!element.empty()) {
    finding.Fix("read the element with `GetValue`", FixSafety::kSafe, std::move(element));
  } else if (IsIdentifier(text) && text != error.name) {
    finding.Fix("read the one value", FixSafety::kUnsafe, {{place, text + ".GetValue(0)"}});
  }
}

// `float f = x[i];`: the error is reported at the variable; the tensor follows the equals sign.
static SourceRange Initialiser(const ReplyFacts& reply, const SourceRange& variable) {
  const SourceRange line = LineOf(reply, variable);
  const SourceRange rest = {variable.file, variable.end, line.end};
  const std::string_view text = TextOf(reply, rest);
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos || text[first] != '=' || text.substr(first, 2) == "==") return variable;
  const std::size_t begin = text.find_first_not_of(" \t", first + 1);
  const std::size_t end = text.find(';');
  if (begin == std::string_view::npos || end == std::string_view::npos || end <= begin) return variable;
  return {rest.file, rest.begin + static_cast<std::uint32_t>(begin), rest.begin + static_cast<std::uint32_t>(end)};
}

// Whether the text in the place of an error is the tensor: a name, or an element of one.
static bool NamesTensor(const std::string& text, const std::string& function) {
  const std::string name = text.substr(0, text.find('['));
  return IsIdentifier(name) && name != "static_cast" && name != function &&
         (name.size() == text.size() || text.back() == ']');
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kTensorAsScalar})) {
    if (MistakeOf(*error).cause == OverloadCause::kInitForm) continue;
    const auto index = static_cast<std::size_t>(std::max(error->argument, 0));
    const bool known = error->argument >= 0 && index < error->argument_ranges.size();
    const SourceRange place = known ? error->argument_ranges[index] : Initialiser(reply, error->range);
    const std::string type =
        known && index < error->argument_types.size() ? ShortType(error->argument_types[index]) : "tensor";
    const std::string operand = NameOr(reply, place, "the operand");
    const std::string message = known && !error->name.empty() ? fmt::format("`{}` takes a scalar here, but `{}` is {}",
                                                                            error->name, operand, OneOf(type))
                                : NamesTensor(operand, error->name)
                                    ? fmt::format("`{}` is a tensor, but a single value is needed here", operand)
                                    : std::string("a tensor is used where a single value is needed");
    auto finding = out.Report(place, "{}", message);
    finding.BreaksBuild().Arg("name", error->name);
    NoteCombos(finding, *error);
    AddFixes(reply, *error, place, finding);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_tensor_operand
