// Sizes at which a reply is run instead of its task's own.
#pragma once

#include <optional>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/run/extension-calls.h"
#include "reference/task/size-deciders.h"
#include "reference/task/task-variants.h"
#include "reference/task/task.h"

namespace assay::cuda {

harness::ScaleOptions ScaleOptionsFor(const Project& project, const harness::BenchmarkTask& task,
                                      const CudaLaunchFacts& launches);

// Numbers that may decide what is launched: those in the C++ sources, and sizes of blocks.
harness::SizeDeciders DecidersOfLaunches(const Project& project, const CudaLaunchFacts& launches);

// Sizes at which the same kernels are launched as at the task's own; nothing if none are found.
std::optional<harness::ScaledTask> LaunchedAlike(ExtensionCalls& calls, const Project& project,
                                                 const harness::BenchmarkTask& task, const harness::ScaleOptions& scale,
                                                 const CudaLaunchFacts& full, const harness::SizeDeciders& deciders);

}  // namespace assay::cuda
