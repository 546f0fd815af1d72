// A real name of the API, written without the namespace it lives in and without a using directive.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_namespace {

static constexpr RuleInfo kInfo = {
    .summary = "name of the API without its namespace",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kNamespace})) {
    const ParseError& error = *group.front();
    const std::string full = error.suggestion.empty() ? "AscendC::" + error.name : error.suggestion;
    auto finding = out.Report(error.range, "`{}` is `{}`; no using directive brings it in", error.name, full);
    finding.BreaksBuild().Arg("name", error.name);
    LabelRest(finding, group, "also used here");
    for (const ParseError* place : group) NoteFollowers(finding, *place);
    const std::size_t colons = full.rfind("::");
    if (colons == std::string::npos) continue;
    std::vector<Edit> edits;
    for (const ParseError* place : group) edits.push_back({Before(place->range), full.substr(0, colons + 2)});
    finding.Fix("name the namespace", FixSafety::kSafe, std::move(edits));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_namespace
