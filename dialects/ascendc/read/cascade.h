// Errors of the kernel that only follow from another error: one cause, one finding.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// Moves every follower out of `errors`, sorted by position, into the `followers` of the error it comes from:
// - a syntax error on the line of an unknown name (the parser guessed what the name is),
// - an undeclared variable whose declaration has an unknown type,
// - a type whose alias was declared by an unknown type,
// - the missing value of a call that failed,
// - a name of a header whose include failed.
void FoldCascades(const Project& project, std::vector<ParseError>& errors);

}  // namespace assay::ascendc
