// Evaluates a reply's module on the inputs of its task, or on its own, and notes what its extensions launch.
#pragma once

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "reference/task/task.h"

namespace assay::cuda {

// Whether the reply makes inputs for its model itself.
bool BringsInputs(const Project& project);

// `task` may be null where the reply brings inputs.
CudaLaunchFacts RunReply(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                         const harness::BenchmarkTask* task);

}  // namespace assay::cuda
