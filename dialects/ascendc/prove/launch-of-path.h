// The launch that results from one path through the host code, for all inputs that take it.
#pragma once

#include "analyzer/facts/launch.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// Numbers are those of the path's example; values that differ between inputs also have expressions over the domain's
// dimensions.
LaunchValues LaunchOf(const RunInputs& inputs, const ShapeDomain& domain, const ShapePath& path);

}  // namespace assay
