// A contract's reference as a command of the user's: it reads the inputs and writes the expected outputs.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/contract.h"
#include "reference/sim-tensor.h"

namespace assay {

// Runs `contract.command` with /bin/sh in `folder`. ASSAY_INPUTS names a folder with <input>.npy for every input,
// ASSAY_OUTPUTS an empty one for the expected outputs. Reads contract.golden, or <output>.npy of every output, from
// there, else from `folder`. False with `error` if the command fails or does not write a file.
bool GoldenFromCommand(const Contract& contract, const std::string& folder, const std::vector<SimTensor>& inputs,
                       std::vector<SimTensor>& golden, std::string& error);

}  // namespace assay
