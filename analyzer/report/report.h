// The verdict on one input, ready to be rendered. The sinks (text, json, jsonl) read this and nothing else.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/facts/coverage.h"
#include "analyzer/facts/derived.h"
#include "analyzer/facts/kernel-language.h"
#include "analyzer/facts/performance.h"
#include "analyzer/facts/proof.h"
#include "analyzer/report/costs.h"
#include "analyzer/report/local-memory.h"
#include "analyzer/report/simulation.h"
#include "analyzer/source/project.h"

namespace assay {

struct KernelVerdict {
  enum class Builds { kYes, kNo, kUndecided } builds = Builds::kUndecided;
  enum class Runs { kClean, kFaults, kUndecided, kSkipped } runs = Runs::kSkipped;
  enum class Values { kMatch, kMismatch, kUndecided, kSkipped } values = Values::kSkipped;
  // The shapes for which runs are free of faults. Values are a separate claim.
  enum class Proved { kAllShapes, kAllOfPart, kGivenShapes, kNo, kSkipped } proved = Proved::kSkipped;
  std::string proved_for = {};  // the domain of that claim; empty if there is none
  // Every obligation asked for holds for all shapes of the contract. No unlimited claim: some kinds of faults have no
  // obligation.
  bool obligations_hold = false;
  // `builds` per step of the build. No value if the input has no such part.
  std::optional<Builds> host = {};
  std::optional<Builds> kernel = {};
  std::optional<Builds> binding = {};
};

// A reason why Assay could not look: unreadable file, crash of a worker, budget of the whole input spent.
struct ToolError {
  std::string path;
  std::string what;
};

// A name that exists but that the model lacks, and how often the input uses it.
struct UnmodelledName {
  std::string name;
  std::int64_t count = 0;
};

// Why a finding is left out of the list: a comment in the code, the configuration's choice of rules, a baseline of
// known ones, or unchanged lines.
enum class SuppressedBy { kComment, kConfiguration, kBaseline, kUnchanged };

// A finding that is not shown, and the reason: for a comment its text.
struct SuppressedFinding {
  Finding finding;
  std::string reason;
  SuppressedBy by = SuppressedBy::kComment;
};

struct Report {
  Project project;
  std::string dialect{FirstLanguage().name};
  std::string toolkit;          // the name that its releases go by; empty: the first dialect's
  std::string release = "8.x";  // of the toolkit it is judged for
  std::string chip{FirstLanguage().usual_chip};
  bool was_read = false;  // by a dialect, which said what it judges for; else that is what was asked for
  KernelVerdict verdict;
  std::vector<Finding> findings;  // by path, byte offset, rule
  std::vector<SuppressedFinding> suppressed;
  std::vector<OutputCoverage> coverage;  // of the outputs of the run
  std::optional<DerivedFacts> derived;   // if runs were made at derived inputs
  std::vector<Undecided> undecided;
  std::vector<NotAsked> not_asked;         // set by the prover; in the order of the dialect's table
  std::vector<UnmodelledName> unmodelled;  // by name
  std::vector<ToolError> errors;
  std::optional<Performance> performance;                 // of the first run that has one
  std::optional<SimulationReport> simulation;             // where the run itself was asked for
  std::optional<ProofFacts> proof;                        // every obligation, where asked for
  std::string trace;                                      // of that run, Chrome's format; empty unless asked for
  CoreMemory local_memory;                                // of the kernel's buffers; none: not known, or no such memory
  Costs costs;                                            // of the last judgement
  std::vector<std::pair<std::string, double>> timing_ms;  // stages in order; the last is "total"
};

}  // namespace assay
