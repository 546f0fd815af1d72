// What cores do to global memory that they share: who reads waits at a barrier for who writes, and scalar stores keep
// to their own lines of the cache.
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
