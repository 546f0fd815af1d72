// Nothing is offered that was not tried: each fix is applied alone and the result analysed like any other input.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay {

// The whole analysis with the options of the first one.
using AnalyzeProject = std::function<Report(Project)>;
// Called for each fix that held: the finding, the fix and the report of the input after it.
using OnVerified = std::function<void(const Finding&, const Fix&, const Report&)>;

struct RecheckCounts {
  std::size_t tried = 0;
  std::size_t verified = 0;
};

// Sets `verified` and `checked` of every fix that holds and removes those that do not; a fix for display has holes, is
// not tried and stays. A fix holds if its finding is gone, no error or warning is new, and no part of the verdict is
// worse. Where the code did not build before and does now, faults of its first run are not new.
RecheckCounts Recheck(Report& report, const AnalyzeProject& analyze, const OnVerified& on_verified = {});

// What an analysis with this verdict went through: "parse", "rules", "solver", "simulator".
std::vector<std::string> CheckedStages(const KernelVerdict& verdict);

// Whether `after` keeps what `before` had: nothing new, nothing worse. `gone`, where given, must have disappeared.
bool Improves(const Report& before, const Report& after, const Finding* gone);

// Findings of `before` that have no partner in `after`, notes left out.
std::vector<const Finding*> Gone(const Report& before, const Report& after);

struct FixAllOptions {
  bool unsafe = false;  // take fixes that choose an intent too
  int rounds = 8;
};

struct AppliedFix {
  std::string rule;
  std::string title;
  FixSafety safety = FixSafety::kSafe;
  Place place;  // in the input as it was in that round
};

struct FixAllResult {
  Report report;  // of the input after the last round, its fixes re-checked
  std::vector<AppliedFix> applied;
  std::string diff;  // from the input as given to report.project
  int rounds = 0;    // in which something was applied
};

// Applies every verified fix that does not conflict with another, analyses, and goes on until a round changes nothing.
FixAllResult FixAll(const Project& project, const AnalyzeProject& analyze, const FixAllOptions& options = {});

}  // namespace assay
