// Barriers that separate no conflicting accesses.
#include <fmt/format.h>

#include "analyzer/facts/cuda/work.h"
#include "analyzer/facts/reply.h"
#include "rules/cuda/work.h"
#include "rules/rule.h"

namespace assay::rules::perf_redundant_barrier {

static constexpr RuleInfo kInfo = {
    .summary = "a barrier separates no conflicting accesses",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaWorkFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const CudaBarrierWork& barrier : RedundantBarriers(facts, reply)) {
    auto finding = out.Report(barrier.where, "no two threads access one element on the two sides of this barrier");
    finding.Note(fmt::format("counted {} times with {}; what other sizes or contents need is not known", barrier.times,
                             CountedText(facts)));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::perf_redundant_barrier
