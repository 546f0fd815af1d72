// How a unit is compiled, as a key: what two requests must have in common to share anything.
#pragma once

#include <string>

#include "analyzer/frontend/frontend.h"

namespace assay {

// Of a project in a checkout: its root, the folders, flags, language, half and precompiled header; none of the texts.
std::string KeyOfSettings(const UnitRequest& request);

}  // namespace assay
