// Work on a stream of the module's own that nothing waits for ends outside of what is timed, or after it is read.
#include <fmt/format.h>

#include "analyzer/facts/reply.h"
#include "rules/rule.h"

namespace assay::rules::honesty_side_stream {

static constexpr RuleInfo kInfo = {
    .summary = "stream of its own that nothing waits for",
    .severity = Severity::kWarning,
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const PythonTrick& trick : reply.tricks) {
    if (trick.kind != PythonTrick::Kind::kSideStream) continue;
    out.Report(trick.where, "nothing in the module waits for this stream")
        .Note(
            "work on it can end after the result is read, and outside of what is timed: end with `wait_stream` or an "
            "event");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_side_stream
