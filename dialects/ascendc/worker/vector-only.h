// The kind of cores that a launch of a lowered kernel runs on, for callers that only look at its code.
#pragma once

#include <cstdint>
#include <string>

#include "analyzer/facts/lowered.h"

namespace assay {

// Whether a launch of this entry runs on one vector core per block and on no matrix core. False if the module cannot be
// read.
bool RunsOnVectorCores(const LoweredModule& module, const std::string& entry, std::uint64_t tiling_key);

}  // namespace assay
