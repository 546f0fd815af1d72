// Kernels that compute their places and lengths in unusual ways.
#pragma once

#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

std::vector<Family> ValueFamilies();

}  // namespace assay::agreement
