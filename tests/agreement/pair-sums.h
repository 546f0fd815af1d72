// Of the kernels of the pairs those that come to one number, in which all cores have a part.
#pragma once

#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

// How the member function begins that does the work of a kernel.
inline constexpr const char* kWork =
    "    __aicore__ inline void Work(GM_ADDR workspace, uint32_t total, uint32_t start, uint32_t length)\n    {\n";

std::vector<Family> SumFamilies();

}  // namespace assay::agreement
