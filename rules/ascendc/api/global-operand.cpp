// The vector unit reaches the unified buffer only, and a copy has at most one end in global memory. A GlobalTensor in
// such a call matches no overload.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/overload.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_global_operand {

static constexpr RuleInfo kInfo = {
    .summary = "tensor in global memory where local memory is needed",
    .basis = Basis::kPattern,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kNoOverload})) {
    const OverloadMistake mistake = MistakeOf(*error);
    if (mistake.cause != OverloadCause::kGlobalOperand) continue;
    const SourceRange& place = error->argument_ranges[static_cast<std::size_t>(mistake.argument)];
    const std::string name = NameOr(reply, place, "the operand");
    if (error->name.starts_with("DataCopy")) {
      auto finding = out.Report(error->range, "`{}` has no form from global memory to global memory", error->name);
      finding.BreaksBuild().Arg("name", error->name);
      finding.Label(place, "also in global memory");
      finding.Note(
          fmt::format("copy `{}` to a tensor of a queue first, then copy that tensor to the destination", name));
      NoteCombos(finding, *error);
      continue;
    }
    auto finding = out.Report(place, "`{}` works on local memory; `{}` is a `GlobalTensor<{}>`", error->name, name,
                              mistake.element);
    finding.BreaksBuild().Arg("name", error->name);
    finding.Note("`DataCopy` brings it into a tensor from `AllocTensor`, and copies the result back");
    NoteCombos(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_global_operand
