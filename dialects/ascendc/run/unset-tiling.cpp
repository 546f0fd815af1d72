// See unset-tiling.h.
#include "dialects/ascendc/run/unset-tiling.h"

#include "analyzer/facts/ascendc/host.h"
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

std::optional<std::size_t> WidthOf(const std::string& type) {
  static constexpr std::pair<std::string_view, std::size_t> kWidths[] = {
      {"int8_t", 1},   {"uint8_t", 1}, {"bool", 1},     {"char", 1},   {"int16_t", 2},
      {"uint16_t", 2}, {"int32_t", 4}, {"uint32_t", 4}, {"int", 4},    {"float", 4},
      {"unsigned", 4}, {"int64_t", 8}, {"uint64_t", 8}, {"double", 8}, {"size_t", 8}};
  const std::size_t space = type.rfind(':');
  const std::string_view name =
      space == std::string::npos ? std::string_view(type) : std::string_view(type).substr(space + 1);
  const auto* found =
      std::find_if(std::begin(kWidths), std::end(kWidths), [&](const auto& w) { return w.first == name; });
  return found == std::end(kWidths) ? std::nullopt : std::optional(found->second);
}

// Fields of the only tiling struct that hold different bytes; none if the layout is unknown.
std::vector<const TilingField*> ChangedFields(const HostFacts& host, const std::vector<std::byte>& a,
                                              const std::vector<std::byte>& b) {
  std::vector<const TilingField*> changed;
  if (host.tiling_structs.size() != 1 || a.size() != b.size()) return changed;
  std::size_t at = 0;
  for (const TilingField& field : host.tiling_structs.front().fields) {
    const std::optional<std::size_t> width = field.is_struct ? std::nullopt : WidthOf(field.type);
    if (!width) return {};
    at = (at + *width - 1) / *width * *width;
    const std::size_t end = at + *width * std::max<std::size_t>(field.count, 1);
    if (end > a.size()) return {};
    const auto from = static_cast<std::ptrdiff_t>(at), to = static_cast<std::ptrdiff_t>(end);
    if (!std::equal(a.begin() + from, a.begin() + to, b.begin() + from)) changed.push_back(&field);
    at = end;
  }
  return changed;
}

// Describes the difference between two launches, and the place that passes it on.
void Describe(const HostFacts& facts, const HostResult& host, const HostResult& other, Fault& fault) {
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
    Describe(inputs.facts->Get<HostFacts>(), host, other, fault);
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
