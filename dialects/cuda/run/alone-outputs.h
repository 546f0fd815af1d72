// A contract's claims about the outputs of a kernel that is launched alone.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/run.h"
#include "analyzer/facts/source-range.h"
#include "reference/sim-tensor.h"

namespace assay::cuda {

// The values of each output; false with the reason if the contract gives none.
bool ReferenceOf(const Contract& contract, const std::string& contract_dir, const std::vector<SimTensor>& inputs,
                 std::vector<std::vector<double>>& want, std::string& why);

// Adds a fault at `place` to the run if the output differs.
void CompareOutput(const Contract& contract, const std::vector<SimTensor>& inputs, const SimTensor& output,
                   const std::vector<double>& want, const SourceRange& place, ShapeRun& run);

}  // namespace assay::cuda
