// Tiling data made of host variables that nothing set. The tiling function runs once more with other bytes in such
// variables: what comes out differently was made of them. Whether that matters is told by the kernel, which then gets
// the other tiling data.
#pragma once

#include <vector>

#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {

// What the tiling function makes where one variable holds other bytes.
struct UnsetTiling {
  std::size_t fault = 0;  // of the run, the advice that says so
  HostResult other;
};

// Adds advice to the run where the launch depends on such variables. `host` is what the request came to.
std::vector<UnsetTiling> FindUnsetTiling(const RunInputs& inputs, const HostRequest& request, const HostResult& host,
                                         ShapeRun& run);

// After the kernel ran: advice whose other launch ends otherwise becomes a fault.
void FollowUnsetTiling(const std::vector<UnsetTiling>& found, PlannedRun& plan);

}  // namespace assay
