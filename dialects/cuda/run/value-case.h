// A reply on its task at one choice of sizes: inputs, the task's model, the reply's, comparison.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/run/compare.h"
#include "dialects/cuda/run/extension-calls.h"
#include "dialects/cuda/run/launch-likeness.h"
#include "dialects/cuda/run/parameters.h"
#include "reference/python/evaluator.h"
#include "reference/task/kept-references.h"
#include "reference/task/size-deciders.h"
#include "reference/task/task-variants.h"
#include "reference/task/task.h"

namespace assay::cuda {

// Multiply-adds up to which a task may simply be run once more.
inline constexpr std::int64_t kCheapWork = 20'000'000;

class ValueCase {
 public:
  // What all cases of a reply share.
  struct Reply {
    const Project& project;
    ExtensionCalls& calls;
    const harness::BenchmarkTask* task;  // null: the reply brings its inputs, and there is nothing to compare with
    const Facts& read;
    const CudaLaunchFacts& launches;
    const harness::SizeDeciders& deciders;
    bool counts = false;  // for the time model
  };

  ValueCase(const Reply& reply, const harness::ScaledTask& sizes);

  ShapeRun Run(CudaRunFacts& facts);
  // If it ran without a fault, wrote all of its result, and differs from the reference at sizes that alone leave it
  // open whether it does so at the task's: the run, as it would be reported otherwise.
  const std::optional<ShapeRun>& differs() const { return differs_; }
  // Of the kernels, when it ran first.
  std::uint64_t steps() const { return steps_; }
  // For a run that matched: inputs that the task does not draw (unusual-inputs.h).
  void AskUnusualInputs(CudaRunFacts& facts);

 private:
  struct ParameterCause {
    OtherParameter parameter;
    bool alone = false;  // with the reference's values in place of the reply's own the results match
  };

  std::unique_ptr<harness::PythonModule> Load(const std::string& name, const std::string& text, ExtensionCalls* calls,
                                              std::string& why) const;
  bool LoadAll(std::string& why);
  harness::PythonModule& Maker() const { return reference_ != nullptr ? *reference_ : *own_; }
  bool Ask(const char* function, ValueList& into, std::string& why);
  bool MakeInputs(std::string& why);
  bool Evaluate(std::string& why);
  std::optional<Value> Make(harness::PythonModule& module, const char* name, harness::Error& error) const;
  std::optional<Value> Forward(harness::PythonModule& module, const char* name, const ValueList& given,
                               std::string& why, const std::function<void(const Value& model)>& prepare = {}) const;
  std::string Doubt(const LaunchLikeness& likeness) const;
  std::optional<Value> Result(const DeviceOptions& how, std::string& why);
  std::optional<ParameterCause> CauseInParameters(const Compared& compared, const Value& want, const Value& got,
                                                  bool faithful);
  void Tell(std::vector<Fault> found, bool certain, const std::optional<ParameterCause>& cause, ShapeRun& run) const;
  void Name(const ParameterCause& cause, Fault& fault) const;
  SourceRange Place() const;

  const Reply reply_;
  const harness::ScaledTask sizes_;
  std::unique_ptr<harness::PythonModule> reference_, own_;
  ValueList init_, given_;
  std::shared_ptr<const harness::ReferenceRun> evaluated_;
  std::string label_;
  std::uint64_t steps_ = 0;
  std::optional<ShapeRun> differs_;
  std::string why_not_again_;
};

}  // namespace assay::cuda
