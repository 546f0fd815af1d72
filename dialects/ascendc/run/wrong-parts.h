// Where an output is wrong, in the parts of its coverage.
#pragma once

#include <vector>

#include "analyzer/facts/coverage.h"
#include "reference/sim-tensor.h"
#include "reference/values.h"

namespace assay {

// Counts the wrong elements of each part of the output's coverage, where it is among `outputs`.
void MarkWrong(const SimTensor& output, const std::vector<double>& expected, const Tolerance& tolerance,
               std::vector<OutputCoverage>& outputs);

}  // namespace assay
