// The vector unit computes in half, float and integers. bfloat16_t is a storage format: cast it to float, and the
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
    const std::vector<std::string>& types = error->argument_types;
    const bool cast = error->name == "Cast" && types.size() > 1;
    auto finding = cast ? out.Report(error->range, "`Cast` does not convert `{}` to `{}`",
                                     ElementOf(ShortType(types[1])), ElementOf(ShortType(types[0])))
                        : out.Report(error->range, "`{}` has no instruction for `bfloat16_t`", error->name);
    finding.BreaksBuild().Arg("name", error->name);
    finding.Note(cast ? "cast to float in between"
                      : "cast to float with `CAST_NONE`, compute there, and cast back with `CAST_RINT`");
    if (!error->expected.empty()) finding.Note(fmt::format("`{}`: {}", error->name, error->expected));
    NoteCombos(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_bfloat16
