// What a fix does to the text that its finding was found in, read back from its edits.
#pragma once

#include <string>

#include "analyzer/report/report.h"

namespace assay {

// The line of a finding after the fix of this title; empty where the fix leaves it as it is or makes several
// lines of it.
std::string LineMadeBy(const Project& project, const Finding& finding, const std::string& title);

// Whether the fix of this title leaves the line of its finding unchanged.
bool ChangesElsewhere(const Project& project, const Finding& finding, const std::string& title);

// Whether a line that a fix made is in the original input: the fix undoes another one.
bool Restores(const Project& given, const std::string& line);

// Whether later fixes wrote over what this one put in: `end` holds it no more often than the text before did. A pure
// removal is never undone.
bool Superseded(const Project& project, const Finding& finding, const std::string& title, const Project& end);

}  // namespace assay
