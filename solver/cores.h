// What cores do to global memory that they share: a barrier separates a write from another core's read, and scalar
// stores of two cores never share a cache line.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "solver/obligations.h"

namespace assay {

// Of a symbolic launch.
std::vector<OpenObligation> CoresOf(const DeviceEvents& events, const LaunchValues& launch);

// Of a tensor.
std::string AddedText(const std::string& name);

}  // namespace assay
