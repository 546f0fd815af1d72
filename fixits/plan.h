// Repair plans: fixes that improve an input only together, or one after the other. A plan is held to the same standard
// as a single fix, as a whole against the input before its first step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/report/place-index.h"
#include "fixits/recheck.h"

namespace assay {

struct FixAllOptions {
  bool unsafe = false;  // take fixes that choose an intent too
  int rounds = 8;
  int analyses = 300;  // how often the input may be analysed again; steps of work, never seconds
};

struct AppliedFix {
  std::string rule;
  std::string title;
  FixSafety safety = FixSafety::kSafe;
  Place place;            // in the input as it was in that round
  int round = 1;          // fixes of one round were applied together
  bool searched = false;  // of the repair search, not of a rule
};

struct FixAllResult {
  KernelVerdict before;  // of the input as given
  Report report;         // of the input after the last round; what is left of its fixes holds when applied alone
  std::vector<AppliedFix> applied;
  std::string diff;        // from the input as given to report.project
  int rounds = 0;          // in which something was applied
  bool exhausted = false;  // the analyses ran out before everything was tried
};

// Repairs an input until nothing more holds. Tried in turn, each against the whole check:
//  - every fix at once, then the fixes of the findings that this uncovers, and so on;
//  - each fix alone, and those that hold together;
//  - a fix that alone does not hold, with the fixes of what it uncovers; then two, then three such fixes.
// If all at once holds, steps that do not change the result are left out.
FixAllResult FixAll(const Project& project, const AnalyzeProject& analyze, const FixAllOptions& options = {});

}  // namespace assay
