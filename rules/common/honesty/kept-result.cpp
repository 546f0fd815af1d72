// forward returns what an earlier call computed, whatever it is given now.
#include <fmt/format.h>

#include "analyzer/facts/reply.h"
#include "rules/rule.h"

namespace assay::rules::honesty_kept_result {

static constexpr RuleInfo kInfo = {
    .summary = "result of an earlier call that is returned again",
    .basis = Basis::kPattern,
};

static void Check(const ReplyFacts& reply, Emitter& out) {
  for (const PythonTrick& trick : reply.tricks) {
    if (trick.kind != PythonTrick::Kind::kKeptResult) continue;
    out.Report(trick.where, "`{}` is what an earlier call computed, and is returned whatever the inputs are now",
               trick.name)
        .Note("equal sizes or addresses do not make equal values");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_kept_result
