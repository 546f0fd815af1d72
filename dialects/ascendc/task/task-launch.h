// The native extension of a task: Python's calls go through the binding to launches on the simulated device.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/launch/aclnn.h"
#include "dialects/ascendc/task/scaled-run-limits.h"
#include "dialects/ascendc/task/task-outputs.h"
#include "dialects/ascendc/task/task-run.h"
#include "reference/python/evaluator.h"

namespace assay {

class TaskExtension : public harness::ExternalModule {
 public:
  explicit TaskExtension(const TaskInputs& inputs);

  // Empty if the extension can be called, else the reason why it cannot.
  const std::string& why_not() const { return why_not_; }
  bool Provides(const std::string& module) const override;
  std::optional<Value> Call(const std::string& module, const std::string& attribute, const ValueList& arguments,
                            const ValueMap& keywords, std::string& error) override;

  // The results of one case's launches; cleared for the next one.
  struct Seen {
    ShapeRun run;
    int launches = 0;
    bool failed = false;  // for certain: faults say how
    std::string why_undecided;
    bool at_limit = false;          // because a limit of the evaluator's was reached
    bool without_values = false;    // a tensor was too large: the run was made for faults alone
    bool ended = true;              // and such a run came to its end
    bool copies = true;             // each launch left in every output what an input holds
    std::vector<std::byte> tiling;  // of the first launch
    LaunchSize size;                // ditto
    std::optional<PlannedRun> last;
    std::vector<Fault> inexact;                              // as of KernelResult, all launches
    std::vector<std::pair<std::string, TensorPtr>> outputs;  // of the launches so far, by the operator's names
  };
  void Begin() { seen_ = {}; }
  Seen& seen() { return seen_; }
  // Why a case is undecided where a limit of the evaluators' own ended it.
  void NoteLimit(const std::string& why) { limits_.insert(why); }
  bool IsLimit(const std::string& why) const { return limits_.contains(why); }
  // How the launches from here on compute, and which of their instructions (KernelRequest).
  void ComputeWith(Accuracy accuracy, std::vector<std::int32_t> at) {
    accuracy_ = accuracy;
    inexact_at_ = std::move(at);
  }
  // True once: wrong values are explained for the first case that has them.
  bool MayExplain() { return !std::exchange(explained_, true); }
  // What modules called of the extension so far.
  int calls() const { return calls_; }
  // A reference is computed without the kernel, so calls into a module that is not ours are unsupported.
  void Allow(bool calls) { allowed_ = calls; }

  // A run that goes wrong says nothing where the definition names its dtypes by variables: the kernel was then read for
  // an arbitrary combination. Such a run becomes undecided.
  ShapeRun SetAsideUnclear(ShapeRun run) const;

  // Launches are recorded and not run.
  struct Noted {
    Contract contract;
    std::vector<TensorPtr> outputs;
    bool whole = true;  // all tensors have values
  };
  void NoteOnly() { note_only_ = true; }
  // The outputs of a recorded launch: zeros, and other numbers in the marked one.
  void Mark(std::optional<std::size_t> output) { marked_ = output; }
  std::optional<Noted>& noted() { return noted_; }

  // Launches are not run while there is a substitute for their outputs. The caller keeps their results in `seen`.
  void SubstituteOutputs(std::optional<Substitute> substitute) { substitute_ = std::move(substitute); }
  // A place in one of the input's files.
  SourceRange PlaceOfLine(int file, int line) const;

 private:
  ascendc::AclnnPlan PlanOf(const harness::OperatorLaunch& launch);
  // Per case. A loop over a batch launches once per sample; each launch costs milliseconds.
  static constexpr int kMostLaunches = 256;
  bool TooMany(std::string& error) {
    if (seen_.launches < kMostLaunches) return false;
    error = seen_.why_undecided =
        "the module launches the kernel more than " + std::to_string(kMostLaunches) + " times";
    seen_.at_limit = true;
    return true;
  }
  bool Launch(const harness::OperatorLaunch& launch, std::string& error);
  // Whether all tensors have values; `zeros` tells whether zeros can replace missing ones.
  static bool Fill(const ascendc::AclnnPlan& plan, Contract& contract, bool& zeros);
  // Null if it does not compile.
  const LoweredModule* KernelFor(const Contract& contract, std::uint64_t tiling_key);
  void TakeOver(const PlannedRun& plan);
  void WriteBack(const ascendc::AclnnPlan& plan, const PlannedRun& run);
  void CheckInferred(const PlannedRun& plan, const Contract& contract);
  void Refuse(FaultKind kind, const std::string& message, int line);
  SourceRange PlaceOfLine(int line) const { return PlaceOfLine(binding_file_, line); }

  const TaskInputs& inputs_;
  const OpDefinition* op_ = nullptr;
  std::unique_ptr<harness::BindingModule> binding_;
  std::string file_, why_not_;
  int binding_file_ = -1;
  std::map<std::string, std::optional<LoweredModule>> kernels_;  // by dtypes and tiling key
  bool followed_ = false;                                        // through a hand-written aclnn function
  bool note_only_ = false, explained_ = false, allowed_ = true;
  std::optional<Noted> noted_;
  std::optional<std::size_t> marked_;
  std::optional<Substitute> substitute_;
  Seen seen_;
  std::set<std::string> limits_;
  int calls_ = 0;
  Accuracy accuracy_ = Accuracy::kEstimate;
  std::vector<std::int32_t> inexact_at_;
};

}  // namespace assay
