// Op definitions that the syntax alone does not determine: lists built by code, parameters declared by helpers or
// repeated for one chip. Running the constructor gives the result.
#pragma once

#include "analyzer/facts/ascendc/operator.h"

namespace assay::ascendc {

// The class that determines dtypes and order if something about it is open; null if its text is sufficient.
OpDefinition* OpenDefinition(ascendc::OperatorFacts& host);

// Takes over the declarations from a run of the constructor. Places and default texts remain those of the text.
void TakeDeclared(const OpDefinition& declared, OpDefinition& op);

}  // namespace assay::ascendc
