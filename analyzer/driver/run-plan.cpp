// One run of host and kernel for a contract.
#include "analyzer/driver/run-plan.h"

#include <fmt/format.h>
#include <algorithm>
#include <cstring>
#include <filesystem>

#include "analyzer/dialects/ascendc/interpret.h"
#include "analyzer/driver/explain-mismatch.h"
#include "analyzer/driver/golden-command.h"
#include "analyzer/driver/late-copies.h"
#include "simulator/npy.h"
#include "simulator/reference.h"

namespace assay {
namespace {

std::string ShapeText(const ContractTensor& tensor) {
  std::string dims;
  for (std::int64_t d : tensor.shape) dims += fmt::format("{}{}", dims.empty() ? "" : ", ", d);
  return fmt::format("{} {}[{}]", tensor.name, NameOf(tensor.dtype), dims);
}

std::string Describe(const Contract& contract) {
  std::string text;
  for (const ContractTensor& tensor : contract.inputs) {
    if (!tensor.present) continue;
    text += (text.empty() ? "" : ", ") + ShapeText(tensor);
  }
  return text;
}

std::string Resolve(const std::string& dir, const std::string& path) {
  return std::filesystem::path(path).is_absolute() ? path : (std::filesystem::path(dir) / path).string();
}

SimTensor Plain(const ContractTensor& tensor) {
  return {.name = tensor.name,
          .dtype = tensor.dtype,
          .shape = tensor.shape,
          .data = {},
          .list = tensor.list,
          .present = tensor.present,
          .shares = tensor.shares};
}

// Values as given or from their .npy file, for inputs without either seeded random ones; "" or what is wrong.
std::string Fill(const RunInputs& inputs, const std::vector<ContractTensor>& given, bool random,
                 std::vector<SimTensor>& tensors) {
  std::uint64_t seed = inputs.contract->seed;
  for (const ContractTensor& tensor : given) {
    SimTensor made = Plain(tensor);
    if (!tensor.present || inputs.host_only) {
    } else if (tensor.values != nullptr) {
      made.data = *tensor.values;
    } else if (inputs.without_values) {
    } else if (tensor.data.empty()) {
      if (random && tensor.normal) FillNormal(made, tensor.low, tensor.high, seed++);
      if (random && !tensor.normal) FillRandom(made, tensor.low, tensor.high, seed++);
    } else {
      std::string error;
      SimTensor loaded;
      if (!ReadNpy(Resolve(inputs.contract_dir, tensor.data), loaded, error)) return error;
      // NumPy has no bfloat16: its bits come as uint16.
      const bool bits = loaded.dtype == Dtype::kU16 && tensor.dtype == Dtype::kBF16;
      if ((loaded.dtype != tensor.dtype && !bits) || loaded.shape != tensor.shape) {
        return fmt::format("`{}` holds {} values of another shape or dtype than `{}`", tensor.data,
                           NameOf(loaded.dtype), tensor.name);
      }
      made.data = std::move(loaded.data);
    }
    tensors.push_back(std::move(made));
  }
  return {};
}

template <class T>
void AppendValue(std::vector<std::byte>& bytes, T value) {
  const std::size_t aligned = (bytes.size() + sizeof(T) - 1) / sizeof(T) * sizeof(T);
  bytes.resize(aligned + sizeof(T));
  std::memcpy(bytes.data() + aligned, &value, sizeof(T));
}

// Tiling values in the layout of the struct that the reader generates from them: by name, 32 bits each.
std::vector<std::byte> TilingBytes(const Contract& contract) {
  std::vector<std::byte> bytes;
  for (const auto& [name, value] : contract.tiling) {
    if (const auto* real = std::get_if<double>(&value)) {
      AppendValue(bytes, static_cast<float>(*real));
    } else if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      AppendValue(bytes, static_cast<std::uint32_t>(*whole));
    } else if (const auto* flag = std::get_if<bool>(&value)) {
      AppendValue(bytes, static_cast<std::uint32_t>(*flag ? 1 : 0));
    } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      for (std::int64_t item : *list) AppendValue(bytes, static_cast<std::uint32_t>(item));
    } else if (const auto* reals = std::get_if<std::vector<double>>(&value)) {
      for (double item : *reals) AppendValue(bytes, static_cast<float>(item));
    }
  }
  bytes.resize((bytes.size() + 7) / 8 * 8);
  return bytes;
}

