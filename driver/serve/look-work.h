// The operations for a closer look at a kernel: a run, a proof, contracts to run it with. Only assay mcp offers them.
#pragma once

#include <string>

#include "driver/serve/request.h"
#include "driver/services.h"

namespace assay::serve {

bool IsLook(Op op);

// A line of JSON with `text` for reading, and `report` or `contracts`. `scratch`: a folder that the worker may write
// in; empty: none. A partial answer goes to `progress` during a proof.
std::string LookAt(const Request& request, const AnalyzeOptions& options, const Services& services,
                   const AnalyzeFn& analyze, const std::string& scratch, Progress& progress);

}  // namespace assay::serve
