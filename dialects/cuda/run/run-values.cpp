// The benchmark's own steps: inputs, the task's model, the reply's, comparison.
#include "dialects/cuda/run/run-values.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "analyzer/facts/cuda/extension.h"
#include "dialects/cuda/run/compare.h"
#include "dialects/cuda/run/extension-calls.h"
#include "dialects/cuda/run/launch-likeness.h"
#include "dialects/cuda/run/other-runs.h"
#include "dialects/cuda/run/run-reply.h"
#include "dialects/cuda/run/size-literals.h"
#include "reference/python/evaluator.h"
#include "reference/task/module-sizes.h"
#include "reference/task/task-variants.h"

namespace assay::cuda {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

// KernelBench sets it before it makes inputs and before it makes each model (eval.py, set_seed).
constexpr std::uint64_t kSeed = 42;

constexpr std::int64_t kMostElements = 1 << 22;
// Of a variant of the task that kernels run on.
constexpr std::int64_t kMostRunElements = 1 << 16;
constexpr std::int64_t kMostRunWork = 10'000'000;
// Of a faithful one.
constexpr std::int64_t kMostFaithfulElements = 1 << 22;
constexpr std::int64_t kMostFaithfulWork = 300'000'000;
constexpr std::int64_t kCheapWork = 20'000'000;
constexpr std::size_t kMostRuns = 3;
// Smaller odd numbers in sources are sizes of windows, and no tiles.
constexpr std::int64_t kLeastOdd = 16;
constexpr std::int64_t kMostWork = 2'000'000'000;

std::string TextOfError(const Error& error) {
  return error.line > 0 ? fmt::format("{}:{}: {}", error.file, error.line, error.message) : error.message;
}

Value DeepCopy(const Value& value) {
  if (value.is_tensor()) {
    Tensor copy = value.tensor()->Copy();
    copy.requires_grad = value.tensor()->requires_grad;
    return Value(std::move(copy));
  }
  if (!value.is(Value::Kind::kList) && !value.is(Value::Kind::kTuple)) return value;
  ValueList items;
  for (const Value& item : value.items()) items.push_back(DeepCopy(item));
  return value.is(Value::Kind::kList) ? Value::List(std::move(items)) : Value::Tuple(std::move(items));
}

ValueList CopyAll(const ValueList& values) {
  ValueList made;
  for (const Value& value : values) made.push_back(DeepCopy(value));
  return made;
}

ValueList ItemsOf(const Value& value) { return value.is_sequence() ? value.items() : ValueList{value}; }

std::map<std::string, std::vector<std::string>> ParametersOf(const Facts& read) {
  std::map<std::string, std::vector<std::string>> names;
  for (const CudaExtension& extension : read.Get<CudaFacts>().extensions) {
    for (const CudaFunction& function : extension.cuda.functions) {
      if (function.is_kernel) names.emplace(function.name, function.params);
    }
  }
  return names;
}

class ValueCase {
 public:
  ValueCase(const Project& project, ExtensionCalls& calls, const harness::BenchmarkTask* task, const Facts& read,
            const CudaLaunchFacts& launches, const harness::SizeDeciders& deciders, const harness::ScaledTask& sizes)
      : project_(project),
        calls_(calls),
        task_(task),
        read_(read),
        launches_(launches),
        deciders_(deciders),
        sizes_(sizes) {}

