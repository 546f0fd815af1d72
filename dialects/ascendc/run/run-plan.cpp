// One run of host and kernel for a contract.
#include "dialects/ascendc/run/run-plan.h"

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "reference/sim-tensor.h"
#include "simulator/observe.h"

#include <fmt/format.h>
#include <algorithm>
#include <cstring>
#include <filesystem>

#include "analyzer/facts/ascendc/set-before.h"
#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/run/chosen-cores.h"
#include "dialects/ascendc/run/explain-mismatch.h"
#include "dialects/ascendc/run/host-call.h"
#include "dialects/ascendc/run/inexact.h"
#include "dialects/ascendc/run/race-by-removal.h"
#include "dialects/ascendc/run/run-tensors.h"
#include "dialects/ascendc/run/uninitialised-flow.h"
#include "dialects/ascendc/run/unset-tiling.h"
#include "dialects/ascendc/run/wrong-parts.h"
#include "reference/builtin/builtin-references.h"
#include "reference/case-memory.h"
#include "reference/constant-output.h"
#include "reference/npy.h"
#include "reference/reference-command.h"

namespace assay {
namespace {

bool FitsMemory(const Contract& contract) {
  const std::uint64_t bytes = MemoryForCase(contract);
  if (contract.cores.empty()) return bytes <= kMostMemoryForCase;
  return bytes != UINT64_MAX && static_cast<std::uint64_t>(SizeInBytes(contract)) <= kMostMappedForCores;
}

// A contract with tensors of hundreds of megabytes gets steps and time in proportion to their bytes.
void Afford(const Contract& contract, KernelRequest& request) {
  constexpr std::uint64_t kUsual = 256u << 20, kBytesASecond = 16u << 20;
  const auto sum = static_cast<std::uint64_t>(SizeInBytes(contract));
  const std::uint64_t bytes = std::min(sum, contract.cores.empty() ? kMostMemoryForCase : kMostMappedForCores);
  if (bytes <= kUsual) return;
  request.limits.fuel += 2 * bytes;
  request.limits.cpu_seconds += bytes / kBytesASecond;
  request.limits.memory_bytes += bytes;
}

bool RunHostHalf(const RunInputs& inputs, PlannedRun& plan, std::vector<UnsetTiling>& unset) {
  HostRequest request = HostRequestOf(inputs, plan.request.inputs).request;
  request.infer = inputs.infer_only;
  HostResult host = RunHost(request);
  if (host.status != ShapeRun::Status::kClean && host.without_parse) {
    request.empty_compile_info = true;
    host = RunHost(request);
  }
  for (Fault& fault : host.faults) fault.args["host"] = 1;
  plan.run.faults.insert(plan.run.faults.end(), host.faults.begin(), host.faults.end());
  if (host.status != ShapeRun::Status::kClean) {
    plan.run.status = host.status;
    plan.run.why_undecided = host.why_undecided;
    return false;
  }
  if (inputs.infer_only) {
    plan.inferred = std::move(host.inferred);
    return true;
  }
  // The effect of an unset field shows in the kernel's run; a run for outputs alone has none.
  if (!inputs.host_only || !inputs.infer) unset = FindUnsetTiling(inputs, request, host, plan.run);
  plan.request.tiling = std::move(host.tiling);
  plan.request.block_dim = host.block_dim;
  plan.request.tiling_key = host.tiling_key;
  plan.request.schedule_mode = host.schedule_mode;
  for (std::int64_t bytes : host.workspaces) {
    std::int64_t& all = plan.request.workspace_bytes;
    if (__builtin_add_overflow(all, std::max<std::int64_t>(bytes, 0), &all)) all = INT64_MAX / 2;
  }
  if (inputs.infer) {
    // In a run of its own: with all tensors given, the framework does not call inference, so its faults do not keep
    // the kernel from running.
    request.infer = true;
    plan.inferred = RunHost(request).inferred;
  }
  return true;
}

// Expected outputs, one list of values per output; false if the contract gives none.
bool Expected(const RunInputs& inputs, const PlannedRun& plan, std::vector<std::vector<double>>& expected,
              std::string& error) {
  const Contract& contract = *inputs.contract;
  if (!contract.reference.empty()) {
    return ComputeReference(contract.reference, plan.request.inputs, contract.attributes, expected, error);
  }
  std::vector<SimTensor> golden;
  if (!contract.command.empty()) {
    if (!inputs.allow_commands) {
      error = "the contract's reference is a command, which runs only with --allow-commands";
      return false;
    }
    if (!GoldenFromCommand(contract, inputs.contract_dir, plan.request.inputs, golden, error)) return false;
  } else {
    for (const std::string& path : contract.golden) {
      golden.emplace_back();
      if (!ReadNpy(Resolve(inputs.contract_dir, path), golden.back(), error)) return false;
    }
  }
  // One file per output that is present.
  std::size_t next = 0;
  for (std::size_t i = 0; i < contract.outputs.size() && next < golden.size(); ++i) {
    expected.emplace_back();
    if (!contract.outputs[i].present) continue;
    const SimTensor& want = golden[next++];
    if (ElementCount(want) != ElementCount(plan.request.outputs[i])) {
      error = fmt::format("the reference for `{}` has {} elements, the contract's shape has {}",
                          contract.outputs[i].name, ElementCount(want), ElementCount(plan.request.outputs[i]));
      return false;
    }
    if (want.dtype == Dtype::kU16 && contract.outputs[i].dtype == Dtype::kBF16) golden[next - 1].dtype = Dtype::kBF16;
    expected.back() = ToDoubles(want);
  }
  return !golden.empty();
}

std::string ToleranceText(const Tolerance& tolerance) {
  const bool sum = tolerance.combine == Tolerance::Combine::kSum;
  return fmt::format("{:g} absolute {} {:g} relative", tolerance.absolute, sum ? "plus" : "or", tolerance.relative);
}

void CompareOutputs(const RunInputs& inputs, PlannedRun& plan) {
  std::vector<std::vector<double>> expected;
  std::string error;
  if (!Expected(inputs, plan, expected, error)) {
    plan.run.values = error.empty() ? ShapeRun::Values::kSkipped : ShapeRun::Values::kUndecided;
    if (!error.empty()) plan.run.why_undecided = error;
    return;
  }
  // A run that ended by a signal or a refused call left no outputs to compare.
  if (plan.result.outputs.size() != plan.request.outputs.size()) return;
  plan.run.values = ShapeRun::Values::kMatch;
  MismatchExplainer explainer(plan);
  for (std::size_t i = 0; i < plan.result.outputs.size() && i < expected.size(); ++i) {
    const SimTensor& output = plan.result.outputs[i];
    if (!output.present) continue;
    const auto given = inputs.contract->tolerance.find(output.dtype);
    const Tolerance tolerance =
        given != inputs.contract->tolerance.end() ? given->second : DefaultTolerance(output.dtype);
    const ValueComparison result = CompareValues(output, expected[i], tolerance);
    if (result.mismatches == 0) continue;
    MarkWrong(output, expected[i], tolerance, plan.result.coverage);
    plan.run.values = ShapeRun::Values::kMismatch;
    Fault fault;
    fault.kind = FaultKind::kValueMismatch;
    fault.core = -1;
    fault.args = {{"count", static_cast<std::int64_t>(result.mismatches)},
                  {"total", static_cast<std::int64_t>(expected[i].size())},
                  {"first", static_cast<std::int64_t>(result.first)},
                  {"last", static_cast<std::int64_t>(result.last)}};
    if (ConstancyOf(output.dtype, ToDoubles(output), expected[i]) != Constancy::kNone) fault.args["constant"] = 1;
    const auto [got, want] = DistinctTexts(result.got, result.want);
    fault.text = {{"tensor", output.name}, {"tolerance", ToleranceText(tolerance)}, {"got", got}, {"want", want}};
    const KernelFacts& kernel = inputs.facts->Get<KernelFacts>();
    if (!kernel.entries.empty()) fault.where = kernel.entries.front().name_range;
    // An estimate is not a cause: it may itself be wrong, and hides what other elements have in common.
    if (inputs.explain && plan.result.inexact.empty()) explainer.Explain(i, expected[i], tolerance, fault);
    plan.run.faults.push_back(std::move(fault));
  }
}

void JudgeInexactValues(const RunInputs& inputs, PlannedRun& plan) {
  JudgeInexact(plan.run, plan.result.inexact, [&](Accuracy accuracy, const std::vector<std::int32_t>& at) {
    PlannedRun other;
    other.request = plan.request;
    other.request.observe = {};
    other.request.accuracy = accuracy;
    other.request.inexact_at = at;
    other.result = RunKernel(other.request);
    const bool ended = other.result.why_undecided.empty() && !other.result.outputs.empty();
    other.run.values = ShapeRun::Values::kUndecided;
    if (ended) CompareOutputs(inputs, other);
    return other.run;
  });
}

// A second run of a kernel whose values match: differences at the limits of the dtypes are advice, since inputs
// of benchmarks and tests contain no such values.
void CompareEdgeValues(const RunInputs& inputs, PlannedRun& plan) {
  PlannedRun edge;
  edge.request = plan.request;
  for (std::size_t i = 0; i < edge.request.inputs.size() && i < inputs.contract->inputs.size(); ++i) {
    const ContractTensor& given = inputs.contract->inputs[i];
    if (given.present && given.data.empty() && given.values == nullptr) PutEdgeValues(edge.request.inputs[i]);
  }
  edge.result = RunKernel(edge.request);
  if (edge.result.status != ShapeRun::Status::kClean) return;
  CompareOutputs(inputs, edge);
  for (Fault& fault : edge.run.faults) {
    fault.args["advisory"] = fault.args["edge_values"] = 1;
    plan.run.faults.push_back(std::move(fault));
  }
}

void AddPerformance(const RunInputs& inputs, PlannedRun& plan) {
  if (!inputs.observe.events || plan.result.recording == nullptr) return;
  if (plan.result.status == ShapeRun::Status::kUndecided || !device::FindChip(plan.request.chip).HasTimes()) return;
  if (!device::WhyNotTimed(*plan.result.recording).empty()) return;
  device::TimeOptions options = TimeOptionsOf(plan.request.chip);
  options.auto_sync = inputs.auto_sync;
  plan.run.performance = device::MakePerformance(*plan.result.recording, options);
}

}  // namespace

device::TimeOptions TimeOptionsOf(const std::string& chip) { return {.chip = device::FindChip(chip)}; }

std::string EntryOf(const KernelFacts& kernel, const Contract& contract) {
  const auto symbol = [](const KernelEntry& entry) { return entry.instance.empty() ? entry.name : entry.instance; };
  const KernelEntry* only = nullptr;
  for (const KernelEntry& entry : kernel.entries) {
    if (!entry.has_body) continue;
    if (entry.name == contract.entry) return symbol(entry);
    if (only != nullptr && only->name != entry.name) return {};
    only = &entry;
  }
  return only != nullptr ? symbol(*only) : std::string();
}

bool AnyReal(const std::vector<Fault>& faults) {
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) { return Matters(faults, fault); });
}

