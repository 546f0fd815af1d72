// Runs a program that launches its own kernels, in a forked and confined worker, up to its end or to the first launch
// whose result is not known. The caller runs that kernel and starts the program anew with its result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"
#include "dialects/ascendc/worker/program-record.h"
#include "simulator/limits.h"

namespace assay {

// A launch, and the memory after it, block by block.
struct ProgramStep {
  ProgramLaunch launch;
  std::vector<std::vector<std::byte>> after;
};

struct ProgramRequest {
  const LoweredModule* module = nullptr;
  std::string library;  // shared library of the host model
  std::string chip;
  std::vector<std::string> arguments;
  ProgramFiles files;              // what it may read
  std::vector<ProgramStep> steps;  // its launches so far
  SimLimits limits;
};

struct ProgramResult {
  ShapeRun::Status status = ShapeRun::Status::kNotRun;
  std::string why_undecided;
  std::vector<Fault> faults;
  std::optional<ProgramRecord> record;  // where it ended by itself, or came to a launch
};

ProgramResult RunProgram(const ProgramRequest& request);

}  // namespace assay
