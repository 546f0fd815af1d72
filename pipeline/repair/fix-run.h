// Fixing one input: the request and the result.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/report/report.h"
#include "analyzer/source/project.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"

namespace assay {

// Called with partial results; each call replaces the one before.
using OnPartial = std::function<void(const Report&)>;
// The current stage: "parsing", "running `swish_custom`".
using OnStage = std::function<void(std::string_view)>;

using AnalyzeFn = std::function<Report(Project, const AnalyzeOptions&, const OnPartial&, const OnStage&)>;

// The result of fixing one input.
struct FixedFile {
  std::string path;
  std::string before;
  std::string after;
};
struct FixStep {
  std::string rule;
  std::string title;
  FixSafety safety = FixSafety::kSafe;
  std::string path;  // and line and column: in the input as it was in that round
  std::int64_t line = 0;
  std::int64_t column = 0;
  int round = 1;          // steps of one round were made together
  bool searched = false;  // of the repair search, not of a rule
};
// The result of the repair search, where one was made.
struct SearchAccount {
  bool made = false;
  int runs = 0;                           // candidates analysed, each way counted
  int elsewhere = 0;                      // further shapes and values that a repair has to be right at
  std::vector<std::string> alternatives;  // to its last step
  bool exhausted = false;                 // the budget ended before all candidates were tried
};
struct FixRun {
  KernelVerdict before;          // of the input as given
  Report report;                 // of the input as it is with the fixes
  std::vector<FixedFile> files;  // those that change
  std::vector<FixStep> steps;
  std::vector<std::string> checked;  // parts of the check that `report` is the result of
  bool exhausted = false;            // not everything could be tried
  SearchAccount search;
};
struct FixOptions {
  bool unsafe = false;
  int search = 0;             // analyses that the repair search may make; 0: none
  double search_seconds = 0;  // by then it ends; 0: no limit
  AnalyzeOptions analyze;
};
using FixFn = std::function<FixRun(Project, const FixOptions&, const AnalyzeFn&)>;

}  // namespace assay
