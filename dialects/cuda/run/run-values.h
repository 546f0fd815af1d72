// Runs a reply on its task with values: the task's model and the reply's own on the same inputs and the same random
// stream, every kernel on the simulated device, and the results compared.
#pragma once

#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/cuda/work.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "reference/task/task.h"

namespace assay::cuda {

struct ValueRuns {
  std::vector<ShapeRun> runs;  // one for each set of sizes that was tried, in their order
  CudaRunFacts facts;          // of faithful ones alone
  CudaWorkFacts work;          // of the last, where ReadOptions::time asks for it
};

// `task` may be null where the reply brings inputs (BringsInputs): kernels run, and nothing is compared. `launches` are
// those at the task's own sizes. At sizes where the reply may behave differently from the task's own
// (ScaledTask::faithful, CompareLaunches), failures are not faults: they are undecided, with the reason.
ValueRuns RunValues(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                    const harness::BenchmarkTask* task, const Facts& read, const CudaLaunchFacts& launches);

}  // namespace assay::cuda
