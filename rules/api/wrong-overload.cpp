// A real function called with arguments that none of its overloads takes: too few, too many, or of other types.
#include <fmt/format.h>

#include <algorithm>

#include "rules/parse-errors.h"
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "arguments that no overload takes",
    .basis = Basis::kPattern,
};

static std::string Headline(const ParseError& error) {
  if (error.what == ParseErrorClass::kDtypeUnsupported) {
    return error.expected.empty() ? fmt::format("`{}` does not take these types", error.name)
                                  : fmt::format("`{}`: {}", error.name, error.expected);
  }
  if (error.argument_types.empty()) return fmt::format("no form of `{}` takes these arguments", error.name);
  std::vector<std::string> types;
  for (const std::string& type : error.argument_types) types.push_back(type.empty() ? "?" : ShortType(type));
  return fmt::format("no overload of `{}` takes ({})", error.name, fmt::join(types, ", "));
}

static void Check(const ParseFacts& parse, Emitter& out) {
  constexpr std::size_t kMaxNotes = 2;
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoOverload, ParseErrorClass::kDtypeUnsupported})) {
    auto finding = out.Report(error->range, "{}", Headline(*error));
    finding.BreaksBuild().Arg("name", error->name);
    for (std::size_t i = 0; i < error->notes.size() && i < kMaxNotes; ++i) {
      finding.Note(AsHeadline(error->notes[i].message));
    }
    if (!error->suggestion.empty()) finding.Note("closest real form: " + error->suggestion);
    NoteCombos(finding, *error);
  }
}

extern const Rule api_wrong_overload;
const Rule api_wrong_overload = MakeRule(kInfo, Check);

}  // namespace assay::rules
