// The benchmark's own steps.
#include "dialects/cuda/run/value-case.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "analyzer/facts/cuda/extension.h"
#include "dialects/cuda/run/module-values.h"
#include "dialects/cuda/run/other-runs.h"
#include "dialects/cuda/run/unusual-inputs.h"
#include "reference/task/other-reference.h"

namespace assay::cuda {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

// KernelBench sets it before it makes inputs and before it makes each model (eval.py, set_seed).
constexpr std::uint64_t kSeed = 42;

constexpr std::int64_t kMostComparedElements = 1 << 26;
constexpr std::int64_t kMostComparedWork = 2'000'000'000;

// No tensor where one is expected: that does not depend on sizes.
bool IsOfOtherKind(const Fault& fault) { return fault.text.contains("kind"); }

}  // namespace

ValueCase::ValueCase(const Reply& reply, const harness::ScaledTask& sizes) : reply_(reply), sizes_(sizes) {}

ShapeRun ValueCase::Run(CudaRunFacts& facts) {
  std::vector<CudaFault>& faults = facts.faults;
  ShapeRun run;
  run.scaled = sizes_.sizes.empty() ? std::string() : sizes_.Text();
  run.status = ShapeRun::Status::kUndecided;
  std::string why;
  if (!LoadAll(why) || !Evaluate(why)) return run.why_undecided = why, run;
  run.what = label_ = LabelOf(given_);
  const std::string why_no_reference = evaluated_ != nullptr ? evaluated_->why_not : std::string();
  const std::optional<Value> want = evaluated_ != nullptr ? evaluated_->want : std::nullopt;
  const std::uint64_t before = reply_.calls.steps();
  const std::optional<Value> got = Result({}, why);
  steps_ = reply_.calls.steps() - before;
  const LaunchLikeness likeness = CompareLaunches(reply_.launches, reply_.calls.calls(), reply_.deciders);
  const std::string doubt = Doubt(likeness);
  std::vector<CudaFault> seen = std::move(reply_.calls.faults());
  MarkSteps(reply_.project, seen);
  AskCloseTogether(
      [this](const DeviceOptions& how) {
        reply_.calls.faults().clear();
        const bool ended = Result(how, why_not_again_).has_value();
        std::vector<CudaFault> there = std::exchange(reply_.calls.faults(), {});
        return ended ? std::optional(std::move(there)) : std::nullopt;
      },
      seen);
  if (got) AskOtherRuns(*got, [this](const DeviceOptions& how) { return Result(how, why_not_again_); }, seen);
  if (got && reply_.counts) Result({.count = true}, why_not_again_);
  const bool spoilt = SpoilsValues(seen);
  std::vector<CudaFault> unwritten = TakeUnwritten(seen);
  if (!doubt.empty() && spoilt) {
    run.why_undecided = "it goes wrong at these sizes; the task's own were not run, and there " + doubt;
    return run;
  }
  if (const std::string unknown = WhyUnknown(seen); !spoilt && !unknown.empty()) {
    std::move(seen.begin(), seen.end(), std::back_inserter(faults));
    run.why_undecided = unknown;
    return run;
  }
  run.faulty = spoilt;
  const bool tolerated = AreTolerated(seen);
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
  Compared compared = CompareResults(*want, nullptr, *got, given_, reply_.task == nullptr ? 0 : reply_.task->tolerance);
  facts.results.push_back({run.what, run.scaled, std::move(compared.results)});
  run.values = compared.values;
  if (run.values == ShapeRun::Values::kMatch && tolerated) run.faulty = false;
  run.why_undecided = compared.why_undecided;
  if (spoilt) return run;  // the fault tells why
  const std::optional<ParameterCause> cause = CauseInParameters(compared, *want, *got, doubt.empty());
  const bool other_kind = std::any_of(compared.faults.begin(), compared.faults.end(), IsOfOtherKind);
  if (!doubt.empty() && run.values == ShapeRun::Values::kMismatch && !cause && !other_kind) {
    if (unwritten.empty() && likeness.known && likeness.kernels.empty())
      Tell(compared.faults, false, cause, differs_.emplace(run));
    if (differs_ && differs_->faults.empty()) differs_.reset();
    run.values = ShapeRun::Values::kUndecided;
    run.why_undecided = "the result differs at these sizes; the task's own were not run, and there " + doubt;
    return run;
  }
  if (run.values == ShapeRun::Values::kMismatch && !cause)
    std::move(unwritten.begin(), unwritten.end(), std::back_inserter(faults));
  Tell(std::move(compared.faults), doubt.empty(), cause, run);
  return run;
}

