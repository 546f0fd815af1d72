// Each call of the bound function takes device memory that nothing gives back.
#include <set>

#include "rules/common/text.h"
#include "rules/cuda/launches.h"
#include "rules/rule.h"

namespace assay::rules::host_leak {

static constexpr RuleInfo kInfo = {
    .summary = "device memory that every call takes and none frees",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

static void Check(const CudaLaunchFacts& facts, Emitter& out) {
  std::set<SourceRange> places;
  for (const CudaCall& call : facts.calls) {
    for (const CudaStorage& leak : call.leaks) {
      if (!places.insert(leak.allocated).second) continue;
      auto finding = out.Report(leak.allocated, "each call of `{}` takes {} here, and nothing frees them",
                                call.function, Counted(leak.bytes, "byte"));
      finding.Note("a second call in the same process took as much again");
      finding.Confirmed(CallSpelling(call));
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_leak
