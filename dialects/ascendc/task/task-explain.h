// Explains why a task's result is wrong: follows the output of a launch that the module returns unchanged, in a second
// run.
#pragma once

#include <vector>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/task/task-launch.h"
#include "reference/value.h"

namespace assay {

// Adds causes and places to the mismatches among `faults`, whose "result" counts the wanted tensors. Once per task, if
// the module made one launch; `strict` as for CompareResults.
void ExplainResult(TaskExtension& extension, bool strict, const Value& want, const Value& got,
                   std::vector<Fault>& faults);

}  // namespace assay
