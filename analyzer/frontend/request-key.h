// The compilation settings of a unit as a key: two requests need equal keys to share anything.
#pragma once

#include <string>

#include "analyzer/frontend/frontend.h"

namespace assay {

// The root of the project's checkout, if it is in one, the folders, flags, language, half and precompiled header; none
// of the texts.
std::string KeyOfSettings(const UnitRequest& request);

}  // namespace assay
