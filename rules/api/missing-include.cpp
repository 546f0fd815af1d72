// A name of the API that the common header does not bring. Nothing else in the code is wrong, so one include cures it.
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

// The last include of the file that the name stands in.
static const Include* LastInclude(const HostFacts& host, int file) {
  const Include* last = nullptr;
  for (const Include& include : host.includes) {
    if (include.range.file == file && (last == nullptr || include.range.begin > last->range.begin)) last = &include;
  }
  return last;
}

static void Check(const ParseFacts& parse, const HostFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kHeaderMissing})) {
    const ParseError& error = *group.front();
    auto finding = out.Report(error.range, "`{}` needs `#include \"{}\"`", error.name, error.expected);
    finding.BreaksBuild().Arg("name", error.name).Arg("header", error.expected);
    LabelRest(finding, group, "also used here");
    const Include* last = LastInclude(host, error.range.file);
    if (last == nullptr) continue;
    const SourceRange line = LineOf(reply, last->range);
    finding.Fix(fmt::format("include `{}`", error.expected), FixSafety::kSafe,
                {{After(line), fmt::format("#include \"{}\"\n", error.expected)}});
  }
}

extern const Rule api_missing_include;
const Rule api_missing_include = MakeRule(kInfo, Check);

}  // namespace assay::rules
