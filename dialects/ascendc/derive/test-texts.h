// The unit tests beside an operator, as texts.
#pragma once

#include <string>
#include <vector>

#include "analyzer/source/project.h"

namespace assay {

// Sources below `tests` in the folder of a project that lies in a checkout, by name; at most 64 files of 4 MiB
// together. Nothing outside of the checkout is read, also where a link leads there.
std::vector<std::string> TestTextsBeside(const Project& project);

}  // namespace assay
