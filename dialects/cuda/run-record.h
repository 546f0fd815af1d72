// Data for a page about a CUDA input's runs: every launch with its numbers, and where results are wrong.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"

namespace assay::cuda {

// JSON in the format of Chrome's traces, but without events: no times are known. `otherData` has `calls[]`
// (`function`, `arguments`, `place`, `launches[]` with `kernel`, `grid`, `block`, `shared`, `error`, `place`) and
// `runs[]` (`shapes`, `scaled`, `results[]` with `tensor`, `elements`, `parts`: `elements` of each, `wrong[]`
// counts).
std::string RecordOfRun(const Project& project, const CudaLaunchFacts& launches, const std::vector<ShapeRun>& runs,
                        const std::vector<CudaResultParts>& results);

}  // namespace assay::cuda
