// The launch that one way through the host code leads to, for all inputs that take it.
#pragma once

#include "analyzer/facts/launch.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// Figures are those of the way's example; expressions over the domain's dimensions stand beside what differs.
LaunchValues LaunchOf(const RunInputs& inputs, const ShapeDomain& domain, const ShapePath& path);

}  // namespace assay
