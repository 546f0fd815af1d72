// Kernels on rows of a constant width, copies of whole blocks and a rest, and conversions.
#pragma once

#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

std::vector<Family> RowFamilies();

}  // namespace assay::agreement
