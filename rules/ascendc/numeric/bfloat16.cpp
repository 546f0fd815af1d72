// The vector unit computes in half, float and integers. bfloat16_t is a format to store: it is cast to float, and the
// result back.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/overload.h"
#include "rules/common/parse-errors.h"
#include "rules/rule.h"

namespace assay::rules::numeric_bfloat16 {

static constexpr RuleInfo kInfo = {
    .summary = "arithmetic on `bfloat16_t`, which the vector unit does not have",
    .basis = Basis::kPattern,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kDtypeUnsupported})) {
    if (MistakeOf(*error).cause != OverloadCause::kBfloat16) continue;
    auto finding = out.Report(error->range, "`{}` has no instruction for `bfloat16_t`", error->name);
    finding.BreaksBuild().Arg("name", error->name);
    finding.Note("cast to float with `CAST_NONE`, compute there, and cast back with `CAST_RINT`");
    if (!error->expected.empty()) finding.Note(fmt::format("`{}`: {}", error->name, error->expected));
    NoteCombos(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_bfloat16
