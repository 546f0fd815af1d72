// Whose work a module's result is. The module is run again with other numbers in place of what the kernel computed:
// what stays as it was is not the kernel's, and what the framework's operations make meanwhile they make without it.
#pragma once

#include <functional>
#include <optional>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/task/task-outputs.h"
#include "reference/value.h"

namespace assay {

// A case as the check runs it again. Operations go to the watch.
struct ModuleRuns {
  // The module with a substitute for the kernel's outputs; nothing where it ends with an error.
  std::function<std::optional<Value>(const Substitute&, TensorWatch*)> module;
  std::function<void(TensorWatch*)> reference;
  std::function<int()> line;  // of the module's statement that was executed last
};

struct ModuleSeen {
  int launches = 0;
  bool copies = false;  // each launch left in every output what an input holds
  bool strict = true;   // how results are compared (task-compare.h)
};

// What is to be said of a module whose result is `want`; args "line" is the place in its text. A fault that counts says
// that the kernel's work is not in the result; advice names what the framework computes beside the kernel. Nothing for
// a result that would be the same for any input.
std::optional<Fault> JudgeModule(const Value& want, const ModuleSeen& seen, const ModuleRuns& runs);

}  // namespace assay
