// The protocol of queues and barriers, on every path: a queue has an empty buffer wherever one is taken and a full one
// wherever one is waited for; and all cores reach a barrier of all cores.
#pragma once

#include <vector>

#include "solver/obligations.h"

namespace assay {

// Asked of a symbolic launch only, because a run shows it for given shapes.
std::vector<OpenObligation> ProtocolOf(const DeviceEvents& events, const LaunchValues& launch);
// Whether a violation mentions a second core, so that no walk over single cores can show it.
bool SpeaksOfTwoCores(const DeviceEvents& events, const std::vector<Expr>& violation);

}  // namespace assay
