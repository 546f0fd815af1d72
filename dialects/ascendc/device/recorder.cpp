// One record per instruction or event, until a core has used up its share.
#include "dialects/ascendc/device/recorder.h"

#include "simulator/observe.h"

#include <algorithm>
#include <cstring>

namespace assay::device {
namespace {

RecordedAccess Shorten(const Access& access) {
  return {.space = static_cast<std::int8_t>(access.space),
          .write = static_cast<std::uint8_t>(access.write),
          .tensor = static_cast<std::int16_t>(access.tensor),
          .buffer = static_cast<std::uint32_t>(access.handle),
          .first = access.First(),
          .end = access.End()};
}

template <std::size_t kSize>
void CopyText(char (&to)[kSize], std::string_view from) {
  const std::size_t size = std::min(from.size(), kSize - 1);
  std::memcpy(to, from.data(), size);
  to[size] = '\0';
}

}  // namespace

Recorder::Recorder(const Observe& observe, const EventMemory& memory, std::size_t cores, int block_cores)
    : observe_(observe),
      memory_(memory),
      recorded_(std::clamp<std::size_t>(cores, 1, static_cast<std::size_t>(memory.cores()))),
      buffers_(recorded_.size()) {
  const std::size_t recorded = observe.units.empty() ? recorded_.size() : observe.units.size();
  share_ = memory.max_events() / static_cast<std::uint32_t>(recorded);
  memory.store()->cores = static_cast<std::uint32_t>(recorded_.size());
  memory.store()->block_cores = static_cast<std::uint32_t>(block_cores);
}

void Recorder::NoteTensors(const std::vector<GmTensor>& tensors) {
  tensors_ = &tensors;
  EventStore& store = *memory_.store();
  store.tensor_count = static_cast<std::uint32_t>(std::min<std::size_t>(tensors.size(), EventStore::kMaxTensors));
  for (std::uint32_t i = 0; i < store.tensor_count; ++i) {
    CopyText(store.tensor_names[i], tensors[i].name);
    store.tensor_bytes[i] = tensors[i].size;
  }
  for (const GmTensor& tensor : tensors) {
    const auto& wanted = observe_.watch_tensors;
    watched_tensors_.push_back(std::find(wanted.begin(), wanted.end(), tensor.name) != wanted.end());
  }
}

std::uint16_t Recorder::NameOf(const char* intrinsic) {
  EventStore& store = *memory_.store();
  for (std::uint32_t i = 0; i < store.name_count; ++i) {
    if (known_[i] == intrinsic) return static_cast<std::uint16_t>(i);
  }
  if (store.name_count >= EventStore::kMaxNames) return EventStore::kMaxNames - 1;
  known_[store.name_count] = intrinsic;
  CopyText(store.names[store.name_count], intrinsic);
  return static_cast<std::uint16_t>(store.name_count++);
}

RecordedEvent* Recorder::Next(const Core& core) {
  EventStore& store = *memory_.store();
  std::uint32_t& used = recorded_[static_cast<std::size_t>(core.id)];
  if (used >= share_ || store.event_count >= memory_.max_events()) {
    ++store.lost_events;
    return nullptr;
  }
  ++used;
  RecordedEvent* event = &memory_.events()[store.event_count++];
  event->core = static_cast<std::uint16_t>(core.id);
  return event;
}

// InitBuffer calls since the last check, so that a record never names a buffer before it exists.
void Recorder::NoteBuffers(const Core& core) {
  std::size_t& noted = buffers_[static_cast<std::size_t>(core.id)];
  for (; noted < core.buffers.size(); ++noted) {
    RecordedEvent* event = Next(core);
    if (event == nullptr) return;
    const Buffer& buffer = core.buffers[noted];
    event->kind = RecordedEvent::Kind::kBuffer;
    event->location = buffer.init_location;
    event->op = buffer.position;
    event->a = static_cast<std::int64_t>(noted) + 1;
    event->b = buffer.queue;
    event->c = buffer.size;
    event->d = buffer.address;
    event->e = buffer.space;
  }
}

void Recorder::OnInstruction(const Core& core, const Issued& issued) {
  EventStore& store = *memory_.store();
  if (!HasRoom(core)) {
    ++store.lost_events;
    return;
  }
  ++store.instructions[core.id];
  if (memory_.max_events() > 0) {
    NoteBuffers(core);
    if (RecordedEvent* event = Next(core)) {
      event->kind = RecordedEvent::Kind::kInstruction;
      event->pipe = issued.pipe;
      event->dtype = issued.dtype;
      event->name = NameOf(issued.intrinsic);
      event->location = issued.location;
      event->op = issued.op;
      event->a = issued.elements;
      event->b = issued.repeats;
      event->c = issued.bytes;
      event->accesses =
          static_cast<std::uint8_t>(std::min<std::size_t>(issued.accesses.size(), RecordedEvent::kMaxAccesses));
      for (int i = 0; i < event->accesses; ++i)
        event->access[i] = Shorten(issued.accesses[static_cast<std::size_t>(i)]);
      if (issued.pipe == Pipe::kVector) {
        const BankConflicts conflicts = FindBankConflicts(issued.accesses, issued.repeats);
        event->d = conflicts.beats;
        event->e = conflicts.repeats;
      } else {
        for (const Access& access : issued.accesses) {
          if (access.space == kGlobalSpace) event->d += CostBytes(access);
        }
      }
    }
  }
  if (memory_.max_changes() > 0) NoteChanges(core, issued);
  if (!Reached(core, issued)) return;
  store.stopped = 1;
  store.stopped_core = core.id;
  store.stopped_location = issued.location;
  Machine::Current().EndRun();
}

void Recorder::OnSync(const Core& core, const SyncEvent& sync) {
  if (memory_.max_events() == 0 || !HasRoom(core)) return;
  NoteBuffers(core);
  RecordedEvent* event = Next(core);
  if (event == nullptr) return;
  event->kind = RecordedEvent::Kind::kSync;
  event->name = static_cast<std::uint16_t>(sync.kind);
  event->location = sync.location;
  event->a = sync.a;
  event->b = sync.b;
  event->c = sync.c;
}

bool Recorder::Reached(const Core& core, const Issued& issued) const {
  if (observe_.until_count > 0 && memory_.store()->instructions[core.id] >= observe_.until_count) return true;
  return std::find(observe_.until.begin(), observe_.until.end(), issued.location) != observe_.until.end();
}

void Recorder::NoteChanges(const Core& core, const Issued& issued) {
  for (const Access& access : issued.accesses) {
    if (!access.write) continue;
    if (access.space == kGlobalSpace) {
      if (access.tensor >= 0 && static_cast<std::size_t>(access.tensor) < watched_tensors_.size() &&
          watched_tensors_[static_cast<std::size_t>(access.tensor)]) {
        NoteChange(core, issued, access);
      }
      continue;
    }
    if (access.handle == 0 || access.handle > core.buffers.size()) continue;
    const std::int32_t init = core.buffers[access.handle - 1].init_location;
    const auto& wanted = observe_.watch_buffers;
    if (std::find(wanted.begin(), wanted.end(), init) != wanted.end()) NoteChange(core, issued, access);
  }
}

void Recorder::NoteChange(const Core& core, const Issued& issued, const Access& access) {
  EventStore& store = *memory_.store();
  if (store.change_count >= memory_.max_changes()) {
    ++store.lost_changes;
    return;
  }
  RecordedChange& change = memory_.changes()[store.change_count++];
  change = {};
  change.location = issued.location;
  change.core = static_cast<std::uint16_t>(core.id);
  change.instruction = store.instructions[core.id];
  const std::int64_t first = access.First(), end = access.End();
  const std::uint8_t* data = nullptr;
  std::int64_t available = 0;
  if (access.space == kGlobalSpace) {
    const GmTensor& tensor = (*tensors_)[static_cast<std::size_t>(access.tensor)];
    change.tensor = static_cast<std::int16_t>(access.tensor);
    change.first = first;
    change.end = end;
    if (first >= 0 && first < tensor.size) data = tensor.base + first;
    available = tensor.size - first;
  } else {
    const Buffer& buffer = core.buffers[access.handle - 1];
    const LocalSpace& space = core.spaces[buffer.space];
    change.buffer_location = buffer.init_location;
    change.first = first - buffer.address;
    change.end = end - buffer.address;
    if (first >= 0 && first < kSpaceReserve) data = space.data + first;
    available = kSpaceReserve - first;
  }
  change.dtype = issued.dtype;
  if (data == nullptr) return;
  const std::int64_t bytes =
      std::min<std::int64_t>({end - first, available, static_cast<std::int64_t>(sizeof change.data)});
  change.values = static_cast<std::uint8_t>(std::max<std::int64_t>(bytes, 0));
  std::memcpy(change.data, data, change.values);
}

}  // namespace assay::device
