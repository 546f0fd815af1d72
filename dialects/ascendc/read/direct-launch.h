// Texts that launch their kernels themselves: device and host code in one. The toolkit compiles such a text once for
// the host and once for each kind of core, and each pass checks the bodies of its own functions alone.
#pragma once

#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/frontend/ast-facts.h"

namespace assay::ascendc {

enum class Pass { kDevice, kHost };

// Drops the errors in bodies of functions that this pass does not check: what is no device function is host code.
void KeepErrorsOf(Pass pass, AstFacts& ast);

}  // namespace assay::ascendc
