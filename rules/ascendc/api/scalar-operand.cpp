// Two-tensor operations take tensors only: `Add`, `Sub`, `Mul`, `Div`, `Max` and `Min` have no form with a scalar, so
// the call matches no overload. The tensor by scalar forms have names of their own (Adds, Muls, Maxs, Mins), and their
// scalar must have exactly the element type of the tensors.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/overload.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_scalar_operand {

static constexpr RuleInfo kInfo = {
    .summary = "scalar where the operation takes a tensor",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// The scalar spelled so that it has the element type; `safe` is cleared where the value itself can change on the way.
static std::string Converted(std::string text, const std::string& type, const std::string& element, bool& safe) {
  if (element.empty() || ShortType(type) == element) return text;
  if (IsUnsigned(type) && (element == "float" || element == "half")) {
    safe = false;
    text = fmt::format("static_cast<int32_t>({})", text);
  }
  return fmt::format("static_cast<{}>({})", element, text);
}

// A name, a number or a cast can be negated as it is.
static std::string Negated(const std::string& value, const std::string& text) {
  const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
  });
  return value != text || plain ? "-" + value : "-(" + value + ")";
}

static void AddFix(const ReplyFacts& reply, const ParseError& error, FindingBuilder& finding) {
  if (error.argument != 1 && error.argument != 2) return;
  if (error.argument_ranges.size() < 4 || error.argument_types.size() < 4) return;
  const SourceRange head = {error.range.file, error.range.begin, error.argument_ranges[0].begin};
  const auto callee = FindWord(reply, head, error.name);
  const auto scalar = static_cast<std::size_t>(error.argument);
  const SourceRange& scalar_range = error.argument_ranges[scalar];
  const std::string text(TextOf(reply, scalar_range));
  if (!callee || text.empty()) return;
  const std::string element = ElementOf(ShortType(error.argument_types[0]));
  bool safe = true;
  // Convert the scalar first: an unsigned one has no negative.
  if (error.argument == 2 && error.name == "Sub" && !element.empty() && !IsUnsigned(element)) {
    bool exact = true;
    const std::string value = Converted(text, error.argument_types[2], element, exact);
    finding.Fix("use `Adds` with the negated scalar", exact ? FixSafety::kSafe : FixSafety::kUnsafe,
                {{*callee, "Adds"}, {scalar_range, Negated(value, text)}});
  }
  if (error.argument == 2 && error.name == "Div" && element == "float") {
    finding.Fix("use `Muls` with the inverted scalar", FixSafety::kUnsafe,
                {{*callee, "Muls"}, {scalar_range, fmt::format("1.0f / ({})", text)}});
  }
  const std::string_view form = ScalarFormOf(error.name);
  if (form.empty()) return;
  const std::string value = Converted(text, error.argument_types[scalar], element, safe);
  std::vector<Edit> edits = {{*callee, std::string(form)}};
  if (error.argument == 2) {
    if (value != text) edits.push_back({scalar_range, value});
  } else {
    edits.push_back({scalar_range, std::string(TextOf(reply, error.argument_ranges[2]))});
    edits.push_back({error.argument_ranges[2], value});
  }
  finding.Fix(fmt::format("use `{}`, the tensor by scalar form", form), safe ? FixSafety::kSafe : FixSafety::kUnsafe,
              std::move(edits));
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kScalarAsTensor})) {
    const OverloadCause cause = MistakeOf(*error).cause;
    if (cause == OverloadCause::kInitForm || cause == OverloadCause::kWorkTensor ||
        cause == OverloadCause::kNumberTooMany) {
      continue;
    }
    const auto index = static_cast<std::size_t>(std::max(error->argument, 0));
    const bool known = error->argument >= 0 && index < error->argument_ranges.size();
    const SourceRange place = known ? error->argument_ranges[index] : error->range;
    const std::string type =
        known && index < error->argument_types.size() ? ShortType(error->argument_types[index]) : "scalar";
    // Where neither argument is a tensor, it is unknown which of them should be in which memory.
    const bool queue = type.find("TQue") != type.npos, buffer = type.find("TBuf<") != type.npos;
    const bool sum = type.find("SymbolOverride") != type.npos;  // an expression of tensors
    const bool pointer = type.ends_with('*');
    const bool open = error->expected.empty() || !HasOneElementType(error->name) || queue || buffer || sum || pointer;
    const std::string expected = open ? "a tensor" : "`" + ShortType(error->expected) + "`";
    auto finding = out.Report(place, "`{}` takes {} here, but `{}` is {}", error->name, expected,
                              NameOr(reply, place, "the argument"), OneOf(type));
    finding.BreaksBuild().Arg("name", error->name);
    if (queue || buffer)
      finding.Note(fmt::format("the tensor in it comes from `{}`", buffer ? "Get" : "AllocTensor` or `DeQue"));
    if (place != error->range && !queue && !buffer && !sum && !pointer)
      finding.Label(error->range, "no overload takes a scalar there");
    NoteCombos(finding, *error);
    AddFix(reply, *error, finding);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_scalar_operand
