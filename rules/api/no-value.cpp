// The operations of the vector unit return nothing: their result is in the destination tensor.
#include <fmt/format.h>

#include "rules/parse-errors.h"
#include "rules/rule.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "value of a call that returns nothing",
    .basis = Basis::kPattern,
};

static void Check(const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoValue})) {
    const std::string place = NameOr(reply, error->range, "this");
    auto finding = out.Report(error->range, "`{}` takes the value of a call that returns nothing", place);
    finding.BreaksBuild().Note("the result is in the destination tensor; `GetValue(0)` on it reads one element");
    NoteFollowers(finding, *error);
    NoteCombos(finding, *error);
  }
}

extern const Rule api_no_value;
const Rule api_no_value = MakeRule(kInfo, Check);

}  // namespace assay::rules
