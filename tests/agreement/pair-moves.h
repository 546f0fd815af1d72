// Kernels that move elements: by offsets, to other lanes, over rows with strides, through one queue.
#pragma once

#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

std::vector<Family> MoveFamilies();

}  // namespace assay::agreement
