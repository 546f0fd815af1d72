// Lanes of a warp that touch more global memory than they request.
#include <fmt/format.h>

#include "analyzer/facts/cuda/work.h"
#include "rules/cuda/work.h"
#include "rules/rule.h"

namespace assay::rules::perf_uncoalesced_access {

static constexpr RuleInfo kInfo = {
    .summary = "a warp touches far more of global memory than it asks for",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaWorkFacts& facts, Emitter& out) {
  for (const CudaAccessWork& access : WastefulAccesses(facts, false)) {
    auto finding =
        out.Report(access.where, "a warp touches {} sectors of 32 bytes here, where {} hold what it asks for",
                   Average(access.parts, access.warps), Average(access.ideal, access.warps));
    finding.Note(fmt::format("counted for {} instructions of warps with {}", access.warps, CountedText(facts)));
    finding.Note("neighbouring threads cost least where they access neighbouring elements");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::perf_uncoalesced_access
