// A name that one block of the binding declares twice: the extension does not compile.
#include "analyzer/facts/ascendc/binding-names.h"
#include "rules/rule.h"

namespace assay::rules::host_binding_redeclaration {

static constexpr RuleInfo kInfo = {
    .summary = "binding declares one name twice",
    .basis = Basis::kPattern,
};

static void Check(const BindingNameFacts& names, Emitter& out) {
  for (const Redeclaration& one : names.again) {
    auto finding = out.Report(one.range, "`{}` is declared twice in one block", one.name);
    finding.BreaksBuild().Arg("name", one.name);
    finding.Label(one.first, one.parameter ? "a parameter of that name" : "declared here first");
    finding.Note("give the second one a name of its own, or assign to the first without a type");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_binding_redeclaration
