// Runs a benchmark's cases end to end: inputs as the task makes them, the reference's result, the module's result
// through its binding and simulated launches of the kernel, and the comparison as the benchmark makes it.
#pragma once

#include <string>
#include <vector>

#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/run/run-plan.h"
#include "reference/task/task.h"

namespace assay {

struct TaskInputs {
  ascendc::Reader* reader = nullptr;
  const Project* project = nullptr;
  ascendc::ReadOptions read_options;
  const ascendc::ReadResult* read = nullptr;  // of the first reading
  const Facts* facts = nullptr;               // likewise
  bool auto_sync = true;                      // as of RunInputs
  int full_size_seconds = 0;                  // as of AnalyzeOptions
  const harness::BenchmarkTask* task = nullptr;
  int first_case = 0;
  int cases = 3;
  // Receives, of cases that a limit of the evaluators' own ended, what was not looked at.
  std::vector<std::string>* limits = nullptr;
};

// One run per case.
std::vector<ShapeRun> RunTask(const TaskInputs& inputs);

// The first launch of a case as it would be made, without running anything.
struct CapturedLaunch {
  std::string label;  // "case 0"
  std::string error;  // why there is none
  Contract contract;  // with values, but for those of tensors that are too large
  bool whole = true;  // none is
  // Indexed like contract.outputs: the reference's values, if the module returns that very tensor.
  std::vector<TensorPtr> golden;
  std::string why_no_golden;
  std::vector<bool> unasked;  // by contract.outputs: the module's result does not depend on it
};
std::vector<CapturedLaunch> CaptureTask(const TaskInputs& inputs);

}  // namespace assay
