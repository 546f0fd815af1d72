// The compilation settings of a unit as a key: two requests need equal keys to share anything.
#pragma once

#include <string>

#include "analyzer/frontend/frontend.h"

namespace assay {

// For a project in a checkout: its root, the folders, flags, language, half and precompiled header; none of the texts.
std::string KeyOfSettings(const UnitRequest& request);

}  // namespace assay
