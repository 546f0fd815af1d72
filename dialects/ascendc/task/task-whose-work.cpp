// Whether the kernel computed the module's result: runs a case's module and reference again, watched or with other
// outputs.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "dialects/ascendc/task/task-case.h"
#include "dialects/ascendc/task/task-honesty.h"

namespace assay {

// Only for modules that come with the input; a task's own is trusted.
void TaskCase::AskWhoseWork(const Value& want, ShapeRun& run) {
  if (own_module_ == nullptr) return;
  TaskExtension::Seen seen = std::move(extension_.seen());
  extension_.Begin();
  const auto forward = [&](harness::PythonModule& module, const char* name, TensorWatch* watch) {
    std::string why;
    module.context().watch = watch;
    std::optional<Value> result = Forward(module, name, why);
    module.context().watch = nullptr;
    return result;
  };
  ModuleRuns runs;
  runs.module = [&](const Substitute& substitute, TensorWatch* watch) {
    extension_.SubstituteOutputs(substitute);
    std::optional<Value> result = forward(*own_, "ModelNew", watch);
    extension_.SubstituteOutputs(std::nullopt);
    return result;
  };
  runs.reference = [&](TensorWatch* watch) {
    std::string why;
    if (LoadTask(why)) forward(*reference_, "Model", watch);
  };
  runs.line = [this] { return own_->line(); };
  std::optional<Fault> fault =
      JudgeModule(want, {.launches = seen.launches, .copies = seen.copies, .strict = task_.strict_shape}, runs);
  extension_.seen() = std::move(seen);
  if (!fault) return;
  fault->where =
      extension_.PlaceOfLine(inputs_.project->IndexOf(FileRole::kModel), static_cast<int>(fault->args["line"]));
  run.faults.push_back(std::move(*fault));
  if (run.faults.back().args.contains("advisory") || run.values != ShapeRun::Values::kMatch) return;
  run.values = ShapeRun::Values::kUndecided;
  run.why_undecided = "the result is not the kernel's work";
}

}  // namespace assay
