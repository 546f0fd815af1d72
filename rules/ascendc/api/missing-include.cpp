// Macros of the C++ library and the names of the matmul library are not part of kernel_operator.h. Unlike functions of
// the host, they work on the core once their header is included.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/profile.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "name whose header is not included",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// Behind the first include of the file, else before its first line.
static SourceRange PlaceForInclude(const ReplyFacts& reply, int file) {
  const SourceRange all = WholeFile(reply, file);
  const auto first = FindWord(reply, all, "include");
  if (!first) return Before(all);
  return After(LineOf(reply, *first));
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kMissingInclude})) {
    const ParseError& error = *group.front();
    const bool standard = error.suggestion.find(".h") == std::string::npos;
    const std::string header = standard ? "<" + error.suggestion + ">" : "\"" + error.suggestion + "\"";
    auto finding = out.Report(error.range, "`{}` is not declared; it needs `#include {}`", error.name, header);
    finding.BreaksBuild().Arg("name", error.name).Arg("header", error.suggestion);
    LabelRest(finding, group, "used here too");
    for (const ParseError* place : group) NoteFollowers(finding, *place);
    NoteCombos(finding, error);
    finding.Fix(fmt::format("include `{}`", error.suggestion), FixSafety::kSafe,
                {{PlaceForInclude(reply, error.range.file), fmt::format("#include {}\n", header)}});
  }
}

extern const Rule api_missing_include;
const Rule api_missing_include = MakeRule(kInfo, Check);

}  // namespace assay::rules
