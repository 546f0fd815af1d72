// See direct-launch.h.
#include "dialects/ascendc/read/direct-launch.h"

#include <algorithm>

namespace assay::ascendc {

void KeepErrorsOf(Pass pass, AstFacts& ast) {
  const bool wanted = pass == Pass::kDevice;
  std::erase_if(ast.errors, [&](const ParseError& error) {
    // The innermost function decides: a lambda of host code is host code.
    const FunctionFact* innermost = nullptr;
    for (const FunctionFact& function : ast.functions) {
      if (!error.range.valid() || !function.has_body || !function.range.Holds(error.range)) continue;
      if (innermost == nullptr || innermost->range.Holds(function.range)) innermost = &function;
    }
    return innermost != nullptr && innermost->is_device != wanted;
  });
}

}  // namespace assay::ascendc