  ShapeRun Run(std::vector<CudaFault>& faults) {
    ShapeRun run;
    run.scaled = sizes_.sizes.empty() ? std::string() : sizes_.Text();
    run.status = ShapeRun::Status::kUndecided;
    std::string why;
    if (!LoadAll(why) || !MakeInputs(why)) return run.why_undecided = why, run;
    run.what = Label();
    std::string why_no_reference;
    std::optional<Value> want;
    if (reference_ != nullptr) want = Forward(*reference_, "Model", why_no_reference);
    const std::optional<Value> got = Result({}, why);
    const std::string doubt = Doubt();
    std::vector<CudaFault> seen = std::move(calls_.faults());
    MarkSteps(project_, seen);
    if (got) AskOtherRuns(*got, [this](const DeviceOptions& how) { return Result(how, why_not_again_); }, seen);
    const bool spoilt = std::any_of(seen.begin(), seen.end(), SpoilsValues);
    if (!doubt.empty() && spoilt) {
      run.why_undecided = "it goes wrong at these sizes; the task's own were not run, and there " + doubt;
      return run;
    }
    run.faulty = spoilt;
    std::move(seen.begin(), seen.end(), std::back_inserter(faults));
    if (!got) {
      run.why_undecided = why;
      if (spoilt) run.status = ShapeRun::Status::kFaults;
      return run;
    }
    run.status = spoilt ? ShapeRun::Status::kFaults : ShapeRun::Status::kClean;
    if (reference_ == nullptr) return run;
    if (!want) {
      run.values = ShapeRun::Values::kUndecided;
      run.why_undecided = "the reference: " + why_no_reference;
      return run;
    }
    Compared compared = CompareResults(*want, nullptr, *got, given_);
    run.values = compared.values;
    run.why_undecided = compared.why_undecided;
    if (spoilt) return run;  // the fault tells why
    if (!doubt.empty() && run.values == ShapeRun::Values::kMismatch) {
      run.values = ShapeRun::Values::kUndecided;
      run.why_undecided = "the result differs at these sizes; the task's own were not run, and there " + doubt;
      return run;
    }
    for (Fault& fault : compared.faults) {
      fault.where = Place();
      run.faults.push_back(std::move(fault));
    }
    return run;
  }

 private:
  std::unique_ptr<PythonModule> Load(const std::string& name, const std::string& text, ExtensionCalls* calls,
                                     std::string& why) const {
    PythonOptions options;
    options.file = name;
    options.external = calls;
    options.device = "cuda";
    options.seed = kSeed;
    options.max_elements = kMostElements;
    options.max_work = kMostWork;
    if (calls != nullptr) options.constants = sizes_.constants;
    if (calls != nullptr) options.resolve = &ExtensionCalls::ModuleText;
    Error error;
    std::unique_ptr<PythonModule> module = PythonModule::Load(text, options, error);
    if (module == nullptr) why = TextOfError(error);
    return module;
  }

  bool LoadAll(std::string& why) {
    const int model = project_.IndexOf(FileRole::kModel);
    if (model < 0) return why = "there is no Python that calls the extension", false;
    const VirtualFile& file = project_.files[static_cast<std::size_t>(model)];
    if (task_ != nullptr) {
      reference_ = Load(task_->module.path, sizes_.module, nullptr, why);
      if (reference_ == nullptr) return false;
    }
    calls_.Begin();
    own_ = Load(file.name, file.text, &calls_, why);
    if (own_ == nullptr) return false;
    calls_.SetModule(own_.get());
    if (!own_->Has("ModelNew")) return why = "there is no `ModelNew`", false;
    return true;
  }

  PythonModule& Maker() const { return reference_ != nullptr ? *reference_ : *own_; }

  bool Ask(const char* function, ValueList& into, std::string& why) {
    if (!Maker().Has(function)) return true;
    Error error;
    const std::optional<Value> made = Maker().Call(function, {}, {}, error);
    if (!made) return why = TextOfError(error), false;
    into = ItemsOf(*made);
    return true;
  }

  bool MakeInputs(std::string& why) {
    if (!Maker().Has("get_inputs")) return why = "the task has no `get_inputs`", false;
    Maker().Seed(kSeed);
    return Ask("get_init_inputs", init_, why) && Ask("get_inputs", given_, why);
  }

  std::optional<Value> Forward(PythonModule& module, const char* name, std::string& why) const {
    Error error;
    module.Seed(kSeed);
    const std::optional<Value> model = module.Call(name, CopyAll(init_), {}, error);
    std::optional<Value> result;
    if (model) result = module.Invoke(*model, CopyAll(given_), {}, error);
    if (!result) why = TextOfError(error);
    return result;
  }

