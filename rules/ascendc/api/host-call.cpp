// A function without `__aicore__` is host code. The device compiler rejects the call, even of the kernel's own helpers;
// constexpr functions are exempt.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/parse-errors.h"
#include "rules/rule.h"

namespace assay::rules::api_host_call {

static constexpr RuleInfo kInfo = {
    .summary = "helper without `__aicore__` called on the core",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const ParseFacts& parse, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kHostCall})) {
    const ParseError& error = *group.front();
    auto finding = out.Report(error.range, "`{}` has no `__aicore__`, so the core cannot call it", error.name);
    finding.BreaksBuild().Arg("name", error.name);
    LabelRest(finding, group, "called here too");
    if (!error.declaration.valid()) continue;
    finding.Label(error.declaration, "declared here for the host");
    const SourceRange start = {error.declaration.file, error.declaration.begin, error.declaration.begin};
    finding.Fix("declare it for the core", FixSafety::kSafe, {{start, "__aicore__ "}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_host_call
