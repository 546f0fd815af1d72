// A contract at other values of its dimensions is again a contract: it is run like any other.
#include "dialects/ascendc/run/shape-runs.h"

#include <algorithm>
#include <utility>

#include "dialects/ascendc/prove/cause-fields.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/run/run-tensors.h"

namespace assay {
namespace {

constexpr std::size_t kMostReplays = 12;
// Budget of a probe: loop iterations and calls, all cores together.
constexpr std::uint64_t kProbeFuel = 30'000'000;

bool CountsFit(const Contract& first, const Contract& at) {
  for (const auto& [name, value] : first.attributes) {
    const auto* count = std::get_if<std::int64_t>(&value);
    for (std::size_t i = 0; count != nullptr && *count > 1 && i < first.inputs.size(); ++i) {
      const auto size = static_cast<std::int64_t>(SizeOf(first.inputs[i].dtype));
      if (SizeInBytes(first.inputs[i]) == *count * size && SizeInBytes(at.inputs[i]) < *count * size) return false;
    }
  }
  return true;
}

}  // namespace

bool ShapeRuns::OfOperator(const Values& values) {
  Values first;
  for (const ContractSymbol& symbol : contract_.symbols) first.push_back(symbol.first);
  return Inferred(values) >= Inferred(first) && CountsFit(ContractAt(contract_, first), ContractAt(contract_, values));
}

ShapeRuns::Outputs ShapeRuns::Inferred(const Values& values) {
  const auto [known, fresh] = inferred_.try_emplace(values, Outputs::kNone);
  if (!fresh) return known->second;
  const Contract at = ContractAt(contract_, values);
  RunInputs run = inputs_;
  run.contract = &at;
  run.host_only = run.infer_only = true;
  const std::vector<InferredOutput> outputs = RunContract(run).inferred;
  bool same = outputs.size() == at.outputs.size();
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (!outputs[i].shape) return known->second;
    same = same && *outputs[i].shape == at.outputs[i].shape;
  }
  if (!outputs.empty()) known->second = same ? Outputs::kSame : Outputs::kOthers;
  return known->second;
}

const ShapeRun* ShapeRuns::Replay(Values values, std::int64_t core) {
  Contract at = ContractAt(contract_, values);
  const std::int64_t bytes = SizeInBytes(at);
  if (bytes > kMostReplayed && core < 0) return nullptr;
  if (bytes > kMostReplayed) values.push_back(at.cores.emplace_back(core));
  auto known = runs_.find(values);
  if (known == runs_.end()) {
    if (runs_.size() == kMostReplays) return nullptr;
    RunInputs run = inputs_;
    run.contract = &at;
    PlannedRun plan = RunContract(run);
    NameCauses(*run.facts, at, plan);
    known = runs_.emplace(values, std::move(plan.run)).first;
    if (known->second.status == ShapeRun::Status::kFaults) faulty_.push_back(known->second);
  }
  return &known->second;
}

ShapeRun ShapeRuns::Probe(const Values& values) const {
  const Contract at = ContractAt(contract_, values);
  RunInputs run = inputs_;
  run.contract = &at;
  run.fuel = kProbeFuel;
  run.allow_commands = run.edge_values = false;
  return RunContract(run).run;
}

}  // namespace assay
