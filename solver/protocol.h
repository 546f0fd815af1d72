// What a kernel owes to its queues and to the other cores: a queue has an empty buffer wherever one is taken and a full
// one wherever one is waited for, whatever way the code takes; and a barrier of all cores is one that all come to.
#pragma once

#include <vector>

#include "solver/obligations.h"

namespace assay {

// Asked of a symbolic launch only, because a run shows it for given shapes.
std::vector<OpenObligation> ProtocolOf(const DeviceEvents& events, const LaunchValues& launch);
// Whether a violation mentions a core beside the one that events are about: a walk goes through one core at a time.
bool SpeaksOfTwoCores(const DeviceEvents& events, const std::vector<Expr>& violation);

}  // namespace assay
