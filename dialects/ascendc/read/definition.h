// Op definitions that the syntax alone does not tell: lists built by code, parameters declared by helpers or once more
// for one chip. Running the constructor tells.
#pragma once

#include "analyzer/facts/ascendc/operator.h"

namespace assay::ascendc {

// The class that decides dtypes and order where something about it is open; null where its text says all.
OpDefinition* OpenDefinition(ascendc::OperatorFacts& host);

// Takes over what a run of the constructor declared. Places and default texts stay those of the text.
void TakeDeclared(const OpDefinition& declared, OpDefinition& op);

}  // namespace assay::ascendc
