// Follows the benchmark's own script step by step.
#include "dialects/ascendc/task/task-case.h"
#include "analyzer/facts/ascendc/kernel.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "dialects/ascendc/run/inexact.h"
#include "dialects/ascendc/run/race-by-removal.h"
#include "dialects/ascendc/task/task-compare.h"
#include "dialects/ascendc/task/task-explain.h"

namespace assay {
namespace {

// Values that modules read on their way to shapes are small.
constexpr std::int64_t kMeasuredElements = 1 << 12;

// An exhausted step budget is no evidence against a kernel that has much to do.
constexpr std::int64_t kFewElements = 1 << 16;

void MatchGoldens(const Value& want, const Value& got, const std::vector<TensorPtr>& outputs, CapturedLaunch& made) {
  std::vector<Tensor> wanted, results;
  TensorsOf(want, wanted);
  TensorsOf(got, results);
  for (std::size_t r = 0; r < std::min(wanted.size(), results.size()); ++r) {
    for (std::size_t o = 0; o < outputs.size(); ++o) {
      const bool same = outputs[o] != nullptr && outputs[o]->SharesStorage(results[r]) &&
                        outputs[o]->count() == wanted[r].count() && wanted[r].has_values();
      if (same) made.golden[o] = std::make_shared<Tensor>(wanted[r].Reshaped(outputs[o]->shape()));
    }
  }
  for (std::size_t o = 0; o < outputs.size(); ++o) {
    if (outputs[o] != nullptr && made.golden[o] == nullptr)
      made.why_no_golden = fmt::format("the result of the module is not `{}` itself", made.contract.outputs[o].name);
  }
}

// What the operator calls the tensors that the module hands back; empty where that is another one.
std::vector<std::string> NamesOfResults(const Value& result,
                                        const std::vector<std::pair<std::string, TensorPtr>>& outputs) {
  std::vector<Tensor> tensors;
  TensorsOf(result, tensors);
  std::vector<std::string> names(tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    for (const auto& [name, output] : outputs) {
      if (output->SharesStorage(tensors[i]) && output->count() == tensors[i].count()) names[i] = name;
    }
  }
  return names;
}

}  // namespace

TaskCase::TaskCase(const TaskInputs& inputs, TaskExtension& extension, int index, Scaling scaling)
    : inputs_(inputs), task_(*inputs.task), extension_(extension), index_(index), scaling_(std::move(scaling)) {}

TaskCase::~TaskCase() = default;

std::int64_t TaskCase::Largest() const {
  std::int64_t most = 0;
  std::vector<Tensor> tensors;
  TensorsOf(Value::List(given_), tensors);
  TensorsOf(Value::List(init_), tensors);
  for (const Tensor& tensor : tensors) most = std::max(most, tensor.count());
  return most;
}

std::optional<TaskCase::Demand> TaskCase::Measure() {
  most_elements_ = kMeasuredElements;
  std::string why;
  // As far as the reference gets without values is enough: later steps are unknown either way.
  evaluated_ = harness::KeptReferences::Find(KeyOfReference());
  if ((evaluated_ == nullptr && !LoadTask(why)) || !Evaluate(why)) return std::nullopt;
  return Demand{std::max(Largest(), evaluated_->whole.largest), evaluated_->whole.asked, IsElementwise()};
}

// The operations that read the model's tensors have already seen them.
bool TaskCase::IsElementwise() const {
  if (!evaluated_->want || evaluated_->computing.mixing > 0) return false;
  std::vector<Tensor> tensors;
  TensorsOf(*evaluated_->want, tensors);
  const std::size_t results = tensors.size();
  TensorsOf(Value::List(given_), tensors);
  return results > 0 && std::all_of(tensors.begin(), tensors.end(), [&](const Tensor& tensor) {
           return tensor.count() == 1 || tensor.shape() == tensors.front().shape();
         });
}

std::vector<Scaling::Size> TaskCase::Sizes() const {
  if (!task_.columns.empty()) return SizesIn(task_.cases[static_cast<std::size_t>(index_)]);
  return SizesInModule(task_.module.text);
}

ShapeRun TaskCase::Run() {
  extension_.Begin();
  std::string why;
  if (!Load(why)) return Undecided(why);
  const std::optional<Value>& want = evaluated_->want;
  const std::string& why_no_reference = evaluated_->why_not;
  const std::optional<Value> got = Result(why);
  TaskExtension::Seen& seen = extension_.seen();
  ShapeRun run = std::move(seen.run);
  run.what = run.what.empty() ? Label() : Label() + ": " + run.what;
  run.scaled = scaling_.Text();
  if (OutOfSteps(run)) return run;
  if (seen.failed) {
    run.status = ShapeRun::Status::kFaults;
    return run;
  }
  if (!got || seen.launches == 0) {
    run.status = ShapeRun::Status::kUndecided;
    run.why_undecided = !seen.why_undecided.empty() ? seen.why_undecided
                        : !got                      ? why
                                                    : "the module never launches the kernel";
    if (!seen.why_undecided.empty() ? seen.at_limit : !got && at_limit_) extension_.NoteLimit(run.why_undecided);
    if (got && want && scaling_.sizes.empty()) AskWhoseWork(*want, run);  // a smaller size may take another way
    return run;
  }
  if (!want) {
    run.values = ShapeRun::Values::kUndecided;
    run.why_undecided = "the reference: " + why_no_reference;
    if (evaluated_->at_limit) extension_.NoteLimit(run.why_undecided);
    return run;
  }
  Compare(*want, *got, run);
  JudgeInexactValues(*want, run);
  if (run.values == ShapeRun::Values::kMatch) AskWhoseWork(*want, run);
  return run;
}

// The module is called again, with its launches computing in other ways.
void TaskCase::JudgeInexactValues(const Value& want, ShapeRun& run) {
  const std::vector<Fault> inexact = extension_.seen().inexact;
  if (inexact.empty()) return;
  TaskExtension::Seen seen = std::move(extension_.seen());
  JudgeInexact(run, inexact, [&](Accuracy accuracy, const std::vector<std::int32_t>& at) {
    extension_.Begin();
    extension_.ComputeWith(accuracy, at);
    std::string why;
    const std::optional<Value> got = Result(why);
    ShapeRun other = extension_.seen().run;
    other.values = ShapeRun::Values::kUndecided;
    if (got && extension_.seen().launches > 0 && !extension_.seen().failed) Compare(want, *got, other);
    return other;
  });
  extension_.ComputeWith(Accuracy::kEstimate, {});
  extension_.seen() = std::move(seen);
}

// Removes the faults of an exhausted step budget if the tensors are large. True if nothing else is left to report.
bool TaskCase::OutOfSteps(ShapeRun& run) const {
  std::int64_t elements = 0;
  std::vector<Tensor> tensors;
  TensorsOf(Value::List(given_), tensors);
  for (const Tensor& tensor : tensors) elements = std::max(elements, tensor.count());
  const std::size_t erased = elements <= kFewElements ? 0 : std::erase_if(run.faults, [](const Fault& fault) {
    return fault.kind == FaultKind::kTimeBudget;
  });
  if (erased == 0 || !run.faults.empty()) return false;
  run.status = ShapeRun::Status::kUndecided;
  run.why_undecided = "the run takes more steps than it is given";
  return true;
}

CapturedLaunch TaskCase::Capture() {
  CapturedLaunch made;
  made.label = Label();
  extension_.Begin();
  extension_.NoteOnly();
  extension_.noted().reset();
  if (!Load(made.error)) return made;
  const std::optional<Value>& want = evaluated_->want;
  made.why_no_golden = evaluated_->why_not;
  const std::optional<Value> got = Result(made.error);
  std::optional<TaskExtension::Noted>& noted = extension_.noted();
  if (!noted) {
    TaskExtension::Seen& seen = extension_.seen();
    if (!seen.why_undecided.empty()) made.error = seen.why_undecided;
    if (!seen.run.faults.empty()) made.error = seen.run.faults.front().text["what"];
    if (made.error.empty()) made.error = "the module never launches the kernel";
    return made;
  }
  made.error.clear();
  made.contract = std::move(noted->contract);
  made.whole = noted->whole;
  made.golden.resize(noted->outputs.size());
  if (!made.whole) made.why_no_golden = "a tensor is too large to be written";
  if (!want || !got || !made.whole) return made;
  const std::vector<TensorPtr> outputs = std::move(noted->outputs);
  MatchGoldens(*want, *got, outputs, made);
  FindUnasked(outputs, made);
  return made;
}

// The module is called again, with other numbers in one output after the other.
void TaskCase::FindUnasked(const std::vector<TensorPtr>& outputs, CapturedLaunch& made) {
  made.unasked.resize(outputs.size(), false);
  const auto numbers = [&](std::optional<std::size_t> marked) -> std::optional<std::vector<std::vector<double>>> {
    extension_.Mark(marked);
    std::string why;
    const std::optional<Value> got = Result(why);
    if (!got) return std::nullopt;
    std::vector<Tensor> results;
    TensorsOf(*got, results);
    std::vector<std::vector<double>> all;
    for (const Tensor& result : results) {
      if (!result.has_values()) return std::nullopt;
      all.push_back(result.values());
    }
    return all;
  };
  const auto open = [&](std::size_t o) {
    return outputs[o] != nullptr && made.golden[o] == nullptr && made.contract.outputs[o].values == nullptr;
  };
  std::optional<std::vector<std::vector<double>>> plain;
  for (std::size_t o = 0; o < outputs.size(); ++o) {
    if (!open(o)) continue;
    if (!plain) plain = numbers(std::nullopt);
    made.unasked[o] = plain && !plain->empty() && numbers(o) == plain;
  }
}

std::string TaskCase::Label() const {
  return task_.columns.empty() ? std::filesystem::path(task_.path).filename().string() : fmt::format("case {}", index_);
}

ShapeRun TaskCase::Undecided(const std::string& why) const {
  ShapeRun run;
  run.what = Label();
  run.status = ShapeRun::Status::kUndecided;
  run.why_undecided = why;
  if (at_limit_) extension_.NoteLimit(why);
  return run;
}

void TaskCase::Compare(const Value& want, const Value& got, ShapeRun& run) {
  const KernelFacts& kernel = inputs_.facts->Get<KernelFacts>();
  const SourceRange where = kernel.entries.empty() ? SourceRange{} : kernel.entries.front().name_range;
  const std::vector<std::string> names = NamesOfResults(got, extension_.seen().outputs);
  ComparedResults compared = CompareResults(want, got, task_.strict_shape, where, names);
  lacks_values_ = compared.lacks_values;
  run.values = ShapeRun::Values::kUndecided;
  std::string why;
  std::optional<bool> custom;
  if (compared.said == ComparedResults::Said::kMatch || compared.said == ComparedResults::Said::kMismatch)
    custom = CustomCheck(want, got, why);
  if (!custom && !why.empty() && compared.said == ComparedResults::Said::kMismatch) {
    compared.said = ComparedResults::Said::kUnknown;
    compared.why_unknown = "the task's own comparison: " + why;
  }
  const bool match = custom ? *custom : compared.said == ComparedResults::Said::kMatch;
  // The reference runs on the device or rounds in its own order, and a unit in the last place of 16 bits is more than
  // 32-bit benchmarks allow: what such benchmarks would allow here is unknown.
  if (!match && compared.said == ComparedResults::Said::kMismatch && compared.only_rounding) {
    compared.said = ComparedResults::Said::kUnknown;
    compared.why_unknown = "what differs differs by a few units in the last place, as another order of roundings does";
  }
  if (compared.said == ComparedResults::Said::kUnknown) {
    run.why_undecided = compared.why_unknown;
    return;
  }
  run.values = match ? ShapeRun::Values::kMatch : ShapeRun::Values::kMismatch;
  if (match && compared.constant) {
    Fault& fault = run.faults.emplace_back();
    fault.kind = FaultKind::kResultIgnored;
    fault.core = -1;
    fault.where = where;
    fault.text["form"] = "constant";
    run.values = ShapeRun::Values::kUndecided;
    run.why_undecided = "the result is one number everywhere, and matches within the tolerance alone";
    return;
  }
  if (match) {
    const TaskExtension::Seen& seen = extension_.seen();
    if (seen.launches == 1 && seen.last) ForgiveLateCopies(*seen.last, run.faults);
    return;
  }
  if (compared.faults.empty()) {
    Fault& fault = compared.faults.emplace_back();
    fault.kind = FaultKind::kValueMismatch;
    fault.core = -1;
    fault.where = where;
  }
  // An estimate is not a cause: it may itself be wrong, and hides what other elements have in common.
  if (extension_.seen().inexact.empty()) ExplainResult(extension_, task_.strict_shape, want, got, compared.faults);
  run.faults.insert(run.faults.end(), compared.faults.begin(), compared.faults.end());
  if (run.status == ShapeRun::Status::kClean) run.status = ShapeRun::Status::kFaults;
}

}  // namespace assay
