// A vector instruction reads ahead of what it writes: a destination that begins inside a source leaves values open.
#pragma once

#include <vector>

#include "analyzer/facts/events.h"
#include "solver/obligations.h"

namespace assay {

std::vector<OpenObligation> OverlapOf(const DeviceEvents& events);

}  // namespace assay
