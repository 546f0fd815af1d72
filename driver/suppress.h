// Findings accepted in place, by comments:
//   // assay: ignore[rule, rule] reason        on the line of the finding, or alone on the line before
//   // assay: ignore-begin[rule] reason        every line up to
//   // assay: ignore-end[rule]
//   // assay: ignore-file[rule] reason         the whole file
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

struct SuppressOptions {
  std::vector<std::string> rule_names;  // to tell a misspelt name from one that found nothing
  bool complete = true;                 // every rule had its say: then a suppression without a finding is unused
  bool reasons = false;                 // one without a reason is reported
};

// Moves suppressed findings to report.suppressed; adds a note for each suppression that is unused, names no rule or
// cannot be read.
// Only files of a project are read for comments: a model's reply cannot accept its own faults. The verdict stays.
void ApplySuppressions(Report& report, const SuppressOptions& options);

}  // namespace assay
