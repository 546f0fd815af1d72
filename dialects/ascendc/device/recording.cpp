// The shared mapping of a recording, and reading what a worker left there: every number that later indexes
// something is checked here, once.
#include "dialects/ascendc/device/recording.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

namespace assay::device {
namespace {

constexpr std::int64_t kMostBytes = std::int64_t{1} << 40;
constexpr std::int32_t kMostOps = 1 << 16;

std::string Text(const char* data, std::size_t size) { return {data, strnlen(data, size)}; }

std::int64_t Bounded(std::int64_t value) { return std::clamp<std::int64_t>(value, 0, kMostBytes); }

// False if no recorder writes such a record.
bool Repair(RecordedEvent& event, std::int64_t cores, std::size_t names, std::size_t tensors) {
  const auto kind = static_cast<int>(event.kind);
  if (kind > static_cast<int>(RecordedEvent::Kind::kBuffer) || event.core >= cores) return false;
  if (static_cast<int>(event.pipe) >= kPipeCount || event.accesses > RecordedEvent::kMaxAccesses) return false;
  if (event.kind == RecordedEvent::Kind::kInstruction && event.name >= names) return false;
  if (event.kind == RecordedEvent::Kind::kSync && event.name > static_cast<int>(SyncEvent::Kind::kReset)) return false;
  if (static_cast<unsigned>(event.dtype) > static_cast<unsigned>(Dtype::kC64)) event.dtype = Dtype::kRaw;
  event.op = std::clamp(event.op, -1, kMostOps);
  const std::int64_t least = event.kind == RecordedEvent::Kind::kInstruction ? 0 : -kMostBytes;
  for (std::int64_t* field : {&event.a, &event.b, &event.c, &event.d, &event.e})
    *field = std::clamp(*field, least, kMostBytes);
  for (int i = 0; i < event.accesses; ++i) {
    RecordedAccess& access = event.access[i];
    if (access.tensor >= static_cast<std::int64_t>(tensors)) access.tensor = -1;
    access.first = std::clamp(access.first, -kMostBytes, kMostBytes);
    access.end = std::clamp(access.end, access.first, kMostBytes);
  }
  return true;
}

}  // namespace

EventMemory::EventMemory(const Observe& observe, std::int64_t cores)
    : max_events_(observe.events ? observe.max_events : 0),
      max_changes_(observe.watches() ? observe.max_changes : 0),
      cores_(std::clamp<std::int64_t>(cores, 1, EventStore::kMaxCores)) {
  const std::size_t head = (sizeof(EventStore) + 63) / 64 * 64;
  const std::size_t events = std::size_t{max_events_} * sizeof(RecordedEvent);
  size_ = head + events + std::size_t{max_changes_} * sizeof(RecordedChange);
  mapping_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping_ == MAP_FAILED) {
    mapping_ = nullptr;
    return;
  }
  auto* bytes = static_cast<std::uint8_t*>(mapping_);
  store_ = static_cast<EventStore*>(mapping_);
  events_ = reinterpret_cast<RecordedEvent*>(bytes + head);
  changes_ = reinterpret_cast<RecordedChange*>(bytes + head + events);
}

EventMemory::~EventMemory() {
  if (mapping_ != nullptr) munmap(mapping_, size_);
}

Recording EventMemory::Read() const {
  Recording out;
  if (store_ == nullptr) return out;
  const auto names = std::min<std::size_t>(store_->name_count, EventStore::kMaxNames);
  for (std::size_t i = 0; i < names; ++i) out.names.push_back(Text(store_->names[i], sizeof store_->names[i]));
  const auto tensors = std::min<std::size_t>(store_->tensor_count, EventStore::kMaxTensors);
  for (std::size_t i = 0; i < tensors; ++i) {
    out.tensors.push_back(
        {Text(store_->tensor_names[i], sizeof store_->tensor_names[i]), Bounded(store_->tensor_bytes[i])});
  }
  // If no count was given, all that fit.
  const std::int64_t cores = store_->cores == 0 ? cores_ : std::min<std::int64_t>(store_->cores, cores_);
  out.block_cores = static_cast<int>(std::clamp<std::uint32_t>(store_->block_cores, 1, kMostCoresOfBlock));
  // Sums over all cores must not overflow.
  for (std::int64_t core = 0; core < cores; ++core)
    out.instructions.push_back(std::min<std::uint64_t>(store_->instructions[core], std::uint64_t{kMostBytes}));
  const std::uint32_t events = std::min(store_->event_count, max_events_);
  out.events.reserve(events);
  for (std::uint32_t i = 0; i < events; ++i) {
    RecordedEvent event = events_[i];
    if (Repair(event, cores, names, tensors)) out.events.push_back(event);
  }
  const std::uint32_t changes = std::min(store_->change_count, max_changes_);
  for (std::uint32_t i = 0; i < changes; ++i) {
    RecordedChange change = changes_[i];
    if (change.core >= cores || change.values > sizeof change.data) continue;
    if (change.tensor >= static_cast<std::int64_t>(tensors)) continue;
    if (static_cast<unsigned>(change.dtype) > static_cast<unsigned>(Dtype::kC64)) change.dtype = Dtype::kRaw;
    change.first = std::clamp(change.first, std::int64_t{0}, kMostBytes);
    change.end = std::clamp(change.end, change.first, kMostBytes);
    out.changes.push_back(change);
  }
  out.lost_changes = store_->lost_changes;
  out.cut = store_->lost_events != 0;
  out.stopped = store_->stopped != 0;
  out.stopped_core = store_->stopped_core;
  out.stopped_location = store_->stopped_location;
  return out;
}

}  // namespace assay::device
