// What a fix does to the text that its finding was found in, read back from its edits.
#pragma once

#include <string>

#include "analyzer/report/report.h"

namespace assay {

// The line of a finding as the fix of this title leaves it; empty where the fix leaves it as it is or makes several
// lines of it.
std::string LineMadeBy(const Project& project, const Finding& finding, const std::string& title);

// Whether the fix of this title leaves the line that its finding stands in as it is.
bool ChangesElsewhere(const Project& project, const Finding& finding, const std::string& title);

// Whether a line that a fix made stands in the input as it was given: the fix undoes what another did.
bool Restores(const Project& given, const std::string& line);

// Whether later fixes wrote over what this one put in: `end` holds it no more often than the text before did. What only
// takes out is never undone.
bool Superseded(const Project& project, const Finding& finding, const std::string& title, const Project& end);

}  // namespace assay
