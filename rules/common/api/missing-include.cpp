// A name that exists and that none of the included headers declares; the error names the one that does.
#include <fmt/format.h>

#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_missing_include {

static constexpr RuleInfo kInfo = {
    .summary = "name whose header is not included",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// After the first include of the file, else before its first line.
static SourceRange PlaceForInclude(const ReplyFacts& reply, int file) {
  const SourceRange all = WholeFile(reply, file);
  const auto first = FindWord(reply, all, "include");
  if (!first) return Before(all);
  return After(LineOf(reply, *first));
}

// As it is included: of the C++ library, or where the error says so, between angle brackets.
static std::string Spelled(const std::string& header) {
  if (header.starts_with('<')) return header;
  return header.find(".h") == std::string::npos ? "<" + header + ">" : "\"" + header + "\"";
}

static void Check(const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kMissingInclude})) {
    const ParseError& error = *group.front();
    const std::string header = Spelled(error.suggestion);
    const bool called = error.expected == kClassTemplateName &&
                        TextOf(reply, {error.range.file, error.range.end, error.range.end + 1}) == "(";
    auto finding = called ? out.Report(error.range, "`{}` is a class template of `{}`, not a function", error.name,
                                       error.suggestion)
                          : out.Report(error.range, "`{}` is not declared; it needs `#include {}`", error.name, header);
    finding.BreaksBuild().Arg("name", error.name).Arg("header", error.suggestion);
    LabelRest(finding, group, "used here too");
    for (const ParseError* place : group) NoteFollowers(finding, *place);
    NoteCombos(finding, error);
    if (called) continue;
    finding.Fix(fmt::format("include `{}`", error.suggestion), FixSafety::kSafe,
                {{PlaceForInclude(reply, error.range.file), fmt::format("#include {}\n", header)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_missing_include
