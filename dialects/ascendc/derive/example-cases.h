// The call that an operator's example makes: `aclnn...GetWorkspaceSize(x, y, axis, out, &size, &executor)`, with
// tensors that it created before from shapes and a dtype. Read off the text, which is neither built nor run.
#pragma once

#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/derive/tiling-cases.h"

namespace assay {

// Calls whose tensors are as many as the operator's, in the order of the text; of attributes those that can be told
// apart. A generated call passes inputs, attributes and outputs as the definition lists them; one that was written by
// hand can shape what it is given before the operator sees it.
std::vector<TilingCase> ReadExampleCases(std::string_view text, const OpDefinition& op);

}  // namespace assay
