// Why a task's result is wrong: the output of a launch that the module hands back as it is, followed a second time.
#pragma once

#include <vector>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/task/task-launch.h"
#include "reference/value.h"

namespace assay {

// Adds causes and places to the mismatches among `faults`, whose "result" counts the wanted tensors. Once a task, where
// the module made one launch; `strict` as of CompareResults.
void ExplainResult(TaskExtension& extension, bool strict, const Value& want, const Value& got,
                   std::vector<Fault>& faults);

}  // namespace assay
