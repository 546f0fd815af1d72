// Evaluates a reply's module on the inputs of its task, or on its own, and records the launches of its extensions.
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

// Whether the reply itself makes inputs for its model.
bool BringsInputs(const Project& project);

// `task` may be null where the reply brings inputs. `at_limit`: the evaluator's own limits keep calls from being
// followed.
CudaLaunchFacts RunReply(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                         const harness::BenchmarkTask* task, bool& at_limit);

// The same at other sizes, with shapes alone: those of the task's module as given, and the reply's names with other
// values. Extensions that `calls` has lowered are not lowered again.
CudaLaunchFacts LaunchesAt(ExtensionCalls& calls, const Project& project, const harness::BenchmarkTask& task,
                           const std::vector<harness::ModuleConstant>& constants);

// Out-of-bounds and misaligned accesses of some blocks of each launch at the task's own sizes, independent of memory
// contents: those that are the same with several contents.
std::vector<CudaFault> FaultsAtFullSize(ExtensionCalls& calls, const Project& project,
                                        const harness::BenchmarkTask& task);

// The chip's limits on launches.
void FillLimits(const Chip& chip, CudaLaunchFacts& facts);

}  // namespace assay::cuda
