// Flags and event ids.
#include "dialects/ascendc/device/flags.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "dialects/ascendc/device/pipe-events.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

FaultNote FlagFault(Machine& m, std::int64_t event, std::int32_t id, const char* reason, bool advisory) {
  FaultNote note = m.Report(FaultKind::kFlagStuck, advisory, static_cast<std::int32_t>(event));
  note.Arg("event", event).Arg("id", id).Text("reason", reason);
  if (const PipeEvent* kind = FindEvent(event)) note.Text("name", std::string(kind->name));
  return note;
}

}  // namespace

void SetFlag(Machine& m, std::int32_t event, std::int32_t id) {
  m.Step();
  Core& core = m.core();
  if (id < 0 || id >= kEventIds) FlagFault(m, event, id, "id-out-of-range", false).Arg("max", kEventIds - 1);
  const auto held = core.queue_flags.find({event, id});
  const auto set = core.flags.find({event, id});
  if (set != core.flags.end() && set->second.count > 0) {
    FlagFault(m, event, id, "set-twice", true).Other(set->second.location);
  } else if (held != core.queue_flags.end()) {
    FlagFault(m, event, id, "held-by-queue", true).Other(held->second);
  }
  m.Sync(SyncEvent::Kind::kSetFlag, event, id);
  Flag& flag = core.flags[{event, id}];
  ++flag.count;
  flag.location = core.location;
}

void WaitFlag(Machine& m, std::int32_t event, std::int32_t id) {
  m.Step();
  Flag& flag = m.core().flags[{event, id}];
  if (flag.count > 0) {
    --flag.count;
    m.Sync(SyncEvent::Kind::kWaitFlag, event, id);
    return;
  }
  FlagFault(m, event, id, "wait-without-set", false);
  m.EndCore();
}

std::int32_t AllocEvent(Machine& m, std::int32_t event, bool reserve) {
  m.Step();
  unsigned& used = m.core().event_ids[event];
  for (int id = 0; id < kEventIds; ++id) {
    if ((used >> id & 1) != 0) continue;
    if (reserve) used |= 1u << id;
    return id;
  }
  FlagFault(m, event, -1, "no-event-id-left", false).Arg("max", kEventIds);
  m.EndCore();
}

void ReleaseEvent(Machine& m, std::int32_t event, std::int32_t id) {
  m.Step();
  m.core().event_ids[event] &= ~(1u << (id & 31));
}

std::int32_t HoldEvent(Machine& m, std::int64_t event, const char* api) {
  if (event == kNoEvent) return kNoHold;
  Core& core = m.core();
  unsigned& used = core.event_ids[static_cast<int>(event)];
  for (std::int32_t id = 0; id < kEventIds; ++id) {
    if ((used >> id & 1) != 0) continue;
    used |= 1u << id;
    core.queue_flags[{static_cast<int>(event), id}] = core.location;
    return id;
  }
  // What is freed without an id need not be waited for: kernels that free ten queues at their end do get there.
  const bool freed = std::string_view(api) == "FreeTensor";
  FlagFault(m, event, kNoHold, "no-event-id-left", freed).Arg("max", kEventIds).Text("api", api);
  return freed ? kNoIdLeft : kNoHold;
}

void DropEvent(Machine& m, std::int64_t event, std::int32_t id) {
  if (event == kNoEvent || id == kNoHold) return;
  if (id == kNoIdLeft) {
    FlagFault(m, event, kNoHold, "no-event-id-left", false).Arg("max", kEventIds).Text("api", "AllocTensor");
    return;
  }
  m.core().event_ids[static_cast<int>(event)] &= ~(1u << id);
  m.core().queue_flags.erase({static_cast<int>(event), id});
}

void CheckLeftovers(Machine& m) {
  Core& core = m.core();
  for (const auto& [key, flag] : core.flags) {
    if (flag.count <= 0) continue;
    core.location = flag.location;
    FlagFault(m, key.first, key.second, "left-set", true);
  }
  if (core.atomic != ASSAY_ATOMIC_NONE) {
    core.location = core.atomic_location;
    m.Report(FaultKind::kAtomicMisuse, true).Text("reason", "left-on");
  }
}

void CheckWaves(Machine& m, const char* api) {
  const Launch& launch = m.launch();
  if (launch.block_dim <= launch.chip.vector_cores) return;
  m.Report(FaultKind::kSyncDeadlock)
      .Arg("blocks", launch.block_dim)
      .Arg("cores", launch.chip.vector_cores)
      .Text("api", api)
      .Text("reason", "more-blocks-than-cores");
  m.EndCore();
}

void CheckScheduleMode(Machine& m) {
  constexpr std::int64_t kNormalMode = 0;
  const Launch& launch = m.launch();
  if (launch.schedule_mode != kNormalMode || launch.block_dim < 2) return;
  m.Report(FaultKind::kScheduleMode, true).Arg("blocks", launch.block_dim).Text("api", "SyncAll");
}

void SyncThroughMemory(Machine& m, const std::uint8_t* words, LocalRef local, std::int32_t cores) {
  constexpr std::int64_t kWord = 32;
  m.Step();
  CheckWaves(m, "SyncAll");
  if (cores != 0 && cores != m.launch().block_dim) m.Undecided("SyncAll of some of the cores is not modelled");
  m.Sync(SyncEvent::Kind::kSyncAll);
  {
    const Issue issue(m, Pipe::kMte2, "assay_sync_soft");
    CopyIn(m, local, words, {ASSAY_DMA_COUNT, 1, kWord * m.launch().block_dim, 0, 0});
  }
  m.Sync(SyncEvent::Kind::kBarrier, static_cast<std::int64_t>(Pipe::kAll));
  m.Wait(Core::State::kAtBarrier);
}

void CleanCache(Machine& m, std::uint8_t* p, bool whole) {
  m.Step();
  Core& core = m.core();
  if (whole) {
    core.cache.CleanAll(m, core.id);
  } else {
    core.cache.Clean(m, core.id, p);
  }
  const GmTensor* tensor = m.gm().Find(p);
  m.Sync(SyncEvent::Kind::kCacheClean, tensor != nullptr ? tensor - m.gm().tensors().data() : -1,
         tensor != nullptr ? p - tensor->base : 0, whole);
}

}  // namespace assay::device
