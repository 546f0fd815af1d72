// Whether the kernel or the framework computed a module's result. The module is run again with other numbers in
// place of the kernel's outputs: parts that do not change do not come from the kernel, and the framework's
// operations that still compute them do so without it.
#pragma once

#include <functional>
#include <optional>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/task/task-outputs.h"
#include "reference/value.h"

namespace assay {

// A case as the check runs it again. Operations go to the watch.
struct ModuleRuns {
  // Runs the module with a substitute for the kernel's outputs; nothing if it ends with an error.
  std::function<std::optional<Value>(const Substitute&, TensorWatch*)> module;
  std::function<void(TensorWatch*)> reference;
  std::function<int()> line;  // of the module's statement that was executed last
};

struct ModuleSeen {
  int launches = 0;
  bool copies = false;  // each launch left in every output what an input holds
  bool strict = true;   // how results are compared (task-compare.h)
};

// What to report about a module whose result is `want`; args "line" is the place in its text. A fault that counts says
// that the kernel's work is not in the result; advice names what the framework computes besides the kernel. Nothing for
// a result that would be the same for any input.
std::optional<Fault> JudgeModule(const Value& want, const ModuleSeen& seen, const ModuleRuns& runs);

}  // namespace assay
