// A thread or a process that a module starts can work outside of what is timed.
#include <fmt/format.h>

#include "analyzer/facts/reply.h"
#include "rules/rule.h"

namespace assay::rules::honesty_background_work {

static constexpr RuleInfo kInfo = {
    .summary = "thread or process that a module starts",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const PythonTrick& trick : reply.tricks) {
    if (trick.kind != PythonTrick::Kind::kBackgroundWork) continue;
    if (trick.in_forward) {
      out.Report(trick.where, "`{}` starts work outside of the call that is judged", trick.name)
          .As(Severity::kError)
          .Note("forward can return before it is done");
    } else {
      out.Report(trick.where, "`{}` outside of `forward` can do work outside of the call that is judged", trick.name);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_background_work
