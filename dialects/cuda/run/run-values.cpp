// The benchmark's own steps: inputs, the task's model, the reply's, comparison.
#include "dialects/cuda/run/run-values.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "analyzer/facts/cuda/extension.h"
#include "dialects/cuda/run/compare.h"
#include "dialects/cuda/run/extension-calls.h"
#include "dialects/cuda/run/launch-likeness.h"
#include "dialects/cuda/run/launch-time.h"
#include "dialects/cuda/run/module-values.h"
#include "dialects/cuda/run/other-runs.h"
#include "dialects/cuda/run/parameters.h"
#include "dialects/cuda/run/run-reply.h"
#include "dialects/cuda/run/size-choice.h"
#include "reference/python/evaluator.h"
#include "reference/task/kept-references.h"
#include "reference/task/task-variants.h"

namespace assay::cuda {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

// KernelBench sets it before it makes inputs and before it makes each model (eval.py, set_seed).
constexpr std::uint64_t kSeed = 42;

constexpr std::int64_t kMostComparedElements = 1 << 22;
constexpr std::int64_t kCheapWork = 20'000'000;
constexpr std::int64_t kMostComparedWork = 2'000'000'000;

std::string ErrorText(const Error& error) {
  return error.line > 0 ? fmt::format("{}:{}: {}", error.file, error.line, error.message) : error.message;
}

class ValueCase {
 public:
  ValueCase(const Project& project, ExtensionCalls& calls, const harness::BenchmarkTask* task, const Facts& read,
            const CudaLaunchFacts& launches, const harness::SizeDeciders& deciders, const harness::ScaledTask& sizes,
            bool counts)
      : project_(project),
        calls_(calls),
        task_(task),
        read_(read),
        launches_(launches),
        deciders_(deciders),
        sizes_(sizes),
        counts_(counts) {}

