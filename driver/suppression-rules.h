// Rules that speak about the comments of Assay itself. The driver finds these, after all others.
#pragma once

#include <vector>

#include "driver/services.h"

namespace assay {

std::vector<RuleEntry> DriverRules();

}  // namespace assay
