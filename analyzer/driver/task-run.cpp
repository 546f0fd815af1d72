// One case after the other; within a case the steps of the benchmark's own script.
#include "analyzer/driver/task-run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "analyzer/driver/explain-mismatch.h"
#include "analyzer/driver/task-launch.h"
#include "analyzer/driver/task-scale.h"

namespace assay {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

std::string TextOfError(const Error& error) {
  return error.line > 0 ? fmt::format("{}:{}: {}", error.file, error.line, error.message) : error.message;
}

Value DeepCopy(const Value& value) {
  if (value.is_tensor()) return Value(value.tensor()->Copy());
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

// A result's tensors, in order.
bool TensorsOf(const Value& value, std::vector<Tensor>& out) {
  if (value.is_tensor()) {
    out.push_back(*value.tensor());
    return true;
  }
  if (value.is_number()) {
    out.push_back(Tensor::Scalar(value.number(), Dtype::kF64));
    return true;
  }
  if (!value.is_sequence()) return value.is_none();
  return std::all_of(value.items().begin(), value.items().end(), [&](const Value& v) { return TensorsOf(v, out); });
}

std::vector<std::int64_t> WithoutOnes(const std::vector<std::int64_t>& shape) {
  std::vector<std::int64_t> kept;
  std::copy_if(shape.begin(), shape.end(), std::back_inserter(kept), [](std::int64_t d) { return d != 1; });
  return kept;
}

// The seed that the scripts of the common benchmarks set before each model.
constexpr std::uint64_t kSeed = 1024;

// Larger tensors are known by their shapes only, and the case is run again with smaller sizes.
constexpr std::int64_t kMostElements = 2 << 20;
constexpr std::int64_t kScaledElements = 1 << 20;
constexpr std::int64_t kMostWork = 2'000'000'000;

class Case {
 public:
  Case(const TaskInputs& inputs, TaskExtension& extension, int index, Scaling scaling = {})
      : inputs_(inputs), task_(*inputs.task), extension_(extension), index_(index), scaling_(std::move(scaling)) {}

  // Elements of the largest tensor of the case; nothing where the inputs cannot be made.
  std::optional<std::int64_t> Largest() {
    std::string why;
    if (!Load(why) || !MakeInputs(why)) return std::nullopt;
    std::int64_t most = 0;
    std::vector<Tensor> tensors;
    TensorsOf(Value::List(given_), tensors);
    TensorsOf(Value::List(init_), tensors);
    for (const Tensor& tensor : tensors) most = std::max(most, tensor.count());
    return most;
  }
  // What the case's text calls sizes.
  std::vector<std::int64_t> Sizes() const {
    if (!task_.columns.empty()) return SizesIn(task_.cases[static_cast<std::size_t>(index_)]);
    ValueList constants;
    for (const auto& [name, value] : maker_->IntegerConstants()) constants.emplace_back(value);
    return SizesIn(constants);
  }

  ShapeRun Run() {
    extension_.Begin();
    std::string why;
    if (!Load(why) || !MakeInputs(why)) return Undecided(why);
    std::string why_no_reference;
    const std::optional<Value> want = Reference(why_no_reference);
    const std::optional<Value> got = Result(why);
    TaskExtension::Seen& seen = extension_.seen();
    ShapeRun run = std::move(seen.run);
    run.what = run.what.empty() ? Label() : Label() + ": " + run.what;
    if (!scaling_.none()) run.what += fmt::format(" (scaled: {})", scaling_.Text());
    if (seen.failed) {
      run.status = ShapeRun::Status::kFaults;
      return run;
    }
    if (!got || seen.launches == 0) {
      run.status = ShapeRun::Status::kUndecided;
      run.why_undecided = !seen.why_undecided.empty() ? seen.why_undecided
                          : !got                      ? why
                                                      : "the module never launches the kernel";
      return run;
    }
    if (!want) {
      run.values = ShapeRun::Values::kUndecided;
      run.why_undecided = "the reference: " + why_no_reference;
      return run;
    }
    Compare(*want, *got, run);
    return run;
  }

  // Whether a result was known by its shape only.
  bool lacks_values() const { return lacks_values_; }

  CapturedLaunch Capture() {
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
    made.golden.resize(noted->outputs.size());
    if (want && got) MatchGoldens(*want, *got, noted->outputs, made);
    return made;
  }

 private:
  static void MatchGoldens(const Value& want, const Value& got, const std::vector<TensorPtr>& outputs,
                           CapturedLaunch& made) {
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

  std::string Label() const { return task_.columns.empty() ? task_.path : fmt::format("case {}", index_); }

  ShapeRun Undecided(const std::string& why) const {
    ShapeRun run;
    run.what = Label();
    run.status = ShapeRun::Status::kUndecided;
    run.why_undecided = why;
    return run;
  }

  Value Row() const {
    const Value row = task_.Row(static_cast<std::size_t>(index_));
    for (auto& [key, cell] : row.dict().entries) cell = scaling_.Of(cell);
    return row;
  }

  std::unique_ptr<PythonModule> LoadModule(const harness::SourceText& source, std::string& why) {
    PythonOptions options;
    options.file = source.path;
    options.seed = kSeed;
    options.external = &extension_;
    options.max_elements = kMostElements;
    options.max_work = kMostWork;
    Error error;
    std::unique_ptr<PythonModule> module = PythonModule::Load(source.text, options, error);
    if (module != nullptr && !scaling_.none() && task_.columns.empty()) {
      for (const auto& [name, value] : module->IntegerConstants()) {
        if (scaling_.Of(value) != value) options.constants.emplace_back(name, Value(scaling_.Of(value)));
      }
      if (!options.constants.empty()) module = PythonModule::Load(source.text, options, error);
    }
    if (module == nullptr) why = TextOfError(error);
    return module;
  }

  bool Load(std::string& why) {
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

  bool MakeInputs(std::string& why) {
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

  std::optional<Value> Forward(PythonModule& module, const char* name, std::string& why) {
    Error error;
    module.Seed(kSeed);
    const std::optional<Value> model = module.Call(name, CopyAll(init_), {}, error);
    std::optional<Value> result;
    if (model) result = module.Invoke(*model, CopyAll(given_), {}, error);
    if (!result) why = TextOfError(error);
    return result;
  }
  std::optional<Value> Reference(std::string& why) { return Forward(*reference_, "Model", why); }
  std::optional<Value> Result(std::string& why) {
    if (!extension_.why_not().empty()) {
      why = extension_.why_not();
      return std::nullopt;
    }
    return Forward(*own_, "ModelNew", why);
  }

  Fault At(FaultKind kind) const {
    Fault fault;
    fault.kind = kind;
    fault.core = -1;
    const KernelFacts& kernel = inputs_.facts->Get<KernelFacts>();
    if (!kernel.entries.empty()) fault.where = kernel.entries.front().name_range;
    return fault;
  }

  static bool Wrong(double got, double want, bool strict) {
    if (std::isnan(want) || std::isnan(got)) return std::isnan(want) != std::isnan(got);
    if (std::isinf(want) || std::isinf(got)) return want != got;
    const double error = std::fabs(got - want);
    if (strict) return error > 1e-4 + 1e-4 * std::fabs(want);
    return error > 1e-3 && error / (std::fabs(want) + 1e-7) > 1e-3;
  }

  // Whether an output of this shape stands for the reference's: the form that compares with broadcasting takes other
  // dimensions of 1.
  bool SameShape(const Tensor& want, const Tensor& got) const {
    if (want.shape() == got.shape()) return true;
    return !task_.strict_shape && WithoutOnes(want.shape()) == WithoutOnes(got.shape());
  }

  bool CompareOne(const Tensor& want, const Tensor& got, const std::string& name, ShapeRun& run, bool& differs) {
    if (!SameShape(want, got)) {
      Fault fault = At(FaultKind::kOutputShape);
      fault.text = {{"got", TextOf(got.shape())}, {"want", TextOf(want.shape())}, {"tensor", name}};
      run.faults.push_back(std::move(fault));
      return true;
    }
    if (!want.has_values() || !got.has_values()) {
      lacks_values_ = true;
      return false;
    }
    const std::vector<double> w = want.values(), g = got.values();
    Fault fault = At(FaultKind::kValueMismatch);
    std::int64_t count = 0, first = -1, last = -1;
    for (std::size_t i = 0; i < w.size(); ++i) {
      if (!Wrong(g[i], w[i], task_.strict_shape)) continue;
      if (count++ == 0) first = static_cast<std::int64_t>(i);
      last = static_cast<std::int64_t>(i);
    }
    if (count == 0) return true;
    differs = true;
    const auto at = static_cast<std::size_t>(first);
    fault.args = {{"count", count}, {"total", static_cast<std::int64_t>(w.size())}, {"first", first}, {"last", last}};
    fault.text = {{"tensor", name}, {"got", fmt::format("{:g}", g[at])}, {"want", fmt::format("{:g}", w[at])}};
    Explain(w, g, fault);
    mismatches_.push_back(std::move(fault));
    return true;
  }

  // Why values are wrong, where the result is an output of the only launch as it is.
  void Explain(const std::vector<double>& want, const std::vector<double>& got, Fault& fault) {
    const TaskExtension::Seen& seen = extension_.seen();
    if (seen.launches != 1 || !seen.last) return;
    const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
    const std::vector<SimTensor>& outputs = seen.last->result.outputs;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      if (!outputs[i].present) continue;
      const std::vector<double> written = ToDoubles(outputs[i]);
      if (!std::equal(written.begin(), written.end(), got.begin(), got.end(), same)) continue;
      if (!extension_.MayExplain()) return;
      const Tolerance tolerance = task_.strict_shape ? Tolerance{1e-4, 1e-4, Tolerance::Combine::kSum}
                                                     : Tolerance{1e-3, 1e-3, Tolerance::Combine::kEither};
      return MismatchExplainer(*seen.last).Explain(i, want, tolerance, fault);
    }
  }

  // The task's own comparison; nothing where it has none or it cannot be evaluated.
  std::optional<bool> CustomCheck(const Value& want, const Value& got, std::string& why) {
    static constexpr const char* kName = "custom_check_precision";
    if (!maker_->Has(kName)) return std::nullopt;
    Error error;
    const std::optional<Value> said =
        maker_->Call(kName, {Row(), DeepCopy(want), DeepCopy(got)}, {}, error);
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

  void Compare(const Value& want, const Value& got, ShapeRun& run) {
    std::vector<Tensor> wanted, made;
    run.values = ShapeRun::Values::kUndecided;
    if (!TensorsOf(want, wanted) || !TensorsOf(got, made)) {
      run.why_undecided = "a result holds something that is no tensor";
      return;
    }
    const std::size_t shapes_before = run.faults.size();
    bool differs = false, known = !wanted.empty() && !made.empty();
    for (std::size_t i = 0; i < std::min(wanted.size(), made.size()); ++i) {
      const std::string name = wanted.size() == 1 ? "the result" : fmt::format("result[{}]", i);
      known = CompareOne(wanted[i], made[i], name, run, differs) && known;
    }
    if (run.faults.size() != shapes_before) {
      run.values = ShapeRun::Values::kMismatch;
      run.status = ShapeRun::Status::kFaults;
      return;
    }
    if (!known) {
      run.why_undecided = "the reference is too large to be computed";
      return;
    }
    std::string why;
    const std::optional<bool> custom = CustomCheck(want, got, why);
    if (!custom && !why.empty() && differs) {
      run.why_undecided = "the task's own comparison: " + why;
      return;
    }
    const bool match = custom ? *custom : !differs;
    run.values = match ? ShapeRun::Values::kMatch : ShapeRun::Values::kMismatch;
    if (match) return;
    if (mismatches_.empty()) mismatches_.push_back(At(FaultKind::kValueMismatch));
    run.faults.insert(run.faults.end(), mismatches_.begin(), mismatches_.end());
    if (run.status == ShapeRun::Status::kClean) run.status = ShapeRun::Status::kFaults;
  }

  const TaskInputs& inputs_;
  const harness::BenchmarkTask& task_;
  TaskExtension& extension_;
  int index_;
  Scaling scaling_;
  std::unique_ptr<PythonModule> reference_, own_module_, inputs_module_;
  PythonModule* own_ = nullptr;
  PythonModule* maker_ = nullptr;
  ValueList init_, given_;
  std::vector<Fault> mismatches_;
  bool lacks_values_ = false;
};

}  // namespace

std::vector<CapturedLaunch> CaptureTask(const TaskInputs& inputs) {
  std::vector<CapturedLaunch> made;
  TaskExtension extension(inputs);
  const int last = std::min(inputs.first_case + inputs.cases, static_cast<int>(inputs.task->cases.size()));
  for (int i = inputs.first_case; i < last; ++i) made.push_back(Case(inputs, extension, i).Capture());
  return made;
}

namespace {

// Sizes one after the other, in the order of the text, until the largest tensor can be run.
std::optional<Scaling> ScaleDown(const TaskInputs& inputs, TaskExtension& extension, int index) {
  Scaling scaling;
  std::vector<std::int64_t> sizes;
  {
    Case whole(inputs, extension, index);
    if (!whole.Largest()) return std::nullopt;
    sizes = whole.Sizes();
  }
  for (std::int64_t size : sizes) {
    const std::optional<std::int64_t> now = Case(inputs, extension, index, scaling).Largest();
    if (!now) return std::nullopt;
    if (*now <= kScaledElements) return scaling;
    // What this size has to become if the tensors hold it once.
    const std::int64_t most = std::max<std::int64_t>(size * kScaledElements / *now, 64);
    const std::int64_t made = ScaledSize(size, most);
    if (made == size) continue;
    scaling.sizes.emplace_back(size, made);
    const std::optional<std::int64_t> then = Case(inputs, extension, index, scaling).Largest();
    if (!then || *then >= *now) scaling.sizes.pop_back();
  }
  const std::optional<std::int64_t> last = Case(inputs, extension, index, scaling).Largest();
  if (scaling.none() || !last || *last > kMostElements) return std::nullopt;
  return scaling;
}

ShapeRun RunCase(const TaskInputs& inputs, TaskExtension& extension, int index) {
  Case whole(inputs, extension, index);
  ShapeRun run = whole.Run();
  const bool too_large = extension.seen().without_values || (run.values == ShapeRun::Values::kUndecided && whole.lacks_values());
  const bool too_slow = run.status == ShapeRun::Status::kUndecided && run.why_undecided.find("time") != std::string::npos;
  if ((!too_large && !too_slow) || run.status == ShapeRun::Status::kFaults) return run;
  const std::vector<std::byte> tiling = extension.seen().tiling;
  const std::optional<Scaling> scaling = ScaleDown(inputs, extension, index);
  run.status = ShapeRun::Status::kUndecided;
  if (!scaling) {
    run.why_undecided = "the case is too large to be run, and has no sizes that can be made smaller";
    return run;
  }
  ShapeRun small = Case(inputs, extension, index, *scaling).Run();
  const bool adapts = extension.seen().tiling != tiling || tiling.empty();
  const bool wrong = small.status == ShapeRun::Status::kFaults || small.values == ShapeRun::Values::kMismatch;
  if (!wrong || (adapts && !CodeNames(*inputs.project, *scaling))) return small;
  run.what = small.what;
  run.values = ShapeRun::Values::kSkipped;
  run.why_undecided = "the code is written for the full size: a smaller shape says nothing about it";
  return run;
}

}  // namespace

TaskResult RunTask(const TaskInputs& inputs) {
  TaskResult result;
  TaskExtension extension(inputs);
  const int last = std::min(inputs.first_case + inputs.cases, static_cast<int>(inputs.task->cases.size()));
  for (int i = inputs.first_case; i < last; ++i) result.runs.push_back(RunCase(inputs, extension, i));
  result.launch = std::move(extension.first());
  return result;
}

}  // namespace assay