void ValueCase::Tell(std::vector<Fault> found, bool certain, const std::optional<ParameterCause>& cause,
                     ShapeRun& run) const {
  for (Fault& fault : found) {
    if (!certain && fault.text.contains("former")) continue;
    if (!certain && fault.kind == FaultKind::kResultIgnored) continue;
    fault.where = IsOfOtherKind(fault) ? reply_.calls.Line() : Place();
    if (cause) Name(*cause, fault);
    run.faults.push_back(std::move(fault));
  }
}

std::unique_ptr<PythonModule> ValueCase::Load(const std::string& name, const std::string& text, ExtensionCalls* calls,
                                              std::string& why) const {
  PythonOptions options;
  if (calls != nullptr && reply_.task != nullptr)
    options.before = harness::ModuleText{reply_.task->module.path, sizes_.module};
  options.file = name;
  options.external = calls;
  options.device = "cuda";
  options.seed = kSeed;
  options.max_elements = kMostComparedElements;
  options.max_work = kMostComparedWork;
  options.tells_places = calls != nullptr;
  options.keeps_files = calls != nullptr;
  if (calls != nullptr) options.constants = sizes_.constants;
  if (calls != nullptr) options.resolve = &ExtensionCalls::ModuleText;
  Error error;
  std::unique_ptr<PythonModule> module = PythonModule::Load(text, options, error);
  if (module == nullptr) why = ErrorText(error);
  return module;
}

bool ValueCase::LoadAll(std::string& why) {
  const int model = reply_.project.IndexOf(FileRole::kModel);
  if (model < 0) return why = "there is no Python that calls the extension", false;
  const VirtualFile& file = reply_.project.files[static_cast<std::size_t>(model)];
  if (reply_.task != nullptr) {
    reference_ = Load(reply_.task->module.path, sizes_.module, nullptr, why);
    if (reference_ == nullptr) return false;
  }
  reply_.calls.Begin();
  own_ = Load(file.name, file.text, &reply_.calls, why);
  if (own_ == nullptr) return false;
  reply_.calls.SetModule(own_.get());
  if (!own_->Has("ModelNew")) return why = "there is no `ModelNew`", false;
  return true;
}

bool ValueCase::Ask(const char* function, ValueList& into, std::string& why) {
  if (!Maker().Has(function)) return true;
  Error error;
  const std::optional<Value> made = Maker().Call(function, {}, {}, error);
  if (!made) return why = ErrorText(error), false;
  into = ItemsOf(*made);
  return true;
}

bool ValueCase::MakeInputs(std::string& why) {
  if (!Maker().Has("get_inputs")) return why = "the task has no `get_inputs`", false;
  Maker().Seed(kSeed);
  return Ask("get_init_inputs", init_, why) && Ask("get_inputs", given_, why);
}

bool ValueCase::Evaluate(std::string& why) {
  if (reference_ == nullptr) return MakeInputs(why);
  using harness::KeptReferences;
  const auto draw = [&](harness::ReferenceRun& made) {
    if (!MakeInputs(why)) return false;
    made.init = init_;
    made.given = given_;
    return true;
  };
  const auto compute = [&](harness::ReferenceRun& made) {
    if (harness::OtherReference* other = harness::OtherReference::Current()) {
      Error error;
      const std::optional<Value> model = Make(*reference_, "Model", error);
      harness::OtherReference::Question question{reply_.task->module.path, sizes_.module, kSeed, init_, given_, {}};
      if (model) question.state = reference_->State(*model);
      made.want = other->Evaluate(question, made.why_not);
      return;
    }
    made.want = Forward(*reference_, "Model", given_, made.why_not);
  };
  const std::string key = KeptReferences::LeavesTraces(sizes_.module)
                              ? std::string()
                              : KeptReferences::KeyOf({"cuda", reply_.task->module.path, sizes_.module});
  evaluated_ = KeptReferences::Evaluate(key, {*reference_, *reference_, draw, compute});
  if (evaluated_ == nullptr) return false;
  init_ = evaluated_->init;
  given_ = evaluated_->given;
  return true;
}

