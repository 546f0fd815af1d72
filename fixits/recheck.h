// Only tested fixes are offered: each fix is applied alone and the result analysed like any other input.
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
// worse. Where the code did not build before and does now, faults of its first run are not new, nor are findings about
// unchanged lines from rules that need code that builds.
RecheckCounts Recheck(Report& report, const AnalyzeProject& analyze, const OnVerified& on_verified = {});

// Whether `after` is no worse than `before`: nothing new, nothing worse. `gone`, if given, must have disappeared.
bool Improves(const Report& before, const Report& after, const Finding* gone);

// The part of the check that took place, as `checked` of a fix names it.
std::vector<std::string> CheckedStages(const KernelVerdict& verdict);

// Findings of `before` that have no partner in `after`, notes left out.
std::vector<const Finding*> Gone(const Report& before, const Report& after);

}  // namespace assay