// Shapes and dtypes, and the values of what the op definition reads on the host.
std::vector<SimTensor> HostInputs(const RunInputs& inputs, const std::vector<SimTensor>& filled) {
  const HostFacts& host = inputs.facts->Get<HostFacts>();
  std::vector<SimTensor> made;
  for (std::size_t i = 0; i < filled.size(); ++i) {
    made.push_back(Plain(inputs.contract->inputs[i]));
    const std::string& name = made.back().list.empty() ? made.back().name : made.back().list;
    for (const OpDefinition& op : host.op_definitions) {
      const bool read = std::any_of(op.params.begin(), op.params.end(), [&](const OpParam& p) {
        return p.kind == OpParam::Kind::kInput && p.name == name && p.value_depend;
      });
      if (read) made.back().data = filled[i].data;
    }
  }
  return made;
}

std::size_t DeclaredOutputs(const HostFacts& host, std::size_t otherwise) {
  const OpDefinition* op = ascendc::DecidingDefinition(host);
  if (op == nullptr || op->params.empty()) return otherwise;
  return static_cast<std::size_t>(std::count_if(op->params.begin(), op->params.end(),
                                                [](const OpParam& p) { return p.kind == OpParam::Kind::kOutput; }));
}

bool IsInput(const Contract& contract, const ContractTensor& output) {
  return std::any_of(contract.inputs.begin(), contract.inputs.end(),
                     [&](const ContractTensor& input) { return input.name == output.name; });
}

bool RunHostHalf(const RunInputs& inputs, PlannedRun& plan) {
  HostRequest request;
  request.module = inputs.host;
  request.library = inputs.host_library;
  if (const std::string* op = inputs.facts->Get<HostFacts>().op_type()) request.op_type = *op;
  request.chip = inputs.contract->chip;
  request.inputs = HostInputs(inputs, plan.request.inputs);
  // An input that is written in place may be no output of the operator.
  const std::size_t declared = DeclaredOutputs(inputs.facts->Get<HostFacts>(), inputs.contract->outputs.size());
  for (const ContractTensor& t : inputs.contract->outputs) {
    if (request.outputs.size() < declared || !IsInput(*inputs.contract, t)) request.outputs.push_back(Plain(t));
  }
  request.attributes = inputs.contract->attributes;
  HostResult host = RunHost(request);
  plan.run.faults.insert(plan.run.faults.end(), host.faults.begin(), host.faults.end());
  if (host.status != ShapeRun::Status::kClean) {
    plan.run.status = host.status;
    plan.run.why_undecided = host.why_undecided;
    return false;
  }
  plan.request.tiling = std::move(host.tiling);
  plan.request.block_dim = host.block_dim;
  plan.request.tiling_key = host.tiling_key;
  for (std::int64_t bytes : host.workspaces) plan.request.workspace_bytes += std::max<std::int64_t>(bytes, 0);
  if (inputs.infer) {
    // In a run of its own: a call with all tensors given asks the framework for no inference, so what goes wrong in it
    // does not keep the kernel from running.
    request.infer = true;
    plan.inferred = RunHost(request).inferred;
  }
  return true;
}

// Expected outputs, one list of values an output; false where the contract gives none.
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
  // One file an output that is there.
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
  // A run that ended by a signal or a refused call left no outputs: there is nothing that could match.
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
    plan.run.values = ShapeRun::Values::kMismatch;
    Fault fault;
    fault.kind = FaultKind::kValueMismatch;
    fault.core = -1;
    fault.args = {{"count", static_cast<std::int64_t>(result.mismatches)},
                  {"total", static_cast<std::int64_t>(expected[i].size())},
                  {"first", static_cast<std::int64_t>(result.first)},
                  {"last", static_cast<std::int64_t>(result.last)}};
    fault.text = {{"tensor", output.name},
                  {"tolerance", ToleranceText(tolerance)},
                  {"got", fmt::format("{:g}", result.got)},
                  {"want", fmt::format("{:g}", result.want)}};
    const KernelFacts& kernel = inputs.facts->Get<KernelFacts>();
    if (!kernel.entries.empty()) fault.where = kernel.entries.front().name_range;
    explainer.Explain(i, expected[i], tolerance, fault);
    plan.run.faults.push_back(std::move(fault));
  }
}

