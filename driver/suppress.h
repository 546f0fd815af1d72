// Findings accepted in place: `// assay: ignore[rule] reason` on the line of the finding or alone on the line before.
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

struct SuppressOptions {
  std::vector<std::string> rule_names;  // to tell a misspelt name from one that found nothing
  bool complete = true;                 // every rule had its say: then a suppression without a finding is unused
};

// Moves suppressed findings to report.suppressed; adds a note for each suppression that is unused or names no rule.
// Only files of a project are read for comments: a model's reply cannot accept its own faults. The verdict stays.
void ApplySuppressions(Report& report, const SuppressOptions& options);

}  // namespace assay
