// The macro for scalar fields pastes the field's name into others: `f[8]` there is an error of the preprocessor. Arrays
// have a macro of their own.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/parse-errors.h"
#include "rules/rule.h"

namespace assay::rules::tiling_array_field {

static constexpr RuleInfo kInfo = {
    .summary = "array in the macro for scalar fields",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kTilingArray})) {
    const std::string right =
        fmt::format("TILING_DATA_FIELD_DEF_ARR({}, {}, {})", error->owner, error->expected, error->name);
    auto finding = out.Report(error->range, "`{}[{}]` is not a scalar field; an array is declared with `{}`",
                              error->name, error->expected, right);
    finding.BreaksBuild().Arg("field", error->name);
    finding.Note(fmt::format("`set_{}` then takes a pointer to {} elements", error->name, error->expected));
    finding.Fix("use the macro for arrays", FixSafety::kSafe, {{error->range, right}});
    finding.Fix("make it one value", FixSafety::kUnsafe,
                {{error->range, fmt::format("TILING_DATA_FIELD_DEF({}, {})", error->owner, error->name)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_array_field
