// Which of the precompiled headers stands in front of a file: the one with most of what the file itself includes, and
// nothing that it does not.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// Headers from outside the project that a file includes before any code of its own, in order, with those that the
// project's headers among them open with. `half` says where the project's headers are looked for.
std::vector<std::string> LeadingIncludes(const Project& project, int file, Half half);

// The name of a file in pch/; empty where none fits.
std::string PrecompiledName(const Project& project, int file, Half half);

// What is worth reading ahead of each of a checkout's host files, beyond its precompiled header: LeadingIncludes
// without paths from where the file lies, each once.
std::vector<std::string> ReadAhead(const Project& project, int file);

// Names that three or more of `lists` have together, such that as many names of as many lists as possible are among
// them; empty where there are none.
std::vector<std::string> SharedBySeveral(const std::vector<std::vector<std::string>>& lists);

}  // namespace assay::ascendc
