// The kernels among the pairs that compute one number from all cores' parts.
#pragma once

#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

// The head of the member function that does the work of a kernel.
inline constexpr const char* kWork =
    "    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)\n    {\n";

std::vector<Family> SumFamilies();

}  // namespace assay::agreement
