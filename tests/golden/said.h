// What the rules said in a test, one text a line, for the test that every message of theirs is reached.
#pragma once

#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"

namespace assay::golden {

// Appends headlines, labels, notes, evidence, titles and inserted text of fixes, and reasons for undecided entries to
// the file that the environment variable ASSAY_SAID names; does nothing where it names none.
void NoteSaid(const std::vector<Finding>& findings, const std::vector<Undecided>& undecided);

}  // namespace assay::golden
