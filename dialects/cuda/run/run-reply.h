// Evaluates a reply's module on the inputs of its task, or on its own, and notes what its extensions launch.
#pragma once

#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/run/extension-calls.h"
#include "reference/python/evaluator.h"
#include "reference/task/task.h"

namespace assay::cuda {

// Whether the reply makes inputs for its model itself.
bool BringsInputs(const Project& project);

// `task` may be null where the reply brings inputs. `at_limit`: the evaluator's own limits keep calls from being
// followed.
CudaLaunchFacts RunReply(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                         const harness::BenchmarkTask* task, bool& at_limit);

// The same at other sizes, shapes alone: those of the task's module as it is given, and the reply's names with other
// values. Extensions that `calls` lowered are not lowered again.
CudaLaunchFacts LaunchesAt(ExtensionCalls& calls, const Project& project, const harness::BenchmarkTask& task,
                           const std::vector<harness::ModuleConstant>& constants);

// Accesses out of bounds, and misaligned ones, that some blocks of each launch make at the task's own sizes, whatever
// the memory holds: those that are the same with several contents.
std::vector<CudaFault> FaultsAtFullSize(ExtensionCalls& calls, const Project& project,
                                        const harness::BenchmarkTask& task);

// What of the chip bounds launches.
void FillLimits(const Chip& chip, CudaLaunchFacts& facts);

}  // namespace assay::cuda