std::optional<Value> ValueCase::Make(PythonModule& module, const char* name, Error& error) const {
  module.Seed(kSeed);
  std::optional<Value> made = module.Call(name, CopyAll(init_), {}, error);
  if (made) module.MoveToDevice(*made);
  return made;
}

std::optional<Value> ValueCase::Forward(PythonModule& module, const char* name, const ValueList& given,
                                        std::string& why,
                                        const std::function<void(const Value& model)>& prepare) const {
  Error error;
  const std::optional<Value> model = Make(module, name, error);
  if (model && prepare) prepare(*model);
  std::optional<Value> result;
  if (model) result = module.Invoke(*model, CopyAll(given), {}, error);
  if (!result) why = ErrorText(error);
  return result;
}

std::string ValueCase::Doubt(const LaunchLikeness& likeness) const {
  if (!likeness.kernels.empty()) return likeness.kernels;
  if (sizes_.faithful) return "";
  return sizes_.lost.empty() ? "sizes decide otherwise" : sizes_.lost.front();
}

std::optional<Value> ValueCase::Result(const DeviceOptions& how, std::string& why) {
  reply_.calls.FollowValues(how);
  return Forward(*own_, "ModelNew", given_, why);
}

std::optional<ValueCase::ParameterCause> ValueCase::CauseInParameters(const Compared& compared, const Value& want,
                                                                      const Value& got, bool faithful) {
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
  const std::optional<Value> task_with_own = Forward(*reference_, "Model", given_, why, exchange(*reference_, false));
  if (!task_with_own || !DifferStrongly(want, *task_with_own)) return std::nullopt;
  reply_.calls.FollowValues({});
  const std::optional<Value> with_tasks = Forward(*own_, "ModelNew", given_, why, exchange(*own_, true));
  reply_.calls.faults().clear();
  if (!with_tasks || !DifferStrongly(got, *with_tasks)) return std::nullopt;
  return ParameterCause{others.front(),
                        CompareResults(want, nullptr, *with_tasks, given_).values == ShapeRun::Values::kMatch};
}

void ValueCase::Name(const ParameterCause& cause, Fault& fault) const {
  fault.text["cause"] = "parameters";
  fault.text["parameter"] = cause.parameter.own;
  fault.text["reference_parameter"] = cause.parameter.reference;
  fault.text["parameters_alone"] = cause.alone ? "yes" : "no";
  const int model = reply_.project.IndexOf(FileRole::kModel);
  const std::string& text = reply_.project.files[static_cast<std::size_t>(model)].text;
  const std::string target = "self." + cause.parameter.own.substr(0, cause.parameter.own.find('.')) + " = ";
  const std::size_t at = text.find(target);
  if (at == std::string::npos) return;
  const std::size_t end = std::min(text.find('\n', at), text.size());
  fault.where = {model, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
}

SourceRange ValueCase::Place() const {
  for (auto call = reply_.calls.calls().rbegin(); call != reply_.calls.calls().rend(); ++call) {
    if (call->launches.empty()) continue;
    const std::string& symbol = call->launches.back().symbol;
    for (const CudaExtension& extension : reply_.read.Get<CudaFacts>().extensions) {
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

void ValueCase::AskUnusualInputs(CudaRunFacts& facts) {
  if (evaluated_ == nullptr || !evaluated_->want) return;
  std::string why;
  reply_.calls.SetModule(own_.get());
  UnusualInputs inputs(given_, *evaluated_->want, evaluated_->computing.asked, steps_);
  inputs.reference = [&](const ValueList& given) { return Forward(*reference_, "Model", given, why); };
  inputs.reply = [&](const ValueList& given, std::uint64_t most_steps) -> std::optional<Value> {
    reply_.calls.FollowValues({.most_steps = most_steps});
    std::optional<Value> got = Forward(*own_, "ModelNew", given, why);
    const bool spoilt = SpoilsValues(std::exchange(reply_.calls.faults(), {}));
    return spoilt ? std::nullopt : std::move(got);
  };
  facts.unusual = inputs.Ask();
  for (CudaUnusualInput& one : facts.unusual) one.run = label_, one.where = Place();
}

}  // namespace assay::cuda
