// The operator's tensors are those its definition declares; the contract may have more outputs than that.
#include "dialects/ascendc/run/host-call.h"

#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/worker/host-run.h"
#include "reference/sim-tensor.h"

#include <algorithm>
#include <cstdint>

#include "dialects/ascendc/read/interpret.h"
#include "dialects/ascendc/run/run-tensors.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay {
namespace {

std::size_t DeclaredOutputs(const ascendc::OperatorFacts& host, std::size_t otherwise) {
  const OpDefinition* op = ascendc::DecidingDefinition(host);
  if (op == nullptr || op->params.empty()) return otherwise;
  return static_cast<std::size_t>(std::count_if(op->params.begin(), op->params.end(),
                                                [](const OpParam& p) { return p.kind == OpParam::Kind::kOutput; }));
}

bool IsInput(const Contract& contract, const ContractTensor& output) {
  return std::any_of(contract.inputs.begin(), contract.inputs.end(),
                     [&](const ContractTensor& input) { return input.name == output.name; });
}

}  // namespace

std::vector<std::string> ShapedByKernel(const ascendc::OperatorFacts& host) {
  std::vector<std::string> names;
  const OpDefinition* op = ascendc::DecidingDefinition(host);
  if (op == nullptr) return names;
  for (const OpParam& param : op->params) {
    if (param.kind == OpParam::Kind::kOutput && param.shaped_by_kernel) names.push_back(param.name);
  }
  return names;
}

LaunchArgument ShapesArgument(std::size_t outputs) {
  constexpr std::size_t kBytesOfShape = 9 * sizeof(std::uint64_t);
  const auto bytes = static_cast<std::int64_t>(outputs * kBytesOfShape);
  return {"shapes of outputs", LaunchArgument::Role::kUnknown,
          (bytes + ascendc::kDataBlock - 1) / ascendc::kDataBlock * ascendc::kDataBlock, -1};
}

HostCall HostRequestOf(const RunInputs& inputs, const std::vector<SimTensor>& filled) {
  HostCall call;
  HostRequest& request = call.request;
  request.module = inputs.host;
  request.library = inputs.host_library;
  if (const std::string* op = inputs.facts->Get<ascendc::OperatorFacts>().op_type()) request.op_type = *op;
  request.chip = inputs.contract->chip;
  request.inputs = HostInputs(inputs, filled);
  // An input that is written in place may be no output of the operator.
  const std::size_t declared =
      DeclaredOutputs(inputs.facts->Get<ascendc::OperatorFacts>(), inputs.contract->outputs.size());
  for (std::size_t i = 0; i < inputs.contract->outputs.size(); ++i) {
    const ContractTensor& t = inputs.contract->outputs[i];
    if (request.outputs.size() >= declared && IsInput(*inputs.contract, t)) continue;
    request.outputs.push_back(Plain(t));
    call.outputs.push_back(i);
  }
  request.attributes = inputs.contract->attributes;
  request.deterministic = inputs.contract->deterministic;
  return call;
}

}  // namespace assay
