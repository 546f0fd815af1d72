// Kernels that differ in how they go through the elements.
#pragma once

#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

std::vector<Family> LoopFamilies();

}  // namespace assay::agreement
