// From a call in Python to one launch and back.
#include "dialects/ascendc/task/task-launch.h"

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/lowered.h"
#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "dialects/ascendc/launch/wrapper.h"
#include "dialects/ascendc/prove/cause-fields.h"
#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/task/task-outputs.h"
#include "dialects/ascendc/task/task-tolerances.h"
#include "reference/values-in-place.h"
#include "reference/values.h"

namespace assay {
namespace {

// A task's folder uses this name as a placeholder for the operator's.
constexpr const char* kPlaceholderOperator = "aclnnCustomOp";

using ascendc::AclnnPlan;
using harness::BindingError;

// Modules that are not extensions of the task.
bool IsKnownLibrary(const std::string& module) {
  static constexpr std::array<std::string_view, 40> kKnown = {
      "torch",       "torch_npu",  "numpy",       "np",       "math",     "os",        "sys",         "typing",
      "functools",   "random",     "copy",        "time",     "abc",      "framework", "ast",         "cmath",
      "collections", "contextlib", "dataclasses", "datetime", "decimal",  "enum",      "fractions",   "inspect",
      "io",          "itertools",  "json",        "logging",  "operator", "pathlib",   "re",          "string",
      "struct",      "types",      "warnings",    "pandas",   "scipy",    "einops",    "torchvision", "tqdm"};
  const std::string root = module.substr(0, module.find('.'));
  return std::find(kKnown.begin(), kKnown.end(), root) != kKnown.end();
}

std::string DtypeKey(const Contract& contract) {
  std::string key;
  for (const auto* list : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *list)
      key += fmt::format("{}{};", tensor.present ? "" : "-", NameOf(tensor.dtype));
  }
  return key;
}

}  // namespace

TaskExtension::TaskExtension(const TaskInputs& inputs) : inputs_(inputs) {
  op_ = ascendc::DecidingDefinition(inputs.facts->Get<ascendc::OperatorFacts>());
  std::string text = inputs.task->binding.text;
  file_ = inputs.task->binding.path;
  if (!inputs.task->binding.given()) {
    binding_file_ = inputs.project->IndexOf(FileRole::kBinding);
    if (binding_file_ >= 0) {
      text = inputs.project->files[static_cast<std::size_t>(binding_file_)].text;
      file_ = inputs.project->files[static_cast<std::size_t>(binding_file_)].name;
    }
  }
  if (op_ == nullptr) {
    why_not_ = "there is no op definition";
    return;
  }
  if (text.empty()) {
    why_not_ = "there is no Python binding";
    return;
  }
  harness::BindingOptions options;
  options.file = file_;
  ascendc::AddLaunchWords(options);
  options.launch = [this](const harness::OperatorLaunch& launch, std::string& error) { return Launch(launch, error); };
  harness::Error error;
  binding_ = harness::BindingModule::Load(text, std::move(options), error);
  if (binding_ == nullptr) why_not_ = error.message;
}

bool TaskExtension::Provides(const std::string& module) const {
  if (module == "torch.ops.aten" || module.starts_with("torch.ops.aten.")) return false;
  return module.starts_with("torch.ops.") || !IsKnownLibrary(module);
}

