// A name of the API whose header is not included is not declared, although it exists.
#include <fmt/format.h>

#include "rules/parse-errors.h"
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "name whose header is not included",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// Where a further include of a file goes: the line after its last.
static SourceRange AfterIncludes(const std::string& text, int file) {
  const std::size_t last = text.rfind("#include");
  const std::size_t newline = last == std::string::npos ? std::string::npos : text.find('\n', last);
  const auto at = static_cast<std::uint32_t>(newline == std::string::npos ? 0 : newline + 1);
  return {file, at, at};
}

static void Check(const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kHeaderNeeded})) {
    const ParseError& error = *group.front();
    auto finding =
        out.Report(error.range, "`{}` is declared in `{}`, which is not included", error.name, error.suggestion);
    finding.BreaksBuild().Arg("name", error.name).Arg("header", error.suggestion);
    LabelRest(finding, group, "also used here");
    NoteCombos(finding, error);
    if (!error.range.valid()) continue;
    const std::string& text = reply.files[static_cast<std::size_t>(error.range.file)].text;
    finding.Fix(fmt::format("include `{}`", error.suggestion), FixSafety::kSafe,
                {{AfterIncludes(text, error.range.file), fmt::format("#include \"{}\"\n", error.suggestion)}});
  }
}

extern const Rule api_missing_include;
const Rule api_missing_include = MakeRule(kInfo, Check);

}  // namespace assay::rules
