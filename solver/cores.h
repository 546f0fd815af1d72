// Accesses of cores to shared global memory: a barrier separates a write from another core's read, and scalar
// stores of two cores never share a cache line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "solver/obligations.h"

namespace assay {

// For a symbolic launch.
std::vector<OpenObligation> CoresOf(const DeviceEvents& events, const LaunchValues& launch);

// How the texts about atomic addition begin, and the one for a tensor.
inline constexpr std::string_view kAddedAtomically = "what is added atomically";
std::string AddedText(const std::string& name);

}  // namespace assay
