// Errors that are in the text itself, whatever a missing header would have declared.
#pragma once

#include <functional>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// Called for one error of a half: true if no macro and no type could make this text C++. The project must outlive the
// answer.
std::function<bool(const ParseError&)> OwnSlips(const Project& project, const ParseFacts& parse);

}  // namespace assay::ascendc
