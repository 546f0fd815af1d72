// A vector instruction reads ahead of its writes: if the destination begins inside a source, the result is not
// determined.
#pragma once

#include <vector>

#include "analyzer/facts/events.h"
#include "solver/obligations.h"

namespace assay {

std::vector<OpenObligation> OverlapOf(const DeviceEvents& events);

}  // namespace assay