SourceRange TaskExtension::PlaceOfLine(int file, int line) const {
  const KernelFacts& kernel = inputs_.facts->Get<KernelFacts>();
  if (file < 0 || line < 1) return kernel.entries.empty() ? SourceRange{} : kernel.entries.front().name_range;
  const std::string& text = inputs_.project->files[static_cast<std::size_t>(file)].text;
  std::size_t begin = 0;
  for (int i = 1; i < line && begin != std::string::npos; ++i) {
    begin = text.find('\n', begin);
    if (begin != std::string::npos) ++begin;
  }
  if (begin == std::string::npos) return {};
  begin = std::min(text.find_first_not_of(" \t", begin), text.size());
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  return {file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

void TaskExtension::Refuse(FaultKind kind, const std::string& message, int line) {
  Fault fault;
  fault.kind = kind;
  fault.core = -1;
  fault.where = PlaceOfLine(line);
  fault.text = {{"what", message}};
  seen_.run.faults.push_back(std::move(fault));
  seen_.failed = true;
}

std::optional<Value> TaskExtension::Call(const std::string& module, const std::string& attribute,
                                         const ValueList& arguments, const ValueMap& keywords, std::string& error) {
  ++calls_;
  if (!allowed_) {
    error = fmt::format("`{}.{}` is not supported", module, attribute);
    return std::nullopt;
  }
  if (binding_ == nullptr) {
    error = seen_.why_undecided = why_not_;
    return std::nullopt;
  }
  const std::vector<std::string> names = binding_->Names();
  const bool known = std::find(names.begin(), names.end(), attribute) != names.end();
  const bool placeholder = std::find(names.begin(), names.end(), harness::kPlaceholderFunction) != names.end();
  BindingError failure;
  std::optional<Value> result =
      binding_->Call(known || !placeholder ? attribute : harness::kPlaceholderFunction, arguments, keywords, failure);
  if (result) return result;
  error = failure.line > 0 ? fmt::format("{}:{}: {}", file_, failure.line, failure.message)
                           : fmt::format("{}: {}", file_, failure.message);
  switch (failure.kind) {
    case BindingError::Kind::kArguments:
    case BindingError::Kind::kCheckFailed:
    case BindingError::Kind::kNoFunction:
      Refuse(FaultKind::kCallRefused, failure.message, failure.line);
      break;
    case BindingError::Kind::kLaunch:
      break;  // said where it was launched
    case BindingError::Kind::kUnsupported:
      seen_.why_undecided = error;
      seen_.at_limit = failure.at_limit;
      break;
  }
  return std::nullopt;
}

bool TaskExtension::Fill(const AclnnPlan& plan, Contract& contract, bool& zeros) {
  bool whole = true;
  zeros = true;
  const auto fill = [&](ContractTensor& to, const TensorPtr& tensor) {
    if (tensor->has_values()) {
      to.values = BytesOf(to.dtype, *tensor);
      return;
    }
    whole = false;
    // Integers may be lengths and indices.
    zeros = zeros && IsFloating(to.dtype);
  };
  for (std::size_t i = 0; i < contract.inputs.size(); ++i) {
    ContractTensor& input = contract.inputs[i];
    if (!input.present) continue;
    if (plan.inputs[i] == nullptr) {
      input.values = BytesOf(input.dtype, NumbersOf(plan.numbers[i]));
      input.given = true;  // a parameter, as attributes are
    } else {
      fill(input, plan.inputs[i]);
    }
  }
  for (std::size_t i = 0; i < contract.outputs.size(); ++i) {
    if (plan.outputs[i] == nullptr) continue;
    whole = whole && plan.outputs[i]->has_values();
    if (!plan.undefined[i]) fill(contract.outputs[i], plan.outputs[i]);
  }
  return whole;
}

const LoweredModule* TaskExtension::KernelFor(const Contract& contract, std::uint64_t tiling_key) {
  const std::string key = fmt::format("{}{}", DtypeKey(contract), tiling_key);
  auto [at, fresh] = kernels_.try_emplace(key);
  if (fresh) {
    ascendc::ReadOptions options = inputs_.read_options;
    options.contract = &contract;
    options.lower = options.lower_kernel = true;
    at->second = inputs_.reader->ReadInstance(*inputs_.project, options, inputs_.facts->Get<ascendc::OperatorFacts>(),
                                              tiling_key);
  }
  return at->second ? &*at->second : nullptr;
}

void TaskExtension::TakeOver(const PlannedRun& plan) {
  ShapeRun& run = seen_.run;
  seen_.inexact.insert(seen_.inexact.end(), plan.result.inexact.begin(), plan.result.inexact.end());
  if (seen_.launches++ == 0) {
    std::vector<Fault> before = std::move(run.faults);
    run = plan.run;
    run.faults.insert(run.faults.begin(), before.begin(), before.end());
  } else {
    run.what += "; " + plan.run.what;
    run.faults.insert(run.faults.end(), plan.run.faults.begin(), plan.run.faults.end());
    if (plan.run.status != ShapeRun::Status::kClean) run.status = plan.run.status;
  }
}

void TaskExtension::WriteBack(const AclnnPlan& plan, const PlannedRun& run) {
  // Without outputs, those of the run are the inputs in their final state.
  const std::vector<TensorPtr>& to = plan.outputs.empty() ? plan.inputs : plan.outputs;
  for (std::size_t i = 0; i < to.size() && i < run.result.outputs.size(); ++i) {
    const SimTensor& made = run.result.outputs[i];
    if (to[i] == nullptr || !made.present) continue;
    if (!plan.outputs.empty() && i < plan.contract.outputs.size())
      seen_.outputs.emplace_back(plan.contract.outputs[i].name, to[i]);
    to[i]->Assign(Tensor(made.dtype, made.shape, ToDoubles(made)));
  }
}

void TaskExtension::CheckInferred(const PlannedRun& plan, const Contract& contract) {
  // Only if every declared output is one tensor of the launch.
  if (plan.inferred.size() != contract.outputs.size()) return;
  for (std::size_t i = 0; i < plan.inferred.size(); ++i) {
    const ContractTensor& output = contract.outputs[i];
    const InferredOutput& said = plan.inferred[i];
    if (!output.present || !output.list.empty()) continue;
    std::string what;
    if (said.shape && *said.shape != output.shape)
      what = fmt::format("shape [{}] of `{}`, the binding makes [{}]", fmt::join(*said.shape, ", "), output.name,
                         fmt::join(output.shape, ", "));
    if (what.empty() && said.dtype && *said.dtype != output.dtype)
      what =
          fmt::format("dtype {} of `{}`, the binding makes {}", NameOf(*said.dtype), output.name, NameOf(output.dtype));
    if (what.empty()) continue;
    Fault fault;
    fault.kind = FaultKind::kInferred;
    fault.core = -1;
    fault.args["advisory"] = 1;
    fault.text = {{"what", what}, {"tensor", output.name}};
    fault.where = op_->range;
    seen_.run.faults.push_back(std::move(fault));
  }
}

namespace {

// If module, binding and operator are the benchmark's own, a refusal is due to our reading of them.
bool IsGlue(const Fault& fault) { return fault.kind == FaultKind::kCallRefused || fault.kind == FaultKind::kHostDuty; }

std::string TextOf(const Fault& fault) {
  const auto what = fault.text.find("what"), reason = fault.text.find("reason");
  std::string text = what != fault.text.end() ? what->second : std::string();
  if (reason != fault.text.end()) text += (text.empty() ? "" : ": ") + reason->second;
  return text;
}

}  // namespace

ShapeRun TaskExtension::SetAsideUnclear(ShapeRun run) const {
  if (run.values == ShapeRun::Values::kMatch) ForgiveHarmless(run);
  LeaveOverlapsOpen(run);
  LeaveBaseOpen(inputs_.facts->Get<ReplyFacts>(), run);
  // Queries of a handwritten function before it launches are not answered: a refusal after one is due to the query.
  const auto glue = std::find_if(run.faults.begin(), run.faults.end(), [&](const Fault& fault) {
    return IsGlue(fault) || (followed_ && fault.kind == FaultKind::kHostFailed);
  });
  if (!inputs_.task->strict_shape && glue != run.faults.end()) {
    run.status = ShapeRun::Status::kUndecided;
    run.why_undecided = fmt::format("the task's own glue is not followed to its end: {}", TextOf(*glue));
    run.faults.clear();
  }
  const bool wrong = run.status == ShapeRun::Status::kFaults || run.values == ShapeRun::Values::kMismatch;
  if (!wrong || op_ == nullptr) return run;
  for (const OpParam& param : op_->params) {
    for (const std::string& dtype : param.dtypes) {
      if (ParseDtype(dtype)) continue;
      run.status = ShapeRun::Status::kUndecided;
      run.values = ShapeRun::Values::kSkipped;
      run.faults.clear();
      run.why_undecided = fmt::format("the dtypes of `{}` are given by `{}`, which is not followed", param.name, dtype);
      return run;
    }
  }
  return run;
}

// A handwritten function is followed to the operator's launch.
AclnnPlan TaskExtension::PlanOf(const harness::OperatorLaunch& launch) {
  // A task's own binding is known to be right.
  AclnnPlan plan = ascendc::PlanAclnn(*op_, launch, binding_file_ < 0);
  if (plan.problem != AclnnPlan::Problem::kForeign) return plan;
  const std::vector<std::string>& apart = inputs_.facts->Get<ParseFacts>().apart;
  std::string sources;
  for (const VirtualFile& file : inputs_.project->files) {
    if (std::find(apart.begin(), apart.end(), file.name) != apart.end()) sources += file.text + "\n";
  }
  if (!ascendc::DefinesWrapper(sources, launch.api)) return plan;
  const ascendc::Wrapped wrapped = ascendc::FollowWrapper(*op_, sources, launch);
  followed_ = wrapped.launch.has_value();
  if (followed_) return ascendc::PlanAclnn(*op_, *wrapped.launch);
  plan.message = wrapped.why_not;
  return plan;
}

bool TaskExtension::Launch(const harness::OperatorLaunch& given, std::string& error) {
  if (TooMany(error)) return false;
  harness::OperatorLaunch launch = given;
  if (launch.api == kPlaceholderOperator) launch.api = "aclnn" + op_->op_type;
  AclnnPlan plan = PlanOf(launch);
  if (plan.problem != AclnnPlan::Problem::kNone) {
    error = plan.message;
    // A task's binding is known to be right: a mismatch means that it was not understood.
    if (plan.problem == AclnnPlan::Problem::kArguments && binding_file_ >= 0) {
      Refuse(FaultKind::kOperatorArguments, plan.message, launch.line);
    } else {
      seen_.why_undecided = plan.message;
    }
    return false;
  }
  if (!plan.misread.empty() && binding_file_ >= 0) {
    Refuse(FaultKind::kOperatorArguments, plan.misread, launch.line);
    seen_.run.faults.back().args["advisory"] = 1;
    seen_.failed = false;
  }
  if (!plan.by_bytes.empty()) {
    Refuse(FaultKind::kOperatorArguments, plan.by_bytes, 0);
    Fault& fault = seen_.run.faults.back();
    fault.args["advisory"] = 1;
    fault.where = op_->range;
    fault.text["right"] = "the framework looks for a kernel of the dtypes that are passed";
    seen_.failed = false;
  }
  if (substitute_) {
    ++seen_.launches;
    if (substitute_->copies) {
      CopyInputs(plan.inputs, plan.outputs);
    } else {
      FillWith(plan.outputs.empty() ? plan.inputs : plan.outputs, substitute_->numbers);
    }
    return true;
  }
  Contract contract = plan.contract;
  contract.chip = inputs_.read_options.chip;
  bool zeros = false;
  const bool whole = Fill(plan, contract, zeros);
  if (note_only_) {
    ++seen_.launches;
    if (whole) FillMarked(plan.outputs, plan.undefined, marked_);
    if (!noted_) noted_ = Noted{std::move(contract), plan.outputs, whole};
    return true;
  }
  const std::optional<LoweredModule>& host = inputs_.read->host;
  if (!host && inputs_.facts->Get<ascendc::OperatorFacts>().has_host) {
    error = seen_.why_undecided = "the host code was not lowered";
    return false;
  }
  seen_.last.reset();
  PlannedRun run = RunContract({.host = host ? &*host : nullptr,
                                .host_library = inputs_.read->host_library,
                                .contract = &contract,
                                .contract_dir = "",
                                .infer = seen_.launches == 0,
                                .host_only = !whole && !zeros,
                                .without_values = !whole && zeros,
                                .seconds_without_values = inputs_.full_size_seconds,
                                .accuracy = accuracy_,
                                .inexact_at = inexact_at_,
                                .auto_sync = inputs_.auto_sync,
                                .facts = inputs_.facts,
                                .by_key = [&](std::uint64_t key) { return KernelFor(contract, key); }});
  NameCauses(*inputs_.facts, contract, run);
  if (!whole) ForgiveKept(plan, contract, run.run);
  TakeOver(run);
  CheckInferred(run, contract);
  if (run.run.status == ShapeRun::Status::kUndecided) {
    error = seen_.why_undecided = run.run.why_undecided;
    return false;
  }
  if (seen_.launches == 1) {
    seen_.tiling = run.request.tiling;
    seen_.size = SizeOfLaunch(run.request);
  }
  if (!whole) {
    seen_.without_values = true;
    seen_.ended = seen_.ended && run.ended;
    seen_.failed = run.run.status == ShapeRun::Status::kFaults;
    if (seen_.failed) error = "the launch ends with a fault";
    return !seen_.failed;
  }
  if (run.result.outputs.empty()) {
    error = "the launch ends with a fault";
    seen_.failed = true;
    return false;
  }
  seen_.copies = seen_.copies && !plan.outputs.empty() && HoldInputs(contract, run.result.outputs);
  WriteBack(plan, run);
  seen_.last = std::move(run);
  return true;
}

}  // namespace assay
