// Errors of CUDA code that have a cause of their own, told by rules of their own instead of in Clang's words.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::cuda {

// Sets `what` of an error without a class, and what its rule tells: `name`, and
//   kOtherSide: `owner` the side that the function is of, `expected` the side that calls it ("__host__", "__global__");
//   kVariableLength: `name` the array;
//   kHalfOperator: `argument_types` of the operator or the conversion; only where torch's flags took it away (`torch`);
//   kRemovedName: `suggestion` what took its place;
//   kAtomicType: `argument_types` what the first pointer points to;
//   kMixedTypes: `argument_types` the two that should be one.
void NameClass(const Project& project, bool torch, ParseError& error);

// Errors that only repeat what one of another class says of the same line.
void DropRepeated(const Project& project, std::vector<ParseError>& errors);

}  // namespace assay::cuda
