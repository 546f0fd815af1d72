// An include that no release of the toolkit has on its path and that is not a file of the input either.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_missing_header {

static constexpr RuleInfo kInfo = {
    .summary = "include that kernel code cannot see",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kHeaderNotFound})) {
    if (error->half == Half::kHost) continue;
    auto finding = out.Report(error->range, "no header `{}` for kernel code", error->name);
    finding.BreaksBuild().Arg("header", error->name);
    NoteFollowers(finding, *error);
    const std::string spelled(TextOf(reply, error->range));
    const std::string line(TextOf(reply, LineOf(reply, error->range)));
    if (!error->suggestion.empty() && spelled.size() > 2) {
      finding.Fix(fmt::format("include `{}`", error->suggestion), FixSafety::kSafe,
                  {{error->range, spelled.front() + error->suggestion + spelled.back()}});
    }
    // Safe where nothing from it is used: otherwise a name that it should have declared would be a new error.
    if (line.find("#include") != std::string::npos) {
      finding.Fix("delete the include", FixSafety::kSafe, {{LineOf(reply, error->range), ""}});
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_missing_header
