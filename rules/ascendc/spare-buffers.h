// Queues and buffers that hold more than they are used for: unused memory, event ids that no copy needs.
#pragma once

#include <optional>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// Every buffer that is set up and never used, or only asked for a tensor that is never used: left out.
std::optional<Repair> WithoutUnusedBuffers(const KernelFacts& kernel, const ReplyFacts& reply);

// Queues of `VECIN` and `VECOUT` whose tensors nothing copies and nothing enqueues: declared in `VECCALC`, whose
// buffers take none of the event ids that copies are ordered with.
std::optional<Repair> ScratchInVecCalc(const KernelFacts& kernel, const ReplyFacts& reply);

}  // namespace assay::rules
