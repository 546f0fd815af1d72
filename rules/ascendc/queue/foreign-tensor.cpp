// EnQue and FreeTensor take a tensor of their own queue in the right state: allocated or dequeued, and not yet freed.
// The CPU twin asserts; on the device the states of two buffers are mixed up.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/runs.h"
#include "rules/common/statements.h"
#include "rules/rule.h"

namespace assay::rules::queue_foreign_tensor {

static constexpr RuleInfo kInfo = {
    .summary = "tensor passed to a queue that does not own it",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  const auto report = [&](const SeenFault& seen) {
    const Fault& fault = *seen.fault;
    const char* call_name = fault.kind == FaultKind::kWrongCommit ? "EnQue" : "FreeTensor";
    const std::string queue = QueueName(kernel, fault);
    const QueueCall* call = CallAt(kernel, fault.where);
    const std::string tensor = call != nullptr && !call->tensor.empty() ? "`" + call->tensor + "`" : "a tensor";
    const std::string state = Name(fault, "state");
    auto finding =
        state.empty() || state == "not-queued"
            ? out.Report(fault.where, "`{}` on {} of {}, which belongs to another queue or to none", call_name, queue,
                         tensor)
            : out.Report(fault.where, "`{}` on {} of {}, which is {} already", call_name, queue, tensor, state);
    if (fault.other.valid()) finding.Label(fault.other, "the queue is set up here");
    return finding;
  };
  const auto kinds = {FaultKind::kWrongCommit, FaultKind::kWrongRelease};
  for (const SeenFault& seen : RootFaults(runs, kinds)) {
    auto finding = report(seen);
    Confirm(finding, seen, Name(*seen.fault, "history", "the buffer is not held at that point"));
    if (const auto again = RepeatedStatement(reply, seen.fault->where))
      finding.Fix("remove the second call", FixSafety::kSafe, {{*again, ""}});
  }
  for (const SeenFault& seen : AdvisoryFaults(runs, kinds)) report(seen).As(Severity::kWarning);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_foreign_tensor
