// The verdict on one input, ready to be rendered. The sinks (text, json, jsonl) read this and nothing else.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/source/project.h"

namespace assay {

struct KernelVerdict {
  enum class Builds { kYes, kNo, kUndecided } builds = Builds::kUndecided;
  enum class Runs { kClean, kFaults, kUndecided, kSkipped } runs = Runs::kSkipped;
  enum class Values { kMatch, kMismatch, kUndecided, kSkipped } values = Values::kSkipped;
  enum class Proved { kAllShapes, kGivenShapes, kNo, kSkipped } proved = Proved::kSkipped;
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

struct Report {
  Project project;
  std::string dialect = "ascendc";
  KernelVerdict verdict;
  std::vector<Finding> findings;  // by path, byte offset, rule
  std::vector<Undecided> undecided;
  std::vector<ToolError> errors;
  std::vector<std::pair<std::string, double>> timing_ms;  // stages in order; the last is "total"
};

}  // namespace assay
