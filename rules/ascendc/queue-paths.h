// Which tensors of a queue are taken and not passed on, read from the calls in source order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/reply.h"
#include "analyzer/facts/run.h"

namespace assay::rules {

// A tensor taken from a queue (AllocTensor or DeQue) into a variable.
struct Hold {
  const QueueCall* taken = nullptr;
  SourceRange last_write;  // statement of the last write, else of the taking call
  SourceRange last_write_call;
  SourceRange last_use;  // statement of the last use of any kind
};

// The queue call at a place that a run reported, or null.
const QueueCall* CallAt(const KernelFacts& kernel, const SourceRange& where);
const QueueDeclaration* DeclarationOf(const KernelFacts& kernel, const std::string& queue_id);
// Name of the queue at a fault: the call's, else the one the run reports, else "the queue".
std::string QueueName(const KernelFacts& kernel, const Fault& fault);

// The last calls on the queue before the fault, as labels: "`AllocTensor`, 3 times".
void LabelHistory(const Fault& fault, FindingBuilder& finding);

// Holds allocated on a queue whose tensor no EnQue takes, in functions where nothing else enqueues on that queue.
std::vector<Hold> NeverEnqueued(const KernelFacts& kernel, const std::string& queue_id);
// Holds dequeued from (or allocated on, and never enqueued) a queue whose tensor no FreeTensor takes.
std::vector<Hold> NeverFreed(const KernelFacts& kernel, const std::string& queue_id);
bool HasCall(const KernelFacts& kernel, const std::string& queue_id, QueueCall::What what);

}  // namespace assay::rules
