// Modules that are written in the evaluator's own subset of Python, by name.
#include "reference/python/prelude.h"

#include "reference/python/interpreter.h"

namespace assay::harness {

const char* OwnModuleText(const std::string& name) {
  const auto found = PreludeTexts().find(name == "collections.abc" ? "collections" : name);
  return found == PreludeTexts().end() ? nullptr : found->second;
}

}  // namespace assay::harness
