// The record of faults: each kind once per pair of places, with a count.
#include <algorithm>

#include "simulator/simt/runtime.h"

namespace assay::simt {
namespace {

constexpr std::size_t kMostEvents = 400;

}  // namespace

ThreadPlace Runtime::PlaceIn(std::uint64_t number, std::uint32_t index) const {
  ThreadPlace place;
  place.block = {static_cast<std::uint32_t>(number % grid_dim.x),
                 static_cast<std::uint32_t>(number / grid_dim.x % grid_dim.y),
                 static_cast<std::uint32_t>(number / grid_dim.x / grid_dim.y)};
  place.thread = {index % block_dim.x, index / block_dim.x % block_dim.y, index / block_dim.x / block_dim.y};
  place.index = index;
  return place;
}

ThreadPlace Runtime::PlaceOf(const Block& of, std::uint32_t index) const { return PlaceIn(of.number, index); }

// If the blocks of a launch run one after the other, a clock belongs to the block that began last before it.
std::uint64_t Runtime::BlockOfClock(std::uint32_t at) const {
  if (!owners_.empty()) {
    const std::uint64_t since = at - launch_clock;
    return since < owners_.size() ? owners_[since] : 0;
  }
  const auto after = std::upper_bound(block_starts_.begin(), block_starts_.end(), at,
                                      [](std::uint32_t clock_at, const auto& start) { return clock_at < start.first; });
  return after == block_starts_.begin() ? 0 : (after - 1)->second;
}

Event& Runtime::Record(EventKind kind, std::uint32_t site, std::int64_t other_site, int region, bool& fresh) {
  const std::int32_t where = PlaceOfSite(site);
  const std::int32_t other = other_site <= 0 ? -1 : PlaceOfSite(other_site);
  const auto [known, added] = known_.try_emplace({kind, where, other, region}, events.size());
  fresh = added;
  if (!added) {
    Event& event = events[known->second];
    ++event.times;
    return event;
  }
  if (events.size() >= kMostEvents) {
    known_.erase(known);
    EndRun("more faults than are recorded");
  }
  Event& event = events.emplace_back();
  event.kind = kind;
  event.where = where;
  event.other = other;
  event.region = region;
  return event;
}

Event* Runtime::Simple(EventKind kind, std::uint32_t site) {
  bool fresh = false;
  Event& event = Record(kind, site, -1, -1, fresh);
  if (!fresh) return nullptr;
  event.thread = PlaceOf(*block, thread);
  return &event;
}

}  // namespace assay::simt
