// A kernel language as the pipeline sees it. A dialect reads an input into facts, runs it on its simulated device,
// checks its obligations, and provides what the repair search and the command line need. Only `main.cpp` names one.
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

// The stages of a dialect over inputs of one process, which share caches: parsed headers, tables.
class DialectSession {
 public:
  virtual ~DialectSession() = default;

  // Before Read, for an input of the dialect's own language that the loader left whole (Project::language): makes its
  // files and problems. `state` may be kept for Read.
  virtual void Split(Analysis&) {}

  // Parses and, at level full, lowers: fills `facts`, the report's chip, release and times, and what Analysis keeps of
  // a reading. `state` is the session's own.
  virtual void Read(Analysis& analysis) = 0;
  // Runs the input for its contract or task: RunFacts and the requested observations. Only if `can_run`.
  virtual void Run(Analysis& analysis) = 0;
  // Checks the obligations of what ran. `publish` is called when there is something worth keeping.
  virtual void Prove(Analysis& analysis, const std::function<void()>& publish) = 0;

  // A contract with named dimensions, if none is given: from the task, or from what the input says about itself.
  // Nothing with `why` if there is none.
  virtual std::optional<Contract> NameContract(const Project& project, const AnalyzeOptions& options,
                                               std::string& why) = 0;
  // Contracts written into the folder: lines about what was written, and what was not.
  virtual std::pair<std::string, std::string> Derive(const Project& project, const AnalyzeOptions& options,
                                                     const std::string& folder) = 0;
};

class Dialect {
 public:
  virtual ~Dialect() = default;

  virtual std::string_view name() const = 0;  // in documents; also the folder of its resources
  // `resource_dir` holds the model headers and name lists.
  virtual std::unique_ptr<DialectSession> Open(const std::string& resource_dir) const = 0;

  // Called before any input is read, in a process that may write: makes what sessions with these options take from
  // AnalyzeOptions::kept_headers. `soon`: there may be many inputs.
  virtual void Prepare(const AnalyzeOptions&, bool /*soon*/) const {}

  // Whether a run contradicts a proof: a fault, or advice that hardware may show.
  virtual bool IsWrong(const ShapeRun& run) const = 0;
  // One sentence: why a use of a name that not every release has leaves the verdict open.
  virtual std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view until) const = 0;
  // The candidates of the repair search for a report's input; null if there are none.
  virtual search::CandidatesFn Candidates(const std::string& resource_dir) const = 0;

  // Changes that make a right kernel wrong, by name.
  virtual const std::vector<mutators::Mutator>& Mutators() const = 0;

  // For the command line: names that the options for chip and release accept (the latter oldest first), the figures of
  // the time model with their sources, and a file below `resource_dir` that always exists.
  virtual std::vector<std::string> Chips() const = 0;
  virtual std::vector<std::string> Releases() const = 0;
  virtual std::string ExplainTime() const = 0;
  // Real folders outside of a file or an operator's folder on disk whose files may be read with it: its checkout.
  virtual std::vector<std::string> FoldersAround(const std::string&) const { return {}; }
  // What is known of a name of the device API, as Markdown; empty if the dialect has no such name.
  virtual std::string ApiPage(std::string_view) const { return ""; }
  virtual std::string ResourceMark() const = 0;
};

}  // namespace assay
