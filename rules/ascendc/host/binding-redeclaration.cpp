// A name that one block of the binding declares twice: the extension does not compile.
#include <string>

#include "analyzer/facts/ascendc/binding-names.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_binding_redeclaration {

static constexpr RuleInfo kInfo = {
    .summary = "binding declares one name twice",
    .basis = Basis::kPattern,
};

// Whether the first declaration is of a constant, by what its line says before the name.
static bool IsConstant(const ReplyFacts& reply, const SourceRange& name) {
  const SourceRange line = LineOf(reply, name);
  return TextOf(reply, {line.file, line.begin, name.begin}).find("const") != std::string_view::npos;
}

static void Check(const BindingNameFacts& names, const ReplyFacts& reply, Emitter& out) {
  for (const Redeclaration& one : names.again) {
    auto finding = one.parameter ? out.Report(one.range, "`{}` is already a parameter", one.name)
                                 : out.Report(one.range, "`{}` is declared twice in one block", one.name);
    finding.BreaksBuild().Arg("name", one.name);
    finding.Label(one.first, one.parameter ? "a parameter of that name" : "declared here first");
    std::string advice = "give the new variable a name of its own";
    if (!one.parameter && !IsConstant(reply, one.first))
      advice += ", or, where the types agree, assign to the first without a type";
    finding.Note(advice);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_binding_redeclaration
