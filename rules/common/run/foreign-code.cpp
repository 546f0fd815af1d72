// Assembly, sections, second names and the like are never assembled, linked or run here, so what they do is not known.
// Some of it has no honest use in an operator.
#include "rules/rule.h"

namespace assay::rules::run_foreign_code {

static constexpr RuleInfo kInfo = {
    .summary = "code that reaches past C++ is not run here",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static void Check(const ParseFacts& parse, Emitter& out) {
  for (const ParseError& place : parse.unsure) {
    if (place.diag == "foreign_assembly") {
      out.Report(place.range, "code with inline assembly is not run here");
    } else if (place.diag == "foreign_attribute") {
      out.Report(place.range, "`{}` is a linker directive: code with it is not run here", place.name);
    } else if (place.diag == "foreign_file") {
      out.Report(place.range, "assembly with `{}` includes a file of the build machine in the operator", place.name)
          .As(Severity::kError)
          .Note("nothing was read: no assembly is ever assembled here");
    } else if (place.diag == "foreign_system_call") {
      out.Report(place.range, "assembly with `{}` asks the system for something", place.name)
          .As(Severity::kError)
          .Note("nothing was run: no assembly is ever assembled here");
    } else if (place.diag == "foreign_name") {
      out.Report(place.range, "`{}` is a name of the simulator's own, so the code is not run here", place.name)
          .As(Severity::kError);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_foreign_code
