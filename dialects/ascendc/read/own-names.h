// Names that are the user's own: declared in another file of the input, or by a build that is not part of it.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {

// A type that another file of the input declares but the file with the error does not include: the error is about
// that include.
void FindOwnNames(const Project& project, std::vector<ParseError>& errors);

// Macros that nothing in the input defines. In files of a project a build may define them (-D): such an error decides
// nothing, nor do later ones in its half, which may follow from it. A model's reply is complete: there the error
// remains.
void SetAsideMacros(const Project& project, ParseFacts& parse);

}  // namespace assay::ascendc
