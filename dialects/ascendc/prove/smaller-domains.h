// Parts of a contract's domain that can be proved if the whole cannot: all dimensions as one, one dimension free and
// the others as in the run, multiples only, smaller ranges.
#pragma once

#include "analyzer/facts/proof.h"
#include "dialects/ascendc/run/run-plan.h"
#include "solver/prove.h"

namespace assay {

// Fills `shapes.parts`, widest first, from `shapes` as proved for the whole domain. Nothing is added if the whole
// is proved.
void SeekParts(const RunInputs& inputs, WorkClock::time_point deadline, ShapeProof& shapes);

}  // namespace assay
