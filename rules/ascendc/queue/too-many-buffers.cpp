// Limits of the queues: 64 buffers in a kernel, `depth` tensors enqueued on a queue, one TPipe alive. Only the CPU twin
// checks them; the device continues with corrupted bookkeeping.
#include <fmt/format.h>

#include <optional>
#include <string_view>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/runs.h"
#include "rules/common/statements.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_too_many_buffers {

static constexpr RuleInfo kInfo = {
    .summary = "more buffers, enqueued tensors or pipes than there is room for",
    .basis = Basis::kRun,
    .fix = FixSafety::kUnsafe,
};

static FindingBuilder ReportDepth(const KernelFacts& kernel, const SeenFault& seen, Emitter& out) {
  return out.Report(seen.fault->where, "{} enqueued on {}, whose depth is {}",
                    Counted(Number(*seen.fault, "count"), "tensor"), QueueName(kernel, *seen.fault),
                    Number(*seen.fault, "depth"));
}

// `InitBuffer(queue, 0, bytes)`: the number.
static std::optional<SourceRange> NoBuffers(const ReplyFacts& reply, const SourceRange& call) {
  const std::string_view text = TextOf(reply, call);
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const std::size_t number = text.find_first_not_of(" \t\n", comma + 1);
  if (number == std::string_view::npos || text[number] != '0') return std::nullopt;
  const std::size_t behind = text.find_first_not_of(" \t\n", number + 1);
  if (behind == std::string_view::npos || text[behind] != ',') return std::nullopt;
  const auto at = call.begin + static_cast<std::uint32_t>(number);
  return SourceRange{call.file, at, at + 1};
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kTooManyBuffers, FaultKind::kSecondBufferPool})) {
    const Fault& fault = *seen.fault;
    if (fault.kind == FaultKind::kSecondBufferPool) {
      auto finding = out.Report(fault.where, "a second `TPipe` is alive at the same time");
      Confirm(finding, seen, "both hand out the same buffers and events");
      continue;
    }
    const std::int64_t count = Number(fault, "count");
    auto finding = Number(fault, "num", 1) < 1
                       ? out.Report(fault.where, "`InitBuffer` with {} buffers", Number(fault, "num"))
                       : out.Report(fault.where, "{} buffers with this one; a kernel has {}", Grouped(count),
                                    Grouped(Number(fault, "max")));
    Confirm(finding, seen,
            Number(fault, "num", 1) < 1 ? "the queue gets no buffer here" : "this `InitBuffer` goes past the limit");
    if (const auto number = NoBuffers(reply, fault.where))
      finding.Fix("give the queue two buffers", FixSafety::kUnsafe, {{*number, "2"}});
  }
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kDepthExceeded})) {
    auto finding = ReportDepth(kernel, seen, out);
    Confirm(finding, seen, "the oldest of them is overwritten");
    if (const auto again = RepeatedStatement(reply, seen.fault->where))
      finding.Fix("remove the second call", FixSafety::kUnsafe, {{*again, ""}});
  }
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kTooManyBuffers})) {
    out.Report(seen.fault->where, "{} in use on queues of one position; there are {} event ids for them",
               Counted(Number(*seen.fault, "count"), "tensor"), Number(*seen.fault, "max"))
        .As(Severity::kWarning);
  }
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kDepthExceeded})) {
    ReportDepth(kernel, seen, out).As(Severity::kWarning);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_too_many_buffers
