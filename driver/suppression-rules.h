// Rules about Assay's own comments. The driver reports these, after all others.
#pragma once

#include <vector>

#include "driver/services.h"

namespace assay {

std::vector<RuleEntry> DriverRules();

}  // namespace assay
