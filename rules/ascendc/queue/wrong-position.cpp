// The position of a queue decides which pipes its events order: VECIN the copy in against the vector unit, VECOUT the
// vector unit against the copy out. A copy on a queue of the other position is ordered against nothing.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::queue_wrong_position {

static constexpr RuleInfo kInfo = {
    .summary = "copy on a queue of the wrong position",
    .basis = Basis::kRun,
};

// The queue that the buffer was set up for; null where it is not a queue of a known declaration.
static const QueueDeclaration* QueueOf(const KernelFacts& kernel, const Fault& fault) {
  const QueueCall* init = fault.other.valid() ? CallAt(kernel, fault.other) : nullptr;
  return init == nullptr ? nullptr : DeclarationOf(kernel, init->queue_id);
}

static bool Fits(const QueueDeclaration& queue, bool in) {
  const auto names = [&](const char* position) { return queue.position.find(position) != std::string::npos; };
  return in ? names("VECIN") || names("VECCALC") : names("VECOUT");
}

// Whether the run saw an unordered access conflict with this copy: explicit flags can provide the order that the queue
// does not. Other unordered accesses to the buffer are not caused by the copy.
static bool LacksOrder(const SeenFault& copy) {
  return std::any_of(copy.run->faults.begin(), copy.run->faults.end(), [&](const Fault& fault) {
    if (fault.kind != FaultKind::kUnorderedAccess) return false;
    return fault.where == copy.fault->where || fault.other == copy.fault->where;
  });
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kWrongSpace})) {
    const Fault& fault = *seen.fault;
    auto finding = out.Report(fault.where, "this operation cannot reach a buffer of position {}",
                              Name(fault, "position", std::to_string(Number(fault, "position"))));
    if (fault.other.valid()) finding.Label(fault.other, "the buffer is set up here");
    Confirm(finding, seen, "the engine has no path to that memory");
  }
  // The simulator keeps the order of the program, so the data arrives there; on the device nothing orders the copy.
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kWrongSpace})) {
    const Fault& fault = *seen.fault;
    const bool in = Number(fault, "write", 0) != 0;
    const QueueDeclaration* queue = QueueOf(kernel, fault);
    if (queue == nullptr || !queue->is_queue || queue->position.empty() || Fits(*queue, in)) continue;
    if (!LacksOrder(seen)) continue;
    auto finding = out.Report(fault.where, "copy {} on `{}`, a queue of position {}, whose events do not order it",
                              in ? "in" : "out", queue->name, queue->position);
    finding.As(Severity::kWarning).Note(in ? "a copy in belongs on VECIN" : "a copy out belongs on VECOUT");
    finding.Label(queue->range, "declared here");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_wrong_position
