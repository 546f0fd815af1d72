// Where headers of an input were looked up, as text for people.
#pragma once

#include <string>

#include "analyzer/source/project.h"

namespace assay {

// The checkout around the input and what shows that it is one, its folders in search order, each with the reason for
// it, and the headers that were found by a rule instead: one line each, with a newline.
std::string RenderIncludes(const Project& project);

}  // namespace assay
