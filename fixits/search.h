// The repair search, for faults whose fix no rule can derive: small candidate edits, each tried by the whole check. A
// repair counts only where the input then builds, runs clean and gives the reference's values, also at other shapes and
// values that its contract admits.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "fixits/candidates.h"
#include "fixits/plan.h"

namespace assay {

// Several analyses of the same input, cheaper ones first.
struct SearchAnalyses {
  AnalyzeProject parse;                   // does it build?
  AnalyzeProject run;                     // does it run right at the contract's shapes?
  std::vector<AnalyzeProject> elsewhere;  // ... and at others that the contract admits, and with other values?
  AnalyzeProject whole;                   // the check as it was asked for
};

struct SearchOptions {
  int runs = 0;  // how often a candidate may be analysed; 0: no search
  // The candidates of the input's dialect; by default only the rules' fixes.
  search::CandidatesFn candidates = [](const Report& report) { return search::Offered(search::Troubles(report)); };
  std::function<bool()> time_is_up = [] { return false; };
};

struct SearchResult {
  bool found = false;
  Report report;                          // of the repaired input, by the whole check
  std::vector<AppliedFix> steps;          // rounds from 1
  std::vector<std::string> alternatives;  // what else would do in place of the last step
  int runs = 0;
  bool exhausted = false;  // not every candidate was tried
};

// Whether an input is as it should be: it builds, runs clean and gives the right values, and has no error.
bool IsRight(const Report& report);

// Whether there is something to search for: it is not right, or there are warnings about queues or ordering.
bool NeedsRepair(const Report& report);

// Looks for a repair of what is wrong with an input that `before` reports on. Several changes are made one after the
// other only where the input does not build; the last one must make everything right.
SearchResult SearchRepair(const Report& before, const SearchAnalyses& analyses, const SearchOptions& options);

}  // namespace assay
