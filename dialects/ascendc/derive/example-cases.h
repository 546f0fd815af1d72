// The call that an operator's example makes: `aclnn...GetWorkspaceSize(x, y, axis, out, &size, &executor)`, with
// tensors that it created before from shapes and a dtype. Taken from the text, which is neither built nor run.
#pragma once

#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/derive/tiling-cases.h"

namespace assay {

// Calls with as many tensors as the operator, in the order of the text; attributes as far as they can be identified.
// A generated call passes inputs, attributes and outputs as the definition lists them; a handwritten one may reshape
// its arguments before the operator sees them.
std::vector<TilingCase> ReadExampleCases(std::string_view text, const OpDefinition& op);

}  // namespace assay