namespace {

// Runs on zeros. Taking too long or writing too much is not a fault of the kernel then.
void RunWithoutValues(PlannedRun& plan, int seconds) {
  LimitWithoutValues(plan.request, seconds);
  plan.result = RunKernel(plan.request);
  plan.kernel_ran = true;
  std::vector<Fault>& faults = plan.result.faults;
  const std::size_t spent =
      std::erase_if(faults, [](const Fault& fault) { return fault.kind == FaultKind::kTimeBudget; });
  plan.ended = plan.result.status != ShapeRun::Status::kUndecided && spent == 0;
  plan.run.faults.insert(plan.run.faults.end(), faults.begin(), faults.end());
  plan.run.status = AnyReal(plan.run.faults) ? ShapeRun::Status::kFaults : ShapeRun::Status::kClean;
}

}  // namespace

// An operator without outputs leaves its results in the memory of its inputs: they are outputs of the run.
void ShareInputs(KernelRequest& request) {
  if (!request.outputs.empty()) return;
  request.outputs = request.inputs;
}

void LeaveBaseOpen(const ReplyFacts& reply, ShapeRun& run) {
  const auto undefined = [](const Fault& fault) {
    const auto reason = fault.text.find("reason");
    return fault.kind == FaultKind::kAtomicMisuse && reason != fault.text.end() && reason->second == "undefined-base";
  };
  if (run.values != ShapeRun::Values::kMatch || SetsOutputsBefore(reply)) return;
  if (std::none_of(run.faults.begin(), run.faults.end(), undefined)) return;
  run.values = ShapeRun::Values::kUndecided;
  run.why_undecided = "copies add to an output that nothing set: they are right where its memory happens to hold zeros";
}

