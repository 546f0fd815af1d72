// The steps of the benchmark's own script, one after the other.
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

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

std::string TextOfError(const Error& error) {
  return error.line > 0 ? fmt::format("{}:{}: {}", error.file, error.line, error.message) : error.message;
}

Value DeepCopy(const Value& value) {
  if (value.is_tensor()) {
    Tensor copy = value.tensor()->Copy();
    copy.requires_grad = value.tensor()->requires_grad;
    return Value(std::move(copy));
  }
  if (value.is(Value::Kind::kList) || value.is(Value::Kind::kTuple)) {
    ValueList items;
    for (const Value& item : value.items()) items.push_back(DeepCopy(item));
    return value.is(Value::Kind::kList) ? Value::List(std::move(items)) : Value::Tuple(std::move(items));
  }
  return value;
}

ValueList ItemsOf(const Value& value) { return value.is_sequence() ? value.items() : ValueList{value}; }

ValueList CopyAll(const ValueList& values) {
  ValueList made;
  for (const Value& value : values) made.push_back(DeepCopy(value));
  return made;
}

// The seed that the scripts of the common benchmarks set before each model.
constexpr std::uint64_t kSeed = 1024;

constexpr std::int64_t kMostWork = 3'000'000'000;

// What modules read on their way to shapes is small.
constexpr std::int64_t kMeasuredElements = 1 << 12;

// A step budget says nothing about a kernel that has much to do.
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
  if (!Load(why) || !MakeInputs(why)) return std::nullopt;
  // How far the reference comes without values is far enough: what it would do beyond is unknown either way.
  Reference(why);
  const TensorContext& context = reference_->context();
  return Demand{std::max(Largest(), context.largest()), context.asked()};
}

std::vector<Scaling::Size> TaskCase::Sizes() const {
  if (!task_.columns.empty()) return SizesIn(task_.cases[static_cast<std::size_t>(index_)]);
  return SizesInModule(task_.module.text);
}

ShapeRun TaskCase::Run() {
  extension_.Begin();
  std::string why;
  if (!Load(why) || !MakeInputs(why)) return Undecided(why);
  std::string why_no_reference;
  const std::optional<Value> want = Reference(why_no_reference);
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
    if (got && want && scaling_.sizes.empty()) AskWhoseWork(*want, run);  // a smaller size may take another way
    return run;
  }
  if (!want) {
    run.values = ShapeRun::Values::kUndecided;
    run.why_undecided = "the reference: " + why_no_reference;
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

// Takes the faults of an exhausted step budget out where the tensors are large. True where nothing else is left to
// say.
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
  if (!Load(made.error) || !MakeInputs(made.error)) return made;
  const std::optional<Value> want = Reference(made.why_no_golden);
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
  return run;
}

Value TaskCase::Row() const {
  const Value row = task_.Row(static_cast<std::size_t>(index_));
  for (auto& [key, cell] : row.dict().entries) cell = scaling_.Of(cell);
  return row;
}

TaskCase::Module TaskCase::LoadModule(const harness::SourceText& source, std::string& why) const {
  PythonOptions options;
  options.file = source.path;
  options.seed = kSeed;
  options.external = &extension_;
  options.max_elements = most_elements_;
  options.max_work = kMostWork;
  options.resolve = [](const std::string& name) {
    return name == kComparisonModule ? std::optional<std::string>(ComparisonText()) : std::nullopt;
  };
  // Sizes are those of the task's module; the reply's own constants are its own.
  const bool scales = task_.columns.empty() && &source == &task_.module;
  Error error;
  Module module = PythonModule::Load(scales ? ScaleConstants(source.text, scaling_) : source.text, options, error);
  if (module == nullptr) why = TextOfError(error);
  return module;
}

bool TaskCase::Load(std::string& why) {
  reference_ = LoadModule(task_.module, why);
  if (reference_ == nullptr) return false;
  own_ = reference_.get();
  const int model = inputs_.project->IndexOf(FileRole::kModel);
  if (model >= 0) {
    const VirtualFile& file = inputs_.project->files[static_cast<std::size_t>(model)];
    own_module_ = LoadModule({file.name, file.text}, why);
    if (own_module_ == nullptr) return false;
    own_ = own_module_.get();
  }
  if (!own_->Has("ModelNew")) {
    why = "there is no `ModelNew`";
    return false;
  }
  maker_ = reference_.get();
  if (task_.inputs.given() && !reference_->Has("get_init_inputs")) {
    inputs_module_ = LoadModule(task_.inputs, why);
    if (inputs_module_ == nullptr) return false;
    maker_ = inputs_module_.get();
  }
  return true;
}