  // What is decided otherwise at the task's own sizes, or may be; empty: nothing.
  std::string Doubt() const {
    const LaunchLikeness likeness = CompareLaunches(launches_, calls_.calls(), deciders_);
    if (!likeness.kernels.empty()) return likeness.kernels;
    if (sizes_.faithful) return "";
    return sizes_.lost.empty() ? "sizes decide otherwise" : sizes_.lost.front();
  }

  std::optional<Value> Result(const DeviceOptions& how, std::string& why) {
    calls_.FollowValues(how);
    return Forward(*own_, "ModelNew", why);
  }

  std::string Label() const {
    std::string text;
    for (const Value& value : given_) {
      if (!value.is_tensor()) continue;
      text += fmt::format("{}{}{}", text.empty() ? "" : ", ", NameOf(value.tensor()->dtype()),
                          TextOf(value.tensor()->shape()));
    }
    return text;
  }

  // Of the kernel that was launched last.
  SourceRange Place() const {
    for (auto call = calls_.calls().rbegin(); call != calls_.calls().rend(); ++call) {
      if (call->launches.empty()) continue;
      const std::string& symbol = call->launches.back().symbol;
      for (const CudaExtension& extension : read_.Get<CudaFacts>().extensions) {
        for (const CudaUnit* unit : {&extension.cuda, &extension.main}) {
          for (const CudaFunction& function : unit->functions) {
            if (function.is_kernel && function.symbol == symbol) return function.name_range;
          }
        }
      }
      return call->launches.back().where;
    }
    return {};
  }

  const Project& project_;
  ExtensionCalls& calls_;
  const harness::BenchmarkTask* task_;  // null: the reply brings its inputs, and there is nothing to compare with
  const Facts& read_;
  const CudaLaunchFacts& launches_;
  const harness::SizeDeciders& deciders_;
  const harness::ScaledTask& sizes_;
  std::unique_ptr<PythonModule> reference_, own_;
  ValueList init_, given_;
  std::string why_not_again_;
};

harness::ScaleOptions OptionsFor(const Project& project, const harness::BenchmarkTask& task,
                                 const CudaLaunchFacts& launches) {
  harness::ScaleOptions scale;
  scale.max_elements = kMostRunElements;
  scale.max_work = kMostRunWork;
  scale.faithful_elements = kMostFaithfulElements;
  scale.faithful_work = kMostFaithfulWork;
  scale.most = kMostRuns;
  scale.python.file = task.module.path;
  scale.python.device = "cuda";
  scale.python.seed = kSeed;
  std::vector<std::string> sizes;
  for (const harness::WrittenSize& size : harness::WrittenSizes(task.module.text))
    sizes.insert(sizes.end(), size.targets.begin(), size.targets.end());
  scale.keep = SizeLiterals(project, sizes);
  for (std::int64_t size : BlockSizes(launches)) scale.keep.push_back(size);
  return scale;
}

// Sizes at which the kernels are launched as at the task's own.
std::optional<harness::ScaledTask> LaunchedAlike(ExtensionCalls& calls, const Project& project,
                                                 const harness::BenchmarkTask& task, const harness::ScaleOptions& scale,
                                                 const CudaLaunchFacts& full, const harness::SizeDeciders& deciders) {
  if (!full.finished || !full.undecided.empty()) return std::nullopt;
  const auto launches = [&](const harness::ScaledTask& variant) {
    harness::BenchmarkTask other = task;
    other.module.text = variant.module;
    return LaunchesAt(calls, project, other, variant.constants);
  };
  CudaLaunchFacts whole;
  harness::VariantJudge judge;
  judge.does_the_same = [&](const harness::ScaledTask& variant) {
    whole = launches(variant);
    if (!whole.finished) return false;
    const LaunchLikeness likeness = CompareLaunches(full, whole.calls, deciders);
    return variant.faithful ? likeness.kernels.empty() : likeness.Alike();
  };
  judge.by_sample = [&](const harness::ScaledTask&, const harness::ScaledTask& part, std::int64_t all,
                        std::int64_t few) {
    const CudaLaunchFacts fewer = launches(part);
    return fewer.finished && WhySamplesAreTogether(whole.calls, fewer.calls, all, few, deciders).empty();
  };
  return harness::JudgedVariant(task, scale, judge);
}

// Nothing has to run for this: host code alone makes the shape.
ShapeRun OfOtherShape(const CudaOtherShape& shape) {
  ShapeRun run;
  run.what = shape.inputs;
  run.status = ShapeRun::Status::kClean;
  run.values = ShapeRun::Values::kMismatch;
  Fault& fault = run.faults.emplace_back();
  fault.kind = FaultKind::kOutputShape;
  fault.where = shape.where;
  fault.text = {{"tensor", shape.result}, {"got", shape.got}, {"want", shape.want}};
  return run;
}

bool IsDecided(const ShapeRun& run) { return run.status != ShapeRun::Status::kUndecided; }

}  // namespace