void LeaveOverlapsOpen(ShapeRun& run) {
  const auto overlaps = [](const Fault& fault) {
    const auto same = fault.args.find("same");
    return fault.kind == FaultKind::kOperandOverlap && (same == fault.args.end() || same->second == 0);
  };
  const bool told = run.values == ShapeRun::Values::kMismatch || run.values == ShapeRun::Values::kMatch;
  if (!told || std::none_of(run.faults.begin(), run.faults.end(), overlaps)) return;
  std::erase_if(run.faults, [](const Fault& fault) { return fault.kind == FaultKind::kValueMismatch; });
  run.values = ShapeRun::Values::kUndecided;
  run.why_undecided = "an instruction reads what its own earlier repeats wrote: the device decides the values";
  if (!AnyReal(run.faults) && run.status == ShapeRun::Status::kFaults) run.status = ShapeRun::Status::kClean;
}

void CountHostDivision(ShapeRun& run) {
  if (run.values == ShapeRun::Values::kMatch) return;
  for (Fault& fault : run.faults) {
    if (fault.kind != FaultKind::kDivisionByZero || !fault.args.contains("host")) continue;
    fault.args.erase("advisory");
    run.status = ShapeRun::Status::kFaults;
  }
}

namespace {

PlannedRun RunPlanned(const RunInputs& inputs) {
  PlannedRun plan;
  const Contract& contract = *inputs.contract;
  plan.run.what = Describe(contract);
  plan.run.status = ShapeRun::Status::kUndecided;
  if (inputs.kernel == nullptr && !inputs.by_key) {
    plan.run.why_undecided = "the kernel was not lowered";
    return plan;
  }
  plan.request.module = inputs.kernel;
  plan.request.entry = EntryOf(inputs.facts->Get<KernelFacts>(), contract);
  if (plan.request.entry.empty()) {
    plan.run.why_undecided = "the input does not have exactly one kernel entry with a body";
    return plan;
  }
  plan.request.chip = contract.chip;
  plan.request.auto_sync = inputs.auto_sync;
  if (!inputs.without_values && !inputs.host_only && !FitsMemory(contract)) {
    plan.run.why_undecided = "its tensors are too large for a run";
    return plan;
  }
  plan.request.accuracy = inputs.accuracy;
  plan.request.inexact_at = inputs.inexact_at;
  std::string error = Fill(inputs, contract.inputs, true, plan.request.inputs);
  if (error.empty()) error = Fill(inputs, contract.outputs, false, plan.request.outputs);
  if (!error.empty()) {
    plan.run.why_undecided = error;
    return plan;
  }
  plan.request.shaped_by_kernel = ShapedByKernel(inputs.facts->Get<ascendc::OperatorFacts>());
  plan.request.block_dim = contract.core_count > 0 ? contract.core_count : 1;
  plan.request.tiling_key = contract.tiling_key;
  plan.request.workspace_bytes = contract.workspace_bytes;
  plan.request.tiling = TilingBytes(contract);
  if (!contract.tiling_data.empty()) {
    SimTensor bytes;
    if (!ReadNpy(Resolve(inputs.contract_dir, contract.tiling_data), bytes, plan.run.why_undecided)) return plan;
    plan.request.tiling = std::move(bytes.data);
  }
  std::vector<UnsetTiling> unset;
  if (inputs.host != nullptr && !RunHostHalf(inputs, plan, unset)) return plan;
  if (inputs.by_key && !inputs.host_only) {
    plan.request.module = inputs.by_key(plan.request.tiling_key);
    if (plan.request.module == nullptr) {
      plan.run.why_undecided = fmt::format("the kernel was not lowered for tiling key {}", plan.request.tiling_key);
      return plan;
    }
  }
  plan.run.block_dim = plan.request.block_dim;
  plan.run.tiling_key = plan.request.tiling_key;
  if (inputs.host_only) {
    plan.run.status = plan.run.faults.empty() ? ShapeRun::Status::kClean : ShapeRun::Status::kFaults;
    return plan;
  }
  if (inputs.without_values) {
    RunWithoutValues(plan, inputs.seconds_without_values);
    return plan;
  }
  Observe observe = inputs.observe;
  if (observe.units.empty()) observe.units = ChosenCores(contract, plan.request.block_dim);
  const std::vector<int>& cores = observe.units;
  if (!cores.empty() && (cores.front() < 0 || cores.back() >= plan.request.block_dim)) {
    plan.run.why_undecided = fmt::format("core {} was asked for, the launch has {}",
                                         cores.front() < 0 ? cores.front() : cores.back(), plan.request.block_dim);
    return plan;
  }
  plan.request.observe = observe;
  if (!contract.cores.empty()) LimitToChosenCores(plan.request);
  ShareInputs(plan.request);
  Afford(contract, plan.request);
  if (inputs.fuel > 0) plan.request.limits.fuel = inputs.fuel;
  plan.result = RunKernel(plan.request);
  plan.kernel_ran = true;
  FollowUndefinedBytes(plan.request, plan.result);
  AddPerformance(inputs, plan);
  plan.run.status = plan.result.status;
  plan.run.why_undecided = plan.result.why_undecided;
  if (!contract.cores.empty() && plan.run.status == ShapeRun::Status::kClean) {
    plan.run.status = ShapeRun::Status::kUndecided;
    plan.run.why_undecided = fmt::format("of {} cores {} ran, without a fault", plan.request.block_dim, cores.size());
  }
  plan.run.faults.insert(plan.run.faults.end(), plan.result.faults.begin(), plan.result.faults.end());
  if (!plan.run.faults.empty() && plan.run.status == ShapeRun::Status::kClean)
    plan.run.status = ShapeRun::Status::kFaults;
  const bool whole = cores.empty() && (plan.result.recording == nullptr || !plan.result.recording->stopped);
  if (whole && (plan.result.status == ShapeRun::Status::kClean || plan.result.status == ShapeRun::Status::kFaults))
    CompareOutputs(inputs, plan);
  FollowUnsetTiling(unset, plan);
  LeaveOverlapsOpen(plan.run);
  JudgeInexactValues(inputs, plan);
  LeaveBaseOpen(inputs.facts->Get<ReplyFacts>(), plan.run);
  if (plan.run.values == ShapeRun::Values::kMatch) ForgiveLateCopies(plan, plan.run.faults);
  if (plan.run.status == ShapeRun::Status::kFaults && !AnyReal(plan.run.faults))
    plan.run.status = ShapeRun::Status::kClean;
  if (inputs.edge_values && plan.run.values == ShapeRun::Values::kMatch) CompareEdgeValues(inputs, plan);
  return plan;
}

}  // namespace

PlannedRun RunContract(const RunInputs& inputs) {
  PlannedRun plan = RunPlanned(inputs);
  CountHostDivision(plan.run);
  return plan;
}

}  // namespace assay
