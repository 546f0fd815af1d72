// What a worker does with one input: load, analyse, order, suppress, render.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/text.h"
#include "dialects/options.h"
#include "driver/baseline.h"
#include "driver/changed-lines.h"
#include "driver/config/rule-choice.h"
#include "driver/inputs.h"
#include "driver/pool.h"
#include "driver/services.h"

namespace assay {

enum class OutputFormat {
  kFull,
  kConcise,
  kJson,
  kJsonl,
  kReward,
  kPrompt,
  kSarif,
  kGithub,
  kGitlab,
  kJunit,
  kHtml,
  kBaseline
};

// One way in which a worker writes a report down.
struct Rendering {
  OutputFormat format = OutputFormat::kConcise;
  TextOptions text;

  bool is_text() const { return format == OutputFormat::kFull || format == OutputFormat::kConcise; }
  bool is_json() const { return !is_text() && format != OutputFormat::kPrompt; }
};

struct CheckSettings {
  OutputFormat format = OutputFormat::kConcise;
  TextOptions text;
  std::vector<Rendering> more;  // besides
  AnalyzeOptions analyze;
  RuleChoice rules;
  bool suppress = true;
  bool suppression_reasons = false;
  const Baseline* baseline = nullptr;     // known findings; null: none
  const ChangedLines* changed = nullptr;  // findings elsewhere are not shown; null: all are
  bool recheck = true;                    // try fixes before they are offered
  bool costs = false;                     // what the time went into is told
  std::vector<std::string> rule_names;
};

// Reads and splits an input. Its project bears the name the user gave.
struct LoadedInput : LoadResult {
  double ms = 0;  // that it took
};
LoadedInput LoadInput(const Input& input, const Services& services);

// The time of the report's first stage, "read", which is part of its total.
void CountReading(Report& report, double ms);

// A rendered input and what it adds to the totals. `complete`: anything the worker does later only adds to it.
struct CheckResult {
  bool complete = false;
  bool cut_short = false;  // a run in it was, by a clock or the system: it need not come again
  Totals totals;
  std::string rendered;           // of a reward the report that it is made of, of a prompt its parts
  std::vector<std::string> more;  // as CheckSettings::more asks
  std::string trace;              // empty unless one was asked for
};
std::string EncodeResult(const CheckResult& result);
CheckResult DecodeResult(std::string_view bytes);

// Findings by path, byte and rule, with fingerprints; suppressed ones taken out.
CheckResult FinishAndRender(Report report, const CheckSettings& settings, bool complete);

// The analysis for repairs: findings that comments accept, or that the choice of rules hides, get no fix. The findings
// stay, so that a repair that adds one is still noticed. Analysis and settings outlive it.
AnalyzeFn FixingShown(const AnalyzeFn& analyze, const CheckSettings& settings);

// The result for an input whose worker did not finish: what it had published, with the failure added.
CheckResult AddFailure(std::string_view published, const ToolError& error, const CheckSettings& settings);

// Judges one input in a worker: partial results and the last one go to `progress` as EncodeResult's.
void CheckOne(const Input& input, const CheckSettings& settings, const Services& services, const AnalyzeFn& analyze,
              Progress& progress);

// Requests are EncodeInput's; results EncodeResult's. Settings and services outlive the pool.
MakeWork MakeCheckWork(const CheckSettings& settings, const Services& services);

// The same where inputs have settings of their own: requests say which.
std::string EncodeCheck(std::size_t settings, const Input& input);
MakeWork MakeCheckWork(const std::vector<CheckSettings>& settings, const Services& services);

}  // namespace assay
