// Chooses the precompiled header for a file: the one that covers most of the file's own includes, and nothing else.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// Headers from outside the project that a file includes before any code of its own, in order, including those at
// the beginning of the project's own headers among them. `half` says where the project's headers are looked for.
std::vector<std::string> LeadingIncludes(const Project& project, int file, Half half);

// The name of a file in pch/; empty if none fits.
std::string PrecompiledName(const Project& project, int file, Half half);

// Headers worth precompiling for each of a checkout's host files, beyond its precompiled header: LeadingIncludes
// without relative paths, each once.
std::vector<std::string> ReadAhead(const Project& project, int file);

// Names shared by at least three of `lists`, chosen so that as many names of as many lists as possible are
// included; empty if there are none.
std::vector<std::string> SharedBySeveral(const std::vector<std::vector<std::string>>& lists);

}  // namespace assay::ascendc
