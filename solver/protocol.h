// The protocol of queues and barriers, on every path: a queue has an empty buffer wherever one is allocated and a full
// one wherever one is dequeued; and all cores reach a barrier of all cores.
#pragma once

#include <vector>

#include "solver/obligations.h"

namespace assay {

// Only for a symbolic launch, because for given shapes a run checks it.
std::vector<OpenObligation> ProtocolOf(const DeviceEvents& events, const LaunchValues& launch);
// Whether a violation mentions a second core, so that no walk over single cores can show it.
bool SpeaksOfTwoCores(const DeviceEvents& events, const std::vector<Expr>& violation);

}  // namespace assay
