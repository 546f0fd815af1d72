// What a launch of a lowered kernel runs on, for those who only look at its code.
#pragma once

#include <cstdint>
#include <string>

#include "analyzer/facts/lowered.h"

namespace assay {

// Whether a launch of this entry runs on one vector core a block and on no matrix core. False where the module does not
// read.
bool RunsOnVectorCores(const LoweredModule& module, const std::string& entry, std::uint64_t tiling_key);

}  // namespace assay
