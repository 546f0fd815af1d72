// What the command line needs from the rest of the program, as functions, so that tests can substitute fakes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/beside.h"
#include "analyzer/source/project.h"
#include "corpus/mutate/mutator.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"
#include "pipeline/repair/fix-run.h"
#include "rules/rule.h"

namespace assay {

// A rule as `explain` and `rules` show it.
struct RuleEntry {
  std::string name;
  std::string dialect;  // "any": of every one
  std::string page;
  RuleInfo info;
};

// Names of the rules that tell a symptom.
inline std::vector<std::string> Symptoms(const std::vector<RuleEntry>& rules) {
  std::vector<std::string> names;
  for (const RuleEntry& rule : rules) {
    if (rule.info.symptom) names.push_back(rule.name);
  }
  return names;
}

// What `mutate` changes inputs of a kernel language by; a language can have none.
struct DialectMutators {
  std::string dialect;  // as in reports
  std::vector<mutators::Mutator> all;
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

struct Resources {
  std::string dir;
  std::string error;  // set where nothing was found
};

struct Services {
  // The device model's headers and name lists; `given` is the folder of --resource-dir, empty where there is none.
  std::function<Resources(const std::string& given)> find_resources = [](const std::string& given) {
    return Resources{given, ""};
  };
  std::string walls;  // the system's protections around a worker that runs code; empty if none runs any
  // Makes what analyses with these options keep on disk, before there are workers, which may write nothing. May be
  // empty. `soon`: there may be many inputs.
  std::function<void(const AnalyzeOptions&, bool soon)> prepare;
  // Called in each worker, once: the function it returns keeps its warm state there.
  std::function<AnalyzeFn(const std::string& resource_dir)> make_analyze;
  std::function<LoadResult(const std::string& path)> load_path = LoadPath;
  std::function<Project(std::string path, std::string bytes)> load_bytes = LoadUnsaved;
  // Real folders outside a file or an operator's folder whose files an analysis of it may read.
  std::function<std::vector<std::string>(const std::string& path)> folders_around = [](const std::string&) {
    return std::vector<std::string>();
  };
  std::function<ContractResult(const std::string& path)> read_contract;
  std::function<TaskReading(const std::string& path)> read_task;
  // The same for texts that are not files.
  std::function<TaskReading(const harness::TaskTexts&)> task_of_texts;
  std::function<ContractResult(const std::string& text)> contract_of_text;
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
  // The documentation of a device API name, as Markdown; empty where there is none. `dialect` is the language it is
  // looked for in; empty: in all.
  std::function<std::string(const std::string& name, const std::string& dialect)> api_page =
      [](const std::string&, const std::string&) { return std::string(); };
  std::vector<DialectMutators> mutators;  // what `mutate` chooses from
  // Names that --soc takes, lower case. Empty: any.
  std::function<std::vector<std::string>()> chips = [] { return std::vector<std::string>(); };
  // Names of releases, oldest first. Empty: any.
  std::function<std::vector<std::string>()> releases = [] { return std::vector<std::string>(); };
};

}  // namespace assay
