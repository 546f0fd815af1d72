// Errors that are the text's own, whatever a header that is not there would have declared.
#pragma once

#include <functional>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// Asked of one error of a half: no macro and no type could make this text C++. The project must outlive the answer.
std::function<bool(const ParseError&)> OwnSlips(const Project& project, const ParseFacts& parse);

}  // namespace assay::ascendc
