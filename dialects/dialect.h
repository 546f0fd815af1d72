// What a kernel language is to the pipeline. A dialect reads an input into facts, runs it on its simulated device, asks
// its obligations, and brings what the repair search and the command line need of it. `main.cpp` alone names one.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "corpus/mutate/mutator.h"
#include "dialects/analysis.h"
#include "dialects/options.h"
#include "fixits/search.h"

namespace assay {

// The stages of a dialect over inputs of one process, which share what is warm: parsed headers, tables.
class DialectSession {
 public:
  virtual ~DialectSession() = default;

  // Before Read, for an input of the dialect's own language that the loader left whole (Project::language): makes its
  // files and problems. `state` may be kept for Read.
  virtual void Split(Analysis&) {}

  // Parses and, at level full, lowers: fills `facts`, the report's chip, release and times, and what Analysis keeps of
  // a reading. `state` is the session's own.
  virtual void Read(Analysis& analysis) = 0;
  // Runs the input for its contract or task: RunFacts and what was asked to be observed. Only where `can_run`.
  virtual void Run(Analysis& analysis) = 0;
  // Asks the obligations of what ran. `publish` is called when something worth keeping is known.
  virtual void Prove(Analysis& analysis, const std::function<void()>& publish) = 0;

  // A contract with named dimensions, where none is given: from the task, or from what the input says of itself.
  // Nothing with `why` where there is none.
  virtual std::optional<Contract> NameContract(const Project& project, const AnalyzeOptions& options,
                                               std::string& why) = 0;
  // Contracts written into the folder: lines of what was written, and of what was not.
  virtual std::pair<std::string, std::string> Derive(const Project& project, const AnalyzeOptions& options,
                                                     const std::string& folder) = 0;
};

class Dialect {
 public:
  virtual ~Dialect() = default;

  virtual std::string_view name() const = 0;  // in documents; also the folder of its resources
  // `resource_dir` holds the model headers and name lists.
  virtual std::unique_ptr<DialectSession> Open(const std::string& resource_dir) const = 0;

  // Whether a run shows something that speaks against a proof: a fault, or advice that hardware may show.
  virtual bool IsWrong(const ShapeRun& run) const = 0;
  // Why a use of a name that not every release has leaves the verdict open, as one sentence.
  virtual std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view until) const = 0;
  // What the repair search tries on a report's input; null where it has nothing to try.
  virtual search::CandidatesFn Candidates(const std::string& resource_dir) const = 0;

  // Changes that make a right kernel wrong, by name.
  virtual const std::vector<mutators::Mutator>& Mutators() const = 0;

  // For the command line: names that chips and releases go by (the latter oldest first), the figures of the time model
  // with their sources, and a file below `resource_dir` that is always there.
  virtual std::vector<std::string> Chips() const = 0;
  virtual std::vector<std::string> Releases() const = 0;
  virtual std::string ExplainTime() const = 0;
  // Real folders outside of a file or an operator's folder on disk whose files reading it may look at: its checkout.
  virtual std::vector<std::string> FoldersAround(const std::string&) const { return {}; }
  // What is known of a name of the device API, as Markdown; empty where the dialect has no such name.
  virtual std::string ApiPage(std::string_view) const { return ""; }
  virtual std::string ResourceMark() const = 0;
};

}  // namespace assay
