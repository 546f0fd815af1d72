// Runs a reply on its task with values: the task's model and the reply's own on the same inputs and the same random
// stream, every kernel on the simulated device, and the results compared.
#pragma once

#include <vector>

#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "reference/task/task.h"

namespace assay::cuda {

struct ValueRuns {
  std::vector<ShapeRun> runs;  // one for each set of sizes that was tried, in their order
  CudaRunFacts facts;
};

// `task` may be null where the reply brings inputs (BringsInputs): kernels run, and nothing is compared.
ValueRuns RunValues(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                    const harness::BenchmarkTask* task, const Facts& read);

}  // namespace assay::cuda
