// Names that are the user's own: declared in another file of the input.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {

// A type that another file of the input declares but the file with the error does not include: the error is about
// that include.
void FindOwnNames(const Project& project, std::vector<ParseError>& errors);

// Whether the error is a name that was looked up and is declared nowhere; members of classes are none.
bool IsUnknownName(const ParseError& error);

}  // namespace assay::ascendc
