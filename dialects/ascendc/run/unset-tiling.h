// Tiling data computed from host variables that were never set. The tiling function runs once more with other bytes
// in such variables: fields that differ were computed from them. Whether that matters is decided by running the
// kernel with the other tiling data.
#pragma once

#include <vector>

#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

// The tiling data if one variable holds other bytes.
struct UnsetTiling {
  std::size_t fault = 0;  // of the run, the advice that says so
  HostResult other;
};

// Adds advice to the run if the launch depends on such variables. `host` is the result of the request.
std::vector<UnsetTiling> FindUnsetTiling(const RunInputs& inputs, const HostRequest& request, const HostResult& host,
                                         ShapeRun& run);

// After the kernel has run: advice whose other launch ends differently becomes a fault.
void FollowUnsetTiling(const std::vector<UnsetTiling>& found, PlannedRun& plan);

}  // namespace assay
