// One case of a benchmark's task, as written or with smaller sizes: its inputs, the reference's result, the module's
// own result through simulated launches, and the comparison of both.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "dialects/ascendc/task/task-launch.h"
#include "dialects/ascendc/task/task-run.h"
#include "dialects/ascendc/task/task-scale.h"
#include "reference/python/evaluator.h"
#include "reference/task/kept-references.h"

namespace assay {

// Larger tensors are known only by their shapes.
constexpr std::int64_t kMostElements = 8 << 20;

class TaskCase {
 public:
  TaskCase(const TaskInputs& inputs, TaskExtension& extension, int index, Scaling scaling = {});
  ~TaskCase();

  // The cost of the case: elements of its largest tensor, multiply-adds of its reference, and whether the reference is
  // elementwise. Nothing if the inputs cannot be made. Values are not computed.
  struct Demand {
    std::int64_t elements = 0, work = 0;
    bool elementwise = false;
  };
  std::optional<Demand> Measure();
  // In this case tensors with more elements than usual get values; for a case that has no other size.
  void AllowElements(std::int64_t most) { most_elements_ = most; }
  // The numbers that the case's text names as sizes.
  std::vector<Scaling::Size> Sizes() const;

  ShapeRun Run();
  // Whether the last run left values undecided because a tensor or the work was too large.
  bool lacks_values() const { return lacks_values_; }

  CapturedLaunch Capture();

 private:
  using Module = std::unique_ptr<harness::PythonModule>;

  std::string Label() const;
  ShapeRun Undecided(const std::string& why) const;
  std::string Told(const harness::Error& error);
  Value Row() const;
  Module LoadModule(const harness::SourceText& source, std::string& why);
  bool HasOwnModule() const;
  bool LoadTask(std::string& why);
  bool LoadOwn(std::string& why);
  bool Load(std::string& why);
  std::string KeyOfReference() const;
  bool Evaluate(std::string& why);
  bool MakeInputs(std::string& why);
  std::int64_t Largest() const;
  bool IsElementwise() const;
  std::optional<Value> Forward(harness::PythonModule& module, const char* name, std::string& why);
  std::optional<Value> Result(std::string& why);
  void FindUnasked(const std::vector<TensorPtr>& outputs, CapturedLaunch& made);
  std::optional<bool> CustomCheck(const Value& want, const Value& got, std::string& why);
  void Compare(const Value& want, const Value& got, ShapeRun& run);
  void JudgeInexactValues(const Value& want, ShapeRun& run);
  void AskWhoseWork(const Value& want, ShapeRun& run);
  bool OutOfSteps(ShapeRun& run) const;

  const TaskInputs& inputs_;
  const harness::BenchmarkTask& task_;
  TaskExtension& extension_;
  int index_;
  Scaling scaling_;
  std::int64_t most_elements_ = kMostElements;
  Module reference_, own_module_, inputs_module_;  // those of the task only where something of them has to run
  harness::PythonModule* own_ = nullptr;
  harness::PythonModule* maker_ = nullptr;
  ValueList init_, given_;
  std::shared_ptr<const harness::ReferenceRun> evaluated_;
  bool lacks_values_ = false;
  bool at_limit_ = false;  // the last error told is one of the evaluator's limits
};

}  // namespace assay
