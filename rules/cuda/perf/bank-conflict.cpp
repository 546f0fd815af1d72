// Lanes of a warp that collide in a bank of shared memory.
#include <fmt/format.h>

#include "analyzer/facts/cuda/work.h"
#include "rules/cuda/work.h"
#include "rules/rule.h"

namespace assay::rules::perf_bank_conflict {

static constexpr RuleInfo kInfo = {
    .summary = "lanes of a warp collide in a bank of shared memory",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaWorkFacts& facts, Emitter& out) {
  for (const CudaAccessWork& access : WastefulAccesses(facts, true)) {
    auto finding =
        out.Report(access.where, "a warp takes {} passes over the banks of shared memory here, where {} would do",
                   Average(access.parts, access.warps), Average(access.ideal, access.warps));
    finding.Note(fmt::format("counted for {} instructions of warps with {}", access.warps, CountedText(facts)));
    finding.Note(
        "a row that is one element longer, as in `tile[32][33]`, puts the elements of a column into different banks");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::perf_bank_conflict
