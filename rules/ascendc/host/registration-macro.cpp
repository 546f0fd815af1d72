// A tiling function is registered by SetTiling of the op definition, inference by SetInferShape and SetInferDataType,
// and the op by OP_ADD. Models write about twenty macros for this that no header of this release has.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_registration_macro {

static constexpr RuleInfo kInfo = {
    .summary = "registration macro that this release does not have",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// The macro's own lines, with the semicolon after it; nullopt if other text shares them.
static std::optional<SourceRange> WholeLines(const ReplyFacts& reply, const ParseError& error) {
  if (!error.statement.valid()) return std::nullopt;
  const SourceRange first = LineOf(reply, error.statement);
  const SourceRange last = LineOf(reply, {error.statement.file, error.statement.end, error.statement.end});
  std::string_view rest = TextOf(reply, {last.file, error.statement.end, last.end});
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t;"), rest.size()));
  if (!rest.empty() && rest[0] != '\n' && rest[0] != '\r' && !rest.starts_with("//")) return std::nullopt;
  return SourceRange{first.file, first.begin, last.end};
}

static void Check(const ParseFacts& parse, const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kRegistrationMacro})) {
    auto finding = out.Report(error->range, "no header of this release has the macro `{}`", error->name);
    finding.BreaksBuild().Arg("name", error->name);
    finding.Note(
        "`AICore().SetTiling` registers the tiling function, `SetInferShape` and `SetInferDataType` inference, "
        "`OP_ADD` the op");
    if (host.op_add.empty()) finding.Note("no `OP_ADD` registers the op here");
    // A macro that declares a field or a class of tiling data is not a registration that another one replaces.
    if (error->name.find("TILING_DATA") != std::string::npos || error->name.find("FIELD_DEF") != std::string::npos)
      continue;
    if (const auto lines = WholeLines(reply, *error)) finding.Fix("delete the macro", FixSafety::kSafe, {{*lines, ""}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_registration_macro
