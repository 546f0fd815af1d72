// Contracts derived from a benchmark's task, or from the op definition alone, written with their data into a folder.
#pragma once

#include <string>
#include <vector>

#include "dialects/ascendc/task/task-run.h"
#include "dialects/options.h"

namespace assay {

struct DerivedContract {
  std::string path;  // of the JSON file
  std::string what;  // "case 0: x float16[8]"
  std::string note;  // why it has no goldens; empty where it has
};

struct Derivation {
  std::vector<DerivedContract> contracts;
  std::vector<std::string> problems;  // a line for each case that gives none
};

// From the task's cases: the first launch of each, its inputs as .npy files, and as goldens those results of the
// reference that are one of the launch's outputs.
Derivation DeriveFromTask(const TaskInputs& inputs, const std::string& folder);
// From the op definition: each dtype combination with a few shapes, random inputs, no values to compare.
Derivation DeriveFromDefinition(const Facts& facts, const std::string& chip, const std::string& folder);

}  // namespace assay
