// A TPipe hands out the buffers and events of the core. Two of them alive at once hand out the same ones; a copy is a
// second one.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_second_pipe {

static constexpr RuleInfo kInfo = {
    .summary = "second or copied `TPipe`",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
    .fix = FixSafety::kUnsafe,
};

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  if (AnyRunFinished(runs)) return;
  for (const PipeDeclaration& pipe : kernel.pipes) {
    if (!pipe.by_value || pipe.function.empty()) continue;
    if (pipe.parameter) {
      auto finding = out.Report(pipe.range, "`{}` is a copy of the caller's `TPipe`", pipe.name);
      finding.Note("both hand out the same buffers and events: take a `TPipe*` or `TPipe&`");
      finding.Fix("take it by reference", FixSafety::kUnsafe, {{Before(pipe.range), "&"}});
      continue;
    }
    for (const PipeDeclaration& first : kernel.pipes) {
      const bool earlier = first.range.file == pipe.range.file && first.range.begin < pipe.range.begin;
      if (!earlier || first.function != pipe.function || !first.by_value || first.parameter) continue;
      const std::string_view between = TextOf(reply, {pipe.range.file, first.range.end, pipe.range.begin});
      // Another block of code can be another case, and a destroyed pipe makes room for the next.
      if (between.find('}') != std::string_view::npos || between.find("Destroy") != std::string_view::npos) continue;
      out.Report(pipe.range, "`{}` is a second `TPipe` next to `{}`", pipe.name, first.name)
          .Label(first.range, "the first one")
          .Note("both hand out the same buffers and events; one pipe serves all queues of a kernel");
      break;
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_second_pipe
