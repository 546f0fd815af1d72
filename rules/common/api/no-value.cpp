// The operations of the vector unit return nothing: their result is in the destination tensor.
#include <fmt/format.h>

#include <optional>
#include <string>

#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_no_value {

static constexpr RuleInfo kInfo = {
    .summary = "value of a call that returns nothing",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// The `y = ` of `y = Exp(y, x, n)`: the remaining call writes `y` as intended. Nullopt if another tensor is the
// destination.
static std::optional<SourceRange> OwnAssignment(const ReplyFacts& reply, const SourceRange& sign) {
  const std::string* text = FileText(reply, sign.file);
  if (text == nullptr || sign.begin >= text->size() || (*text)[sign.begin] != '=') return std::nullopt;
  std::size_t begin = text->find_last_of(";{}\n", sign.begin);
  begin = text->find_first_not_of(" \t\n", begin == std::string::npos ? 0 : begin + 1);
  const std::size_t end = text->find_first_not_of(" \t\n", sign.begin + 1);
  const std::size_t open = text->find('(', sign.begin);
  if (begin >= sign.begin || end == std::string::npos || open == std::string::npos) return std::nullopt;
  std::string name = text->substr(begin, sign.begin - begin);
  name.erase(name.find_last_not_of(" \t") + 1);
  if (!IsIdentifier(name) || text->compare(open + 1, name.size() + 1, name + ",") != 0) return std::nullopt;
  return SourceRange{sign.file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

static void Check(const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoValue})) {
    const std::string place = NameOr(reply, error->range, "this");
    auto finding = out.Report(error->range, "`{}` uses the value of a call that returns nothing", place);
    finding.BreaksBuild().Note("the result is in the destination tensor; `GetValue(0)` on it reads one element");
    if (const auto own = OwnAssignment(reply, error->range))
      finding.Fix("leave out the assignment", FixSafety::kSafe, {{*own, ""}});
    NoteFollowers(finding, *error);
    NoteCombos(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_no_value
