// Values for all shapes, as far as uninterpreted operations go: whether every element of the outputs is one and the
// same function of the inputs' elements at its place, in every core, round and shape. What the function computes is not
// asked: a run whose values are compared says whether it is the right one.
#pragma once

#include <string>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "solver/entail.h"

namespace assay {

// Only where every obligation is proved: it relies on accesses that stay inside their tensors, on outputs that are
// written once, on the order of units and on reads of what was written. Each element that is copied out is traced back
// through the last write of what it is made of.
Elementwise ElementwiseOf(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment);

}  // namespace assay
