// Runs of this process that a clock or the system ended rather than their own code: what is said of them need not come
// again, so that no result they are part of is kept.
#pragma once

#include <cstdint>

namespace assay {

void NoteCutShort();
std::uint64_t RunsCutShort();  // so far; of two counts that are equal, none happened between them

}  // namespace assay