bool TaskCase::MakeInputs(std::string& why) {
  const bool row = !task_.columns.empty();
  const ValueList arguments = row ? ValueList{Row()} : ValueList{};
  const ValueMap keywords = row ? ValueMap{{"device", Value("cpu")}} : ValueMap{};
  Error error;
  maker_->Seed(kSeed);
  if (maker_->Has("get_init_inputs")) {
    const std::optional<Value> made = maker_->Call("get_init_inputs", arguments, keywords, error);
    if (!made) return why = TextOfError(error), false;
    init_ = ItemsOf(*made);
  }
  const std::optional<Value> made = maker_->Call("get_inputs", arguments, keywords, error);
  if (!made) return why = TextOfError(error), false;
  given_ = ItemsOf(*made);
  return true;
}

std::optional<Value> TaskCase::Forward(PythonModule& module, const char* name, std::string& why) {
  Error error;
  module.Seed(kSeed);
  extension_.Allow(&module != reference_.get() || std::string_view(name) != "Model");
  const std::optional<Value> model = module.Call(name, CopyAll(init_), {}, error);
  std::optional<Value> result;
  if (model) result = module.Invoke(*model, CopyAll(given_), {}, error);
  if (!result) why = TextOfError(error);
  return result;
}

std::optional<Value> TaskCase::Result(std::string& why) {
  if (!extension_.why_not().empty()) {
    why = extension_.why_not();
    return std::nullopt;
  }
  return Forward(*own_, "ModelNew", why);
}

// The task's own comparison; nothing where it has none or it cannot be evaluated.
std::optional<bool> TaskCase::CustomCheck(const Value& want, const Value& got, std::string& why) {
  static constexpr const char* kName = "custom_check_precision";
  if (!maker_->Has(kName)) return std::nullopt;
  Error error;
  const std::optional<Value> said = maker_->Call(kName, {Row(), DeepCopy(want), DeepCopy(got)}, {}, error);
  if (!said) {
    why = TextOfError(error);
    return std::nullopt;
  }
  const Value verdict = said->is_sequence() && !said->items().empty() ? said->items()[0] : *said;
  if (verdict.is_number()) return verdict.number() != 0;
  if (verdict.is_tensor() && verdict.tensor()->count() == 1) return verdict.tensor()->item() != 0;
  why = "the comparison gives no truth value";
  return std::nullopt;
}

void TaskCase::Compare(const Value& want, const Value& got, ShapeRun& run) {
  const KernelFacts& kernel = inputs_.facts->Get<KernelFacts>();
  const SourceRange where = kernel.entries.empty() ? SourceRange{} : kernel.entries.front().name_range;
  ComparedResults compared = CompareResults(want, got, task_.strict_shape, where);
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
  // The reference runs on the device or rounds in an order of its own, and a unit in the last place of 16 bits is more
  // than benchmarks for 32 bits allow: what theirs allow here is not known.
  if (!match && compared.said == ComparedResults::Said::kMismatch && compared.only_rounding) {
    compared.said = ComparedResults::Said::kUnknown;
    compared.why_unknown = "what differs differs by a few units in the last place, as another order of roundings does";
  }
  if (compared.said == ComparedResults::Said::kUnknown) {
    run.why_undecided = compared.why_unknown;
    return;
  }
  run.values = match ? ShapeRun::Values::kMatch : ShapeRun::Values::kMismatch;
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
  // An estimate is no reason: it may be to blame itself, and hides what other elements have in common.
  if (extension_.seen().inexact.empty()) ExplainResult(extension_, task_.strict_shape, want, got, compared.faults);
  run.faults.insert(run.faults.end(), compared.faults.begin(), compared.faults.end());
  if (run.status == ShapeRun::Status::kClean) run.status = ShapeRun::Status::kFaults;
}

}  // namespace assay
