// A range of shapes proved one by one: each is run, and proved as a given shape.
#pragma once

#include <optional>

#include "analyzer/facts/proof.h"
#include "dialects/ascendc/run/run-plan.h"
#include "solver/prove.h"

namespace assay {

// `inputs.contract` has one named dimension. The range grows in both directions from the run's value, in steps for
// which the kernel is right, until a shape is not proved, there are `most` of them, or the time is up; nothing is
// returned for fewer than `least`. `contract` gets the range.
std::optional<ShapePart> ProveByRuns(const RunInputs& inputs, std::size_t least, std::size_t most,
                                     WorkClock::time_point deadline, Contract& contract);

}  // namespace assay
