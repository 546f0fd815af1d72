// A tensor that a function takes and neither passes on nor frees keeps its buffer. Read from the source, so it shows
// without a run; where a run came to an end, `queue/missing-free` and `queue/missing-enque` tell what really happened.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/ascendc/tensor-paths.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::queue_lost_tensor {

static constexpr RuleInfo kInfo = {
    .summary = "tensor leaves its function neither enqueued nor freed",
    .severity = Severity::kWarning,
    .basis = Basis::kPathSearch,
};

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ParseFacts& parse, Emitter& out) {
  if (!parse.kernel_parsed) return;  // a call that does not compile is missing from its path
  if (AnyRunFinished(runs)) return;
  for (const PathMistake& mistake : PathMistakes(kernel)) {
    const char* cure =
        mistake.dequeued ? "`FreeTensor` gives its buffer back" : "`EnQue` passes it on, `FreeTensor` gives it back";
    switch (mistake.kind) {
      case PathMistake::Kind::kLost:
        out.Report(mistake.place, "`{}` is taken from `{}`, and no path enqueues or frees it", mistake.tensor,
                   mistake.queue)
            .Note(cure);
        break;
      case PathMistake::Kind::kLostOnReturn:
        out.Report(mistake.place, "returns with `{}` of `{}` neither enqueued nor freed", mistake.tensor, mistake.queue)
            .Label(mistake.cause, "taken here")
            .Note(cure);
        break;
      case PathMistake::Kind::kLostOnRetake:
        out.Report(mistake.place, "`{}` is taken again while the last one is neither enqueued nor freed",
                   mistake.tensor)
            .Label(mistake.cause, "taken here")
            .Note(cure);
        break;
      default:
        break;
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_lost_tensor
