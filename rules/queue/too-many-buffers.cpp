// Limits of the queues: 64 buffers in a kernel, `depth` tensors enqueued on a queue, one TPipe alive. Only the CPU twin
// checks them; the device runs on with overwritten book-keeping.
#include <fmt/format.h>

#include "rules/queue-paths.h"
#include "rules/rule.h"
#include "rules/runs.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "more buffers, enqueued tensors or pipes than there is room for",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kRun,
};

static FindingBuilder ReportDepth(const KernelFacts& kernel, const SeenFault& seen, Emitter& out) {
  return out.Report(seen.fault->where, "{} enqueued on {}, whose depth is {}",
                    Counted(Number(*seen.fault, "count", 2), "tensor"), QueueName(kernel, *seen.fault),
                    Number(*seen.fault, "depth", 1));
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kTooManyBuffers, FaultKind::kSecondPipe})) {
    const Fault& fault = *seen.fault;
    if (fault.kind == FaultKind::kSecondPipe) {
      auto finding = out.Report(fault.where, "a second `TPipe` is alive at the same time");
      Confirm(finding, seen, "both hand out the same buffers and events");
      continue;
    }
    const std::int64_t count = Number(fault, "count", 65);
    auto finding = Number(fault, "num", 1) < 1
                       ? out.Report(fault.where, "`InitBuffer` with {} buffers", Number(fault, "num"))
                       : out.Report(fault.where, "{} buffers with this one; a kernel has {}", Grouped(count),
                                    Grouped(Number(fault, "max", 64)));
    Confirm(finding, seen, "this `InitBuffer` goes past the limit");
  }
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kDepthExceeded})) {
    auto finding = ReportDepth(kernel, seen, out);
    Confirm(finding, seen, "the oldest of them is overwritten");
  }
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kTooManyBuffers})) {
    out.Report(seen.fault->where, "{} in use on queues of one position; their events end at {}",
               Counted(Number(*seen.fault, "count", 9), "tensor"), Number(*seen.fault, "max", 8))
        .As(Severity::kWarning);
  }
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kDepthExceeded})) {
    ReportDepth(kernel, seen, out).As(Severity::kWarning);
  }
}

extern const Rule queue_too_many_buffers;
const Rule queue_too_many_buffers = MakeRule(kInfo, Check);

}  // namespace assay::rules
