// What the command line needs from the rest of the program, as functions, so that tests can put fakes in their place.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/driver/analyze.h"
#include "analyzer/source/beside.h"
#include "analyzer/source/project.h"
#include "rules/rule.h"

namespace assay {

// Called with what is known so far; each call replaces the one before.
using OnPartial = std::function<void(const Report&)>;
// What is done now: "parsing", "running `swish_custom`".
using OnStage = std::function<void(std::string_view)>;

using AnalyzeFn = std::function<Report(Project, const AnalyzeOptions&, const OnPartial&, const OnStage&)>;

// A rule as `explain` and `rules` show it.
struct RuleEntry {
  std::string name;
  std::string page;
  RuleInfo info;
};

struct ContractResult {
  std::optional<Contract> contract;
  std::string error;  // set where there is none
};

struct TaskReading {
  std::shared_ptr<const harness::BenchmarkTask> task;
  std::string error;  // set where there is none
};

struct DerivedText {
  std::string written;   // a line for each contract
  std::string problems;  // a line for each case that gives none
};

// What fixing one input came to.
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
// What the repair search came to, where it was made.
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

struct Resources {
  std::string dir;
  std::string error;  // set where nothing was found
};

struct Services {
  // The device model's headers and name lists; `given` is the folder of --resource-dir, empty where there is none.
  std::function<Resources(const std::string& given)> find_resources = [](const std::string& given) {
    return Resources{given, ""};
  };
  std::string walls;  // what the system has round a worker that runs code; empty where none runs any
  // Called in each worker, once: what it returns keeps its warm state there.
  std::function<AnalyzeFn(const std::string& resource_dir)> make_analyze;
  std::function<LoadResult(const std::string& path)> load_path = LoadPath;
  std::function<Project(std::string path, std::string bytes)> load_bytes = LoadUnsaved;
  std::function<ContractResult(const std::string& path)> read_contract;
  std::function<TaskReading(const std::string& path)> read_task;
  // Dtype and shape of a .npy file; false with what is wrong.
  std::function<bool(const std::string& path, ContractTensor&, std::string& error)> read_npy;
  // The figures of the time model with their sources.
  std::function<std::string()> explain_time = [] { return std::string(); };
  // Keeps the fixes that hold when tried, marked as verified. Runs in a worker, as `fix` does.
  std::function<void(Report&, const std::function<Report(Project)>&)> recheck;
  // Writes contracts into the folder: lines for standard output, and what went wrong. Runs in a worker.
  std::function<DerivedText(Project, const AnalyzeOptions&, const std::string& folder)> derive;
  FixFn fix;
  std::function<std::vector<RuleEntry>()> rules;
  // Names that --soc takes, lower case. Empty: any.
  std::function<std::vector<std::string>()> chips = [] { return std::vector<std::string>(); };
  // Names that --cann takes, oldest first. Empty: any.
  std::function<std::vector<std::string>()> releases = [] { return std::vector<std::string>(); };
};

}  // namespace assay
