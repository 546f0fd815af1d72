// See unset-tiling.h.
#include "dialects/ascendc/run/unset-tiling.h"

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascendc/tiling-layout.h"
#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/worker/host-run.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace assay {
namespace {

// As any integer this is a number that no size has by accident; as float and half it is finite.
constexpr std::uint8_t kOtherByte = 0x5a;
// One more run each identifies the variables; only this many are distinguished.
constexpr std::size_t kMostVariables = 16;

bool SameLaunch(const HostResult& a, const HostResult& b) {
  return a.status == b.status && a.tiling == b.tiling && a.block_dim == b.block_dim && a.tiling_key == b.tiling_key &&
         a.schedule_mode == b.schedule_mode && a.workspaces == b.workspaces;
}

// Fields of the only tiling struct that hold different bytes; none where the layout is not known.
std::vector<const TilingField*> ChangedFields(const ascendc::OperatorFacts& host, const std::vector<std::byte>& a,
                                              const std::vector<std::byte>& b) {
  std::vector<const TilingField*> changed;
  if (a.size() != b.size()) return changed;
  for (const ascendc::PlacedField& placed : ascendc::PlaceFields(host, a.size())) {
    const auto from = static_cast<std::ptrdiff_t>(placed.offset), to = from + static_cast<std::ptrdiff_t>(placed.bytes);
    if (!std::equal(a.begin() + from, a.begin() + to, b.begin() + from)) changed.push_back(placed.field);
  }
  return changed;
}

// Describes the difference between two launches, and the place that passes it on.
void Describe(const ascendc::OperatorFacts& facts, const HostResult& host, const HostResult& other, Fault& fault) {
  if (other.status != ShapeRun::Status::kClean) {
    fault.text["what"] = "whether the tiling function succeeds";
    return;
  }
  const std::vector<const TilingField*> fields = ChangedFields(facts, host.tiling, other.tiling);
  std::string names;
  for (std::size_t i = 0; i < fields.size(); ++i) names += (i == 0 ? "`" : ", `") + fields[i]->name + "`";
  if (!fields.empty()) {
    fault.text["what"] = fmt::format("{} of the tiling data", names);
    fault.text["field"] = fields.front()->name;
    for (const TilingUse& use : facts.tiling_uses) {
      if (use.how == TilingUse::How::kSet && use.field == fields.front()->name && !use.in_kernel)
        fault.where = use.range;
    }
    return;
  }
  fault.text["what"] = host.tiling != other.tiling           ? "the tiling data"
                       : host.block_dim != other.block_dim   ? "the number of blocks"
                       : host.tiling_key != other.tiling_key ? "the tiling key"
                       : host.workspaces != other.workspaces ? "the size of the workspace"
                                                             : "the launch";
}

}  // namespace

std::vector<UnsetTiling> FindUnsetTiling(const RunInputs& inputs, const HostRequest& request, const HostResult& host,
                                         ShapeRun& run) {
  std::vector<UnsetTiling> found;
  if (inputs.host == nullptr || inputs.host->unset.empty()) return found;
  HostRequest again = request;
  again.unset_byte = kOtherByte;
  const HostResult all = RunHost(again);
  if (all.status == ShapeRun::Status::kUndecided || SameLaunch(host, all)) return found;
  std::vector<std::size_t> places = inputs.host->unset;
  if (places.size() > kMostVariables) places.resize(kMostVariables);
  const auto tell = [&](HostResult other, const SourceRange& variable) {
    Fault fault;
    fault.kind = FaultKind::kUnsetTiling;
    fault.core = -1;
    fault.where = fault.other = variable;
    fault.args["advisory"] = 1;
    Describe(inputs.facts->Get<ascendc::OperatorFacts>(), host, other, fault);
    found.push_back({run.faults.size(), std::move(other)});
    run.faults.push_back(std::move(fault));
  };
  for (std::size_t place : places) {
    again.unset_only = {place};
    HostResult other = RunHost(again);
    if (other.status == ShapeRun::Status::kUndecided || SameLaunch(host, other)) continue;
    tell(std::move(other), place < inputs.host->locations.size() ? inputs.host->locations[place].range : SourceRange{});
  }
  if (found.empty()) tell(all, SourceRange{});
  return found;
}

void FollowUnsetTiling(const std::vector<UnsetTiling>& found, PlannedRun& plan) {
  for (const UnsetTiling& unset : found) {
    Fault& fault = plan.run.faults[unset.fault];
    const HostResult& other = unset.other;
    bool differs = other.status != ShapeRun::Status::kClean || other.block_dim != plan.request.block_dim ||
                   other.tiling_key != plan.request.tiling_key;
    if (!differs && plan.kernel_ran && plan.result.status != ShapeRun::Status::kUndecided) {
      KernelRequest again = plan.request;
      again.tiling = other.tiling;
      again.hazards = false;
      again.observe = {};
      KernelResult result = RunKernel(again);
      // Faults of both runs do not depend on the bytes.
      std::erase_if(result.faults, [&](const Fault& fresh) {
        return std::ranges::any_of(plan.result.faults, [&](const Fault& known) { return SamePlace(known, fresh); });
      });
      const auto same = [](const SimTensor& a, const SimTensor& b) { return a.data == b.data; };
      differs = result.status != ShapeRun::Status::kUndecided &&
                (AnyReal(result.faults) || !std::equal(result.outputs.begin(), result.outputs.end(),
                                                       plan.result.outputs.begin(), plan.result.outputs.end(), same));
    }
    if (!differs) continue;
    fault.args.erase("advisory");
    plan.run.status = ShapeRun::Status::kFaults;
  }
}

}  // namespace assay