ValueRuns RunValues(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                    const harness::BenchmarkTask* given, const Facts& read, const CudaLaunchFacts& launches) {
  ValueRuns made;
  if (given == nullptr) {
    ExtensionCalls calls(reader, project, input, options);
    calls.NameParameters(ParametersOf(read));
    harness::ScaledTask own;
    own.faithful = true;
    made.runs.push_back(
        ValueCase(project, calls, nullptr, read, launches, harness::SizeDeciders({}), own).Run(made.facts.faults));
    return made;
  }
  if (launches.shape) {
    made.runs.push_back(OfOtherShape(*launches.shape));
    return made;
  }
  const harness::BenchmarkTask& task = *given;
  const harness::ScaleOptions scale = OptionsFor(project, task, launches);
  std::vector<std::int64_t> numbers = CppLiterals(project);
  std::erase_if(numbers, [](std::int64_t number) { return number % 2 == 1 && number < kLeastOdd; });
  for (std::int64_t size : BlockSizes(launches)) numbers.push_back(size);
  const harness::SizeDeciders deciders(numbers, false);  // of what is launched
  ExtensionCalls calls(reader, project, input, options);
  calls.NameParameters(ParametersOf(read));
  const auto run = [&](const harness::ScaledTask& variant) {
    return ValueCase(project, calls, &task, read, launches, deciders, variant).Run(made.facts.faults);
  };
  Error error;
  std::vector<harness::ScaledTask> faithful = harness::FaithfulVariants(task, scale, error);
  // Kernels that multiply matrices one by one take long where the numbers alone decide.
  if (faithful.size() > 1 && faithful.back().work > kCheapWork) faithful.pop_back();
  if (faithful.empty() || faithful.front().work > kCheapWork) {
    std::optional<harness::ScaledTask> one = LaunchedAlike(calls, project, task, scale, launches, deciders);
    if (one && (faithful.empty() || one->work < faithful.front().work)) faithful = {std::move(*one)};
  }
  std::optional<ShapeRun> open;  // the first that could not be followed
  for (const harness::ScaledTask& variant : faithful) {
    ShapeRun one = run(variant);
    if (!IsDecided(one)) {
      open = std::move(one);
      break;
    }
    made.runs.push_back(std::move(one));
  }
  if (!made.runs.empty()) return made;
  for (const harness::ScaledTask& variant : harness::ScaleTask(task, scale, error)) {
    made.runs.push_back(run(variant));
    // What is not followed at one size is not followed at another.
    if (!IsDecided(made.runs.back())) break;
  }
  if (!made.runs.empty()) return made;
  if (!open) {
    open.emplace().status = ShapeRun::Status::kUndecided;
    open->why_undecided = "the task is not made smaller: " + TextOfError(error);
  }
  made.runs.push_back(std::move(*open));
  return made;
}

}  // namespace assay::cuda
