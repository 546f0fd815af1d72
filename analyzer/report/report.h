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
  // Free of faults, for which shapes. Values are a claim of their own.
  enum class Proved { kAllShapes, kAllOfPart, kGivenShapes, kNo, kSkipped } proved = Proved::kSkipped;
  std::string proved_for = {};  // the domain of that claim; empty where there is none
  // Every obligation that is asked holds for all shapes of the contract. No claim: some kinds of faults are not asked.
  bool obligations_hold = false;
  // `builds` by step of the build. No value where the input has no such part.
  std::optional<Builds> host = {};
  std::optional<Builds> kernel = {};
  std::optional<Builds> binding = {};
};

// Something that kept Assay from looking: unreadable file, crash of a worker, budget of the whole input spent.
struct ToolError {
  std::string path;
  std::string what;
};

// A name that exists and that the model lacks, and how often the input uses it.
struct UnmodelledName {
  std::string name;
  std::int64_t count = 0;
};

// What takes a finding out of the list: a comment in the code, the configuration's choice of rules, a baseline of known
// ones, or that its lines did not change.
enum class SuppressedBy { kComment, kConfiguration, kBaseline, kUnchanged };

// A finding that is not shown, and why: of a comment what it says.
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
  std::optional<DerivedFacts> derived;   // where runs were made at inputs that nobody gave
  std::vector<Undecided> undecided;
  std::vector<NotAsked> not_asked;         // by whoever proves; in the order of the dialect's table
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