// A second run of a kernel whose values match: what differs at the edges of the dtypes is advice, since inputs of
// benchmarks and tests hold no such values.
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
  if (plan.result.status == ShapeRun::Status::kUndecided) return;
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

namespace {

// More would say little more: cores and tiles are alike.
constexpr std::int64_t kMostWritten = 64 << 20;
constexpr std::uint64_t kSecondsWithoutValues = 2;

bool IsReal(const Fault& fault) {
  const auto advisory = fault.args.find("advisory");
  return advisory == fault.args.end() || advisory->second == 0;
}

// Runs on zeros. That it took too long or wrote too much is no fault of the kernel's.
void RunWithoutValues(PlannedRun& plan) {
  plan.request.hazards = false;  // their bookkeeping grows with the tensors; smaller runs show them
  plan.request.most_written = kMostWritten;
  plan.request.limits.cpu_seconds = kSecondsWithoutValues;
  plan.result = RunKernel(plan.request);
  plan.kernel_ran = true;
  std::vector<Fault>& faults = plan.result.faults;
  const std::size_t spent =
      std::erase_if(faults, [](const Fault& fault) { return fault.kind == FaultKind::kTimeBudget; });
  plan.ended = plan.result.status != ShapeRun::Status::kUndecided && spent == 0;
  plan.run.faults.insert(plan.run.faults.end(), faults.begin(), faults.end());
  const bool real = std::any_of(plan.run.faults.begin(), plan.run.faults.end(), IsReal);
  plan.run.status = real ? ShapeRun::Status::kFaults : ShapeRun::Status::kClean;
}

}  // namespace

PlannedRun RunContract(const RunInputs& inputs) {
  PlannedRun plan;
  const Contract& contract = *inputs.contract;
  plan.run.what = Describe(contract);
  plan.run.status = ShapeRun::Status::kUndecided;
  if (inputs.kernel == nullptr) {
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
  std::string error = Fill(inputs, contract.inputs, true, plan.request.inputs);
  if (error.empty()) error = Fill(inputs, contract.outputs, false, plan.request.outputs);
  if (!error.empty()) {
    plan.run.why_undecided = error;
    return plan;
  }
  plan.request.block_dim = contract.core_count > 0 ? contract.core_count : 1;
  plan.request.tiling_key = contract.tiling_key;
  plan.request.workspace_bytes = contract.workspace_bytes;
  plan.request.tiling = TilingBytes(contract);
  if (inputs.host != nullptr && !RunHostHalf(inputs, plan)) return plan;
  if (inputs.by_key) {
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
    RunWithoutValues(plan);
    return plan;
  }
  const std::vector<int>& cores = inputs.observe.cores;
  if (!cores.empty() && cores.back() >= plan.request.block_dim) {
    plan.run.why_undecided =
        fmt::format("core {} was asked for, the launch has {}", cores.back(), plan.request.block_dim);
    return plan;
  }
  plan.request.observe = inputs.observe;
  plan.result = RunKernel(plan.request);
  plan.kernel_ran = true;
  AddPerformance(inputs, plan);
  plan.run.status = plan.result.status;
  plan.run.why_undecided = plan.result.why_undecided;
  plan.run.faults.insert(plan.run.faults.end(), plan.result.faults.begin(), plan.result.faults.end());
  if (!plan.run.faults.empty() && plan.run.status == ShapeRun::Status::kClean)
    plan.run.status = ShapeRun::Status::kFaults;
  const bool whole = cores.empty() && (plan.result.recording == nullptr || !plan.result.recording->stopped);
  if (whole && (plan.result.status == ShapeRun::Status::kClean || plan.result.status == ShapeRun::Status::kFaults))
    CompareOutputs(inputs, plan);
  if (plan.run.values == ShapeRun::Values::kMatch &&
      std::any_of(plan.run.faults.begin(), plan.run.faults.end(), IsReal)) {
    ForgiveLateCopies(plan, plan.run.faults);
    if (std::none_of(plan.run.faults.begin(), plan.run.faults.end(), IsReal))
      plan.run.status = ShapeRun::Status::kClean;
  }
  if (inputs.edge_values && plan.run.values == ShapeRun::Values::kMatch) CompareEdgeValues(inputs, plan);
  return plan;
}

}  // namespace assay
