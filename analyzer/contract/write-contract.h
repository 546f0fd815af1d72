// A contract as JSON: what docs/formats/contract.md describes, so that ParseContract reads it back.
#pragma once

#include <string>

#include "analyzer/facts/contract.h"

namespace assay {

// Values held in memory (ContractTensor::values) are not part of it: give them files first.
std::string FormatContract(const Contract& contract);

}  // namespace assay
