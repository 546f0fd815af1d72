// The whole path for one input: split, parse, lower, run, solve, apply rules. One process, one thread.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"
#include "analyzer/source/project.h"

namespace assay {

enum class Level { kLint, kFull };  // lint: no lowering, no run, no solver

struct AnalyzeOptions {
  Level level = Level::kFull;
  std::optional<Contract> contract;
  std::string contract_dir;  // relative .npy paths start here
  std::string chip = "ascend910b";
  std::string resource_dir;  // empty = beside the executable
  bool allow_commands = false;
};

// Keeps what is warm between inputs (parsed headers, tables). Not thread-safe: one a process.
class Analyzer {
 public:
  explicit Analyzer(const std::string& resource_dir);
  ~Analyzer();

  // `facts_out`, where given, receives the facts the rules saw.
  Report Analyze(Project project, const AnalyzeOptions& options, Facts* facts_out = nullptr);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay
