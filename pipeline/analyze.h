// The whole path for one input: read, run, prove, apply rules, judge. One process, one thread.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dialects/dialect.h"
#include "dialects/options.h"
#include "rules/rule.h"

namespace assay {

// Keeps what is warm between inputs (parsed headers, tables). Not thread-safe: one per process.
class Analyzer {
 public:
  // `rules`: those that are told, where the input's dialect finds out their facts. Every rule is asked all the same, so
  // that the verdict does not depend on them. They outlive the analyzer, as the dialects do. The first dialect takes
  // every input whose language is not another's.
  Analyzer(std::vector<const Dialect*> dialects, const std::string& resource_dir,
           std::span<const RegisteredRule> rules = AllRules());
  Analyzer(const Dialect& dialect, const std::string& resource_dir, std::span<const RegisteredRule> rules = AllRules())
      : Analyzer(std::vector{&dialect}, resource_dir, rules) {}
  ~Analyzer();

  // The stages, each working on the result of the previous one. After any of them `Judge` gives the verdict of what is
  // known so far, and the next stage can still be run.
  Analysis Start(Project project, const AnalyzeOptions& options);
  void Read(Analysis& analysis);
  void Run(Analysis& analysis);
  void Prove(Analysis& analysis);
  // Rules over all facts, then the verdicts. What a clock ended since Start is an error of the report. Leaves
  // `analysis` as it is but for the report.
  void Judge(Analysis& analysis) const;

  // All stages that the options ask for. `facts_out`, where given, receives the facts the rules saw.
  Report Analyze(Project project, const AnalyzeOptions& options, Facts* facts_out = nullptr);

  // Contracts from the options' task, or from the op definition, written into the folder: lines of what was written,
  // and of what was not.
  std::pair<std::string, std::string> Derive(const Project& project, const AnalyzeOptions& options,
                                             const std::string& folder);

 private:
  // Judges and publishes what is known so far, so that it survives a crash later.
  void Publish(const Analysis& analysis, bool before_run) const;

  DialectSession& SessionOf(const Dialect& dialect);

  std::vector<const Dialect*> dialects_;
  std::string resource_dir_;
  std::span<const RegisteredRule> rules_;
  std::map<const Dialect*, std::unique_ptr<DialectSession>> sessions_;  // opened by the first input that needs them
};

// The dialect of an input: the one that its language names, else the first.
const Dialect& DialectOf(const std::vector<const Dialect*>& dialects, const Project& project);

}  // namespace assay
