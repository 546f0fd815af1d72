// Errors of CUDA code with a specific cause, reported by their own rules instead of in Clang's words.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::cuda {

// Sets `what` of an error without a class, and the data for its rule: `name`, and
//   kOtherSide: `owner` the side of the function, `expected` the side that calls it ("__host__", "__global__");
//   kVariableLength: `name` the array;
//   kHalfOperator: `argument_types` of the operator or the conversion; only if torch's flags removed it (`torch`);
//   kRemovedName: `suggestion` its replacement;
//   kAtomicType: `argument_types` what the first pointer points to;
//   kMixedTypes: `argument_types` the two that should be equal.
void NameClass(const Project& project, bool torch, ParseError& error);

// Errors that only repeat what an error of another class says of the same line.
void DropRepeated(const Project& project, std::vector<ParseError>& errors);

}  // namespace assay::cuda