  ShapeRun Run(CudaRunFacts& facts) {
    std::vector<CudaFault>& faults = facts.faults;
    ShapeRun run;
    run.scaled = sizes_.sizes.empty() ? std::string() : sizes_.Text();
    run.status = ShapeRun::Status::kUndecided;
    std::string why;
    if (!LoadAll(why) || !Evaluate(why)) return run.why_undecided = why, run;
    run.what = LabelOf(given_);
    const std::string why_no_reference = evaluated_ != nullptr ? evaluated_->why_not : std::string();
    const std::optional<Value> want = evaluated_ != nullptr ? evaluated_->want : std::nullopt;
    const std::optional<Value> got = Result({}, why);
    const std::string doubt = Doubt();
    std::vector<CudaFault> seen = std::move(calls_.faults());
    MarkSteps(project_, seen);
    if (got) AskOtherRuns(*got, [this](const DeviceOptions& how) { return Result(how, why_not_again_); }, seen);
    if (got && counts_) Result({.count = true}, why_not_again_);
    const bool spoilt = SpoilsValues(seen);
    std::vector<CudaFault> unwritten = TakeUnwritten(seen);
    if (!doubt.empty() && spoilt) {
      run.why_undecided = "it goes wrong at these sizes; the task's own were not run, and there " + doubt;
      return run;
    }
    if (!spoilt && DependsOnLanes(seen)) {
      std::move(seen.begin(), seen.end(), std::back_inserter(faults));
      run.why_undecided = "the result depends on the order in which the lanes of a warp run";
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
    Compared compared = CompareResults(*want, nullptr, *got, given_, task_ == nullptr ? 0 : task_->tolerance);
    facts.results.push_back({run.what, run.scaled, std::move(compared.results)});
    run.values = compared.values;
    run.why_undecided = compared.why_undecided;
    if (spoilt) return run;  // the fault tells why
    const std::optional<ParameterCause> cause = CauseInParameters(compared, *want, *got, doubt.empty());
    if (!doubt.empty() && run.values == ShapeRun::Values::kMismatch && !cause) {
      run.values = ShapeRun::Values::kUndecided;
      run.why_undecided = "the result differs at these sizes; the task's own were not run, and there " + doubt;
      return run;
    }
    if (run.values == ShapeRun::Values::kMismatch && !cause)
      std::move(unwritten.begin(), unwritten.end(), std::back_inserter(faults));
    for (Fault& fault : compared.faults) {
      if (!doubt.empty() && fault.text.contains("former")) continue;
      if (fault.kind == FaultKind::kResultIgnored && !doubt.empty()) continue;
      fault.where = Place();
      if (cause) Name(*cause, fault);
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
    options.max_elements = kMostComparedElements;
    options.max_work = kMostComparedWork;
    options.tells_places = calls != nullptr;
    options.keeps_files = calls != nullptr && harness::BuildsFromFiles(text);
    if (calls != nullptr) options.constants = sizes_.constants;
    if (calls != nullptr) options.resolve = &ExtensionCalls::ModuleText;
    Error error;
    std::unique_ptr<PythonModule> module = PythonModule::Load(text, options, error);
    if (module == nullptr) why = ErrorText(error);
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
    if (!made) return why = ErrorText(error), false;
    into = ItemsOf(*made);
    return true;
  }

  bool MakeInputs(std::string& why) {
    if (!Maker().Has("get_inputs")) return why = "the task has no `get_inputs`", false;
    Maker().Seed(kSeed);
    return Ask("get_init_inputs", init_, why) && Ask("get_inputs", given_, why);
  }

  // Inputs, and the reference's result where there is a task.
  bool Evaluate(std::string& why) {
    if (reference_ == nullptr) return MakeInputs(why);
    using harness::KeptReferences;
    const auto draw = [&](harness::ReferenceRun& made) {
      if (!MakeInputs(why)) return false;
      made.init = init_;
      made.given = given_;
      return true;
    };
    const auto compute = [&](harness::ReferenceRun& made) { made.want = Forward(*reference_, "Model", made.why_not); };
    const std::string key = KeptReferences::LeavesTraces(sizes_.module)
                                ? std::string()
                                : KeptReferences::KeyOf({"cuda", task_->module.path, sizes_.module});
    evaluated_ = KeptReferences::Evaluate(key, {*reference_, *reference_, draw, compute});
    if (evaluated_ == nullptr) return false;
    init_ = evaluated_->init;
    given_ = evaluated_->given;
    return true;
  }

  std::optional<Value> Make(PythonModule& module, const char* name, Error& error) const {
    module.Seed(kSeed);
    std::optional<Value> made = module.Call(name, CopyAll(init_), {}, error);
    if (made) module.MoveToDevice(*made);
    return made;
  }

  std::optional<Value> Forward(PythonModule& module, const char* name, std::string& why,
                               const std::function<void(const Value& model)>& prepare = {}) const {
    Error error;
    const std::optional<Value> model = Make(module, name, error);
    if (model && prepare) prepare(*model);
    std::optional<Value> result;
    if (model) result = module.Invoke(*model, CopyAll(given_), {}, error);
    if (!result) why = ErrorText(error);
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

  struct ParameterCause {
    OtherParameter parameter;
    bool alone = false;  // with the reference's values in place of the reply's own the results match
  };

  // Where the reply draws its parameters otherwise than the task and the results of both follow from them. That is so
  // at any sizes. Runs once more.
  std::optional<ParameterCause> CauseInParameters(const Compared& compared, const Value& want, const Value& got,
                                                  bool faithful) {
    const auto of_values = [](const Fault& fault) { return fault.kind == FaultKind::kValueMismatch; };
    if (compared.values != ShapeRun::Values::kMismatch || (faithful && sizes_.work > kCheapWork) ||
        !std::all_of(compared.faults.begin(), compared.faults.end(), of_values))
      return std::nullopt;
    Error error;
    const std::optional<Value> model = Make(*reference_, "Model", error), own = Make(*own_, "ModelNew", error);
    if (!model || !own) return std::nullopt;
    const std::vector<OtherParameter> others = OtherParameters(own_->State(*own), reference_->State(*model));
    if (others.empty()) return std::nullopt;
    const auto exchange = [&](PythonModule& module, bool in_reply) {
      return [&module, &others, in_reply](const Value& made) {
        for (const auto& [name, tensor] : module.State(made)) {
          for (const OtherParameter& other : others) {
            if (name == (in_reply ? other.own : other.reference))
              tensor->Assign((in_reply ? other.theirs : other.mine)->Reshaped(tensor->shape()));
          }
        }
      };
    };
    std::string why;
    const std::optional<Value> task_with_own = Forward(*reference_, "Model", why, exchange(*reference_, false));
    if (!task_with_own || !DifferStrongly(want, *task_with_own)) return std::nullopt;
    calls_.FollowValues({});
    const std::optional<Value> with_tasks = Forward(*own_, "ModelNew", why, exchange(*own_, true));
    calls_.faults().clear();
    if (!with_tasks || !DifferStrongly(got, *with_tasks)) return std::nullopt;
    return ParameterCause{others.front(),
                          CompareResults(want, nullptr, *with_tasks, given_).values == ShapeRun::Values::kMatch};
  }

  // Tells the cause where the reply makes the parameter.
  void Name(const ParameterCause& cause, Fault& fault) const {
    fault.text["cause"] = "parameters";
    fault.text["parameter"] = cause.parameter.own;
    fault.text["reference_parameter"] = cause.parameter.reference;
    fault.text["parameters_alone"] = cause.alone ? "yes" : "no";
    const int model = project_.IndexOf(FileRole::kModel);
    const std::string& text = project_.files[static_cast<std::size_t>(model)].text;
    const std::string target = "self." + cause.parameter.own.substr(0, cause.parameter.own.find('.')) + " = ";
    const std::size_t at = text.find(target);
    if (at == std::string::npos) return;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    fault.where = {model, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
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
  bool counts_;  // for the time model
  std::unique_ptr<PythonModule> reference_, own_;
  ValueList init_, given_;
  std::shared_ptr<const harness::ReferenceRun> evaluated_;
  std::string why_not_again_;
};

bool IsWrong(const ShapeRun& run) {
  return run.status == ShapeRun::Status::kFaults || run.values == ShapeRun::Values::kMismatch;
}

// Blocks of each launch at the task's own sizes, for their accesses alone.
void AddFullSize(ExtensionCalls& calls, const Project& project, const harness::BenchmarkTask& task,
                 const CudaLaunchFacts& launches, ValueRuns& made) {
  if (!launches.finished || !launches.undecided.empty()) return;
  std::vector<CudaFault> faults = FaultsAtFullSize(calls, project, task);
  if (faults.empty()) return;
  ShapeRun& run = made.runs.emplace_back();
  for (CudaFault& fault : faults) fault.run += " (some blocks)";
  run.what = faults.front().run;
  run.status = ShapeRun::Status::kFaults;
  run.faulty = true;
  run.values = ShapeRun::Values::kUndecided;
  run.why_undecided = "kernels go wrong at the task's own sizes, where values are not followed";
  std::move(faults.begin(), faults.end(), std::back_inserter(made.facts.faults));
}

bool IsDecided(const ShapeRun& run) { return run.status != ShapeRun::Status::kUndecided; }

}  // namespace

ValueRuns RunValues(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                    const harness::BenchmarkTask* given, const Facts& read, const CudaLaunchFacts& launches) {
  harness::KeptReferences::BeginInput();
  ValueRuns made;
  if (given == nullptr) {
    ExtensionCalls calls(reader, project, input, options);
    calls.NameParameters(ParametersOf(read));
    harness::ScaledTask own;
    own.faithful = true;
    made.runs.push_back(ValueCase(project, calls, nullptr, read, launches, harness::SizeDeciders({}), own, options.time)
                            .Run(made.facts));
    KeepTimes(std::move(calls.work()), *options.chip, made.work, made.runs.back());
    return made;
  }
  if (launches.shape) {
    made.runs.push_back(OfOtherShape(*launches.shape));
    return made;
  }
  const harness::BenchmarkTask& task = *given;
  const harness::ScaleOptions scale = ScaleOptionsFor(project, task, launches);
  const harness::SizeDeciders deciders = DecidersOfLaunches(project, launches);
  ExtensionCalls calls(reader, project, input, options);
  calls.NameParameters(ParametersOf(read));
  const auto run = [&](const harness::ScaledTask& variant) {
    ShapeRun one = ValueCase(project, calls, &task, read, launches, deciders, variant, options.time).Run(made.facts);
    KeepTimes(std::move(calls.work()), *options.chip, made.work, one);
    return one;
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
  for (const harness::ScaledTask& variant :
       made.runs.empty() ? harness::ScaleTask(task, scale, error) : std::vector<harness::ScaledTask>()) {
    made.runs.push_back(run(variant));
    // What is not followed at one size is not followed at another.
    if (!IsDecided(made.runs.back())) break;
  }
  if (std::none_of(made.runs.begin(), made.runs.end(), IsWrong)) AddFullSize(calls, project, task, launches, made);
  if (!made.runs.empty()) return made;
  if (!open) {
    open.emplace().status = ShapeRun::Status::kUndecided;
    open->why_undecided = "the task is not made smaller: " + ErrorText(error);
  }
  made.runs.push_back(std::move(*open));
  return made;
}

}  // namespace assay::cuda
