// Records the texts of rules in a test, one per line, for the test that every message is reached.
#pragma once

#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"

namespace assay::golden {

// Appends headlines, labels, notes, evidence, titles and inserted text of fixes, and reasons for undecided entries to
// the file that the environment variable ASSAY_SAID names; does nothing if it is not set.
void NoteSaid(const std::vector<Finding>& findings, const std::vector<Undecided>& undecided);

}  // namespace assay::golden
