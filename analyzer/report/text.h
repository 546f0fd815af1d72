// Reports for people: full (source lines, carets, how it is known, the patch) and concise (one line per finding).
#pragma once

#include <functional>
#include <string>

#include "analyzer/report/report.h"

namespace assay {

struct TextOptions {
  bool full = true;
  bool color = false;
  bool show_undecided = false;
  bool timing = false;
  bool performance = false;  // the time model's account
  bool includes = false;     // where headers were looked for and found, and why
  // The address of a rule's page, which its name links to; empty text if none.
  std::function<std::string(const std::string& rule)> link = nullptr;
};

// Findings, parts that could not be analysed, and the verdict line of one input; ends with a newline.
std::string RenderText(const Report& report, const TextOptions& options);

// "path: not analysed: what", as RenderText prints it.
std::string RenderToolError(const ToolError& error, bool color);

// Why an input without known shapes is not run.
inline constexpr const char* kNeedsContract = "needs a contract";

struct Totals {
  int inputs = 0;
  int errors = 0;
  int warnings = 0;
  int notes = 0;
  int fixable = 0;         // findings with a safe fix
  int fixable_unsafe = 0;  // findings whose only fixes are unsafe ones
  int undecided = 0;
  int suppressed = 0;
  int suppressed_breaks = 0;  // of them errors that the build stops at all the same
  int tool_errors = 0;
  int open_builds = 0;  // inputs for which it is unknown whether they build
  int no_contract = 0;  // inputs that were not run because their expected behaviour is unknown
  int left_out = 0;     // files of folders that are not judged

  Totals& operator+=(const Totals& other);
};
Totals CountTotals(const Report& report);

// "4 findings (4 errors, 2 fixable with assay fix); 1 check undecided: --show-undecided", with a newline.
std::string RenderTotals(const Totals& totals, bool show_undecided);

}  // namespace assay
