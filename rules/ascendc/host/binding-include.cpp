// The extension is built with torch's include paths only. The headers that an operator package generates, and those of
// its run time's private part, are not on them; EXEC_NPU_CMD looks its symbols up by name and needs none.
#include <string_view>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/rule.h"

namespace assay::rules::host_binding_include {

static constexpr RuleInfo kInfo = {
    .summary = "binding includes a header that the extension cannot see",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool IsGenerated(std::string_view header) {
  const std::size_t slash = header.rfind('/');
  const std::string_view name = slash == std::string_view::npos ? header : header.substr(slash + 1);
  return name.starts_with("aclnn_") || header == "aclnn/acl_meta.h" || header == "aclnn/aclnn_base.h";
}

static void Check(const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  if (!reply.is_reply) return;
  for (const BindingInclude& include : host.binding.includes) {
    if (!IsGenerated(include.text)) continue;
    SourceRange line = include.range;
    auto finding = out.Report({line.file, line.begin, line.end - 1}, "no header `{}` for the binding", include.text);
    finding.BreaksBuild().Arg("header", include.text);
    finding.Note("`EXEC_NPU_CMD` looks the operator up by name at run time; no header of it is needed");
    finding.Fix("delete the include", FixSafety::kSafe, {{line, ""}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_binding_include
