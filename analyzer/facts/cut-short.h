// Runs of this process that were ended by a clock or by the system rather than by their own code: a repetition may end
// otherwise, so no result that includes one is cached.
#pragma once

#include <cstdint>

namespace assay {

void NoteCutShort();
std::uint64_t RunsCutShort();  // so far; of two counts that are equal, none happened between them

}  // namespace assay
