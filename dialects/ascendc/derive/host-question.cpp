// InferShape is called first: a tiling function may read the shapes of its outputs.
#include "dialects/ascendc/derive/host-question.h"

#include <algorithm>
#include <utility>

#include "dialects/ascendc/derive/derived-contracts.h"
#include "dialects/ascendc/run/host-call.h"
#include "dialects/ascendc/run/run-tensors.h"

namespace assay {
namespace {

// Values are generated for small tensors only; the host does not read those of others.
constexpr std::int64_t kMostFilled = 1 << 16;

HostResult Run(HostRequest& request) {
  HostResult host = RunHost(request);
  if (host.status != ShapeRun::Status::kClean && host.without_parse && !request.empty_compile_info) {
    request.empty_compile_info = true;
    host = RunHost(request);
  }
  return host;
}

bool TakeInferred(const HostResult& host, const HostCall& call, Contract& contract, bool& changed) {
  bool all = !contract.outputs.empty() && host.inferred.size() == call.outputs.size() &&
             call.outputs.size() == contract.outputs.size();
  for (std::size_t i = 0; i < host.inferred.size() && i < call.outputs.size(); ++i) {
    ContractTensor& output = contract.outputs[call.outputs[i]];
    const auto& shape = host.inferred[i].shape;
    const bool known = shape && std::ranges::all_of(*shape, [](std::int64_t dim) { return dim >= 0; });
    if (!output.present) continue;
    all = all && known;
    if (!known || output.shape == *shape) continue;
    output.shape = *shape;
    changed = true;
  }
  return all;
}

bool IsRefusal(const HostResult& host) {
  return std::ranges::any_of(host.faults, [](const Fault& f) { return f.kind == FaultKind::kHostFailed; });
}

std::string WordsOf(const HostResult& host) {
  if (!host.why_undecided.empty()) return host.why_undecided;
  for (const Fault& fault : host.faults) {
    if (fault.args.contains("advisory")) continue;
    if (fault.kind == FaultKind::kHostDuty) return fault.text.at("what") + ": " + fault.text.at("reason");
    if (fault.kind == FaultKind::kTimeBudget) return "it does not end";
    if (fault.kind == FaultKind::kUncaughtException) return "it throws an exception";
    const auto signal = fault.text.find("signal");
    return signal == fault.text.end() ? "it crashes" : "it crashes (" + signal->second + ")";
  }
  return "it did not come to an answer";
}

}  // namespace

HostAnswer AskHost(RunInputs inputs, const Contract& contract) {
  HostAnswer answer;
  answer.contract = contract;
  inputs.contract = &answer.contract;
  inputs.host_only = LargestElements(contract) > kMostFilled;
  std::vector<SimTensor> filled;
  if (std::string error = Fill(inputs, contract.inputs, true, filled); !error.empty()) {
    answer.why = std::move(error);
    return answer;
  }
  HostCall call = HostRequestOf(inputs, filled);
  call.request.infer = true;
  HostResult host = Run(call.request);
  bool changed = false;
  answer.inferred = TakeInferred(host, call, answer.contract, changed);
  answer.agrees = !changed;
  call = HostRequestOf(inputs, filled);
  if (changed || host.status != ShapeRun::Status::kClean) host = Run(call.request);
  using Kind = HostAnswer::Kind;
  if (host.status == ShapeRun::Status::kClean) {
    answer.kind = Kind::kAdmitted;
  } else if (IsRefusal(host)) {
    answer.kind = Kind::kRefused;
  } else {
    answer.kind = host.status == ShapeRun::Status::kUndecided ? Kind::kUndecided : Kind::kBroken;
    answer.why = WordsOf(host);
  }
  answer.host = std::move(host);
  return answer;
}

}  // namespace assay
