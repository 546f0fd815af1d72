// Buffers are handed out by a bump pointer per memory in InitBuffer order. A queued tensor goes FREE, OCCUPIED,
// ENQUEUED, DEQUEUED, FREE; violations that only the device's debug build asserts are reported as advice unless
// the device really fails on them.
#include "dialects/ascendc/device/queues.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

#include "analyzer/facts/ascendc/api-table.h"
#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/flags.h"
#include "dialects/ascendc/device/pipe-events.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

// Each tensor in use takes an event id.
constexpr std::int64_t kMaxTensorsOfPosition = kEventIds;

int MaxBuffers() {
  static const auto most = static_cast<int>(ascendc::LargestIn("InitBuffer", "TPipe", "buffers_total"));
  return most;
}

// One record per core's first overflow of a limit; its "need" grows with every later buffer, so that it ends as the
// sum the kernel asks for. The device checks nothing here, and buffers that are never used do no harm: the record is
// advice until something is read or written past the end.
void NoteCapacity(Machine& m, Space id, LocalSpace& space, std::int64_t before) {
  if (space.top <= space.capacity && (id != kUb || space.top <= m.launch().chip.ub_usable)) return;
  const bool physical = space.top > space.capacity;
  Core& core = m.core();
  FaultRecord*& record = physical ? core.overflow : core.overflow_usable;
  if (record != nullptr) {
    record->SetArg("need", std::max(record->ArgOr("need", 0), space.top));
    return;
  }
  FaultNote note = m.Report(FaultKind::kOnChipOverflow, true, physical ? 1 : 0);
  note.Arg("have", physical ? space.capacity : m.launch().chip.ub_usable)
      .Arg("physical", space.capacity)
      .Arg("usable", id == kUb ? m.launch().chip.ub_usable : space.capacity)
      .Arg("before", before)
      .Text("space", SpaceName(id));
  record = note.record();
  if (record != nullptr) record->SetArg("need", std::max(record->ArgOr("need", 0), space.top));
}

std::int64_t Reserve(Machine& m, Space id, std::int64_t bytes) {
  LocalSpace& space = m.core().spaces[id];
  const std::int64_t before = space.top;
  space.top += bytes;
  NoteCapacity(m, id, space, before);
  if (space.top > kSpaceReserve) {
    // Too far out of bounds to be followed.
    if (m.core().overflow != nullptr) m.core().overflow->MakeReal();
    m.EndCore();
  }
  std::memset(space.shadow + before, kFresh, static_cast<std::size_t>(bytes));
  return before;
}

void CountBuffers(Machine& m, std::int64_t count) {
  Core& core = m.core();
  core.queue_buffers += static_cast<int>(std::min<std::int64_t>(count, 1 << 20));
  if (core.queue_buffers <= MaxBuffers() && count >= 1) return;
  m.Report(FaultKind::kTooManyBuffers).Arg("count", core.queue_buffers).Arg("max", MaxBuffers()).Arg("num", count);
}

std::int64_t Rounded(std::uint32_t bytes) { return (static_cast<std::int64_t>(bytes) + 31) / 32 * 32; }

Queue* FindQueue(Machine& m, std::uint64_t handle) {
  Core& core = m.core();
  if (handle >= 1 && handle <= core.queues.size()) return &core.queues[handle - 1];
  // A queue that was never passed to InitBuffer: its first AllocTensor finds no buffer.
  m.Report(FaultKind::kQueueStarved).Arg("buffers", 0).Text("reason", "queue-not-initialised");
  m.EndCore();
}

std::string History(const Queue& queue) {
  return "alloc " + std::to_string(queue.allocs) + ", enque " + std::to_string(queue.enques) + ", deque " +
         std::to_string(queue.deques) + ", free " + std::to_string(queue.frees);
}

// The event of an EnQue and DeQue (`forward`), or of a FreeTensor and the AllocTensor after it.
std::int64_t EventOf(Machine& m, const Queue& queue, bool forward) {
  Core& core = m.core();
  if (!forward || core.user_source < 0) return QueueEvent(queue.source, queue.destination, forward);
  const int event = QueueEvent(core.user_source, core.user_destination, true);
  core.user_source = core.user_destination = -1;
  return event;
}

// The position whose memory contains a queue's buffers: TQue<VECIN> is bound from GM to VECIN, TQue<VECOUT> the
// other way. The inner memories of the matrix unit are where their queues lead to.
std::int32_t Home(std::int32_t source, std::int32_t destination) {
  const Space inner = SpaceOf(destination);
  if (inner == kL0A || inner == kL0B || inner == kBias || inner == kFixBuf) return destination;
  return source != ASSAY_GM_POS ? source : destination;
}

// Records a call for the history of a fault.
void Remember(Machine& m, Queue& queue, const char* api) { queue.trail.Add({api, m.core().location}); }

FaultNote QueueFault(Machine& m, FaultKind kind, const Queue& queue, bool advisory = false) {
  FaultNote note = m.Report(kind, advisory);
  note.Arg("buffers", static_cast<std::int64_t>(queue.buffers.size()))
      .Arg("depth", queue.depth)
      .Arg("allocs", queue.allocs)
      .Arg("enques", queue.enques)
      .Arg("deques", queue.deques)
      .Arg("frees", queue.frees)
      .Arg("position", queue.home)
      .Arg("init_location", queue.init_location)
      .Text("history", History(queue))
      .Other(queue.init_location);
  if (note.first() && note.record() != nullptr) {
    queue.trail.ForEach([&](const QueueStep& step) { note.record()->AddStep(step.api, step.location); });
  }
  return note;
}

const char* StateName(Buffer::State state) {
  switch (state) {
    case Buffer::State::kFree:
      return "free";
    case Buffer::State::kOccupied:
      return "allocated";
    case Buffer::State::kEnqueued:
      return "enqueued";
    case Buffer::State::kDequeued:
      return "dequeued";
    default:
      return "not-queued";
  }
}

// The events of one position are shared by its queues; past eight tensors in use there may be none left.
void CheckEvents(Machine& m, const Queue& queue) {
  std::int64_t busy = 0;
  for (const Queue& other : m.core().queues) {
    if (other.home != queue.home) continue;
    for (int index : other.buffers)
      busy += m.core().buffers[static_cast<std::size_t>(index)].state != Buffer::State::kFree;
  }
  if (busy <= kMaxTensorsOfPosition) return;
  QueueFault(m, FaultKind::kTooManyBuffers, queue, true).Arg("count", busy).Arg("max", kMaxTensorsOfPosition);
}

}  // namespace

const char* PositionName(std::int32_t position) {
  static constexpr const char* kNames[] = {"GM",  "A1",   "A2",        "B1",          "B2",     "C1",
                                           "C2",  "CO1",  "CO2",       "VECIN",       "VECOUT", "VECCALC",
                                           "SPM", "TSCM", "C2PIPE2GM", "C2PIPE2LOCAL"};
  return position >= 0 && position < 16 ? kNames[position] : "unknown";
}

bool UsesPastTheEnd(Machine& m) {
  const LocalSpace& space = m.core().spaces[kUb];
  if (space.top <= space.capacity || m.core().overflow == nullptr) return false;
  m.core().overflow->MakeReal();
  return true;
}

// Functions that are given no temporary buffer use what lies between the last buffer and the library's part of UB. With
// nothing left Tanh ends in a vector fault. A maintained operator calls Sigmoid this way and works: it gets that part
// too.
void NoteHiddenSpace(Machine& m, const char* api) {
  m.Step();
  constexpr std::int64_t kSystem = 256;
  const bool gets_all = std::string_view(api) == "Sigmoid";
  const std::int64_t end = gets_all ? m.launch().chip.ub - kSystem : m.launch().chip.StackEnd();
  const std::int64_t top = m.core().spaces[kUb].top;
  if (top < end || UsesPastTheEnd(m)) return;
  m.Report(FaultKind::kOnChipOverflow).Arg("have", end).Arg("need", top).Text("space", "UB").Text("hidden", api);
}

void PipeBegin(Machine& m) {
  m.Step();
  if (++m.core().pipes > 1) m.Report(FaultKind::kSecondBufferPool).Arg("count", m.core().pipes);
}

void PipeEnd(Machine& m) {
  m.Step();
  if (m.core().pipes > 0) --m.core().pipes;
  PipeReset(m);
}

void PipeReset(Machine& m) {
  Core& core = m.core();
  m.Sync(SyncEvent::Kind::kReset);
  for (LocalSpace& space : core.spaces) space.top = 0;
  core.queue_buffers = 0;
  core.event_ids.clear();
  core.queue_flags.clear();
  for (Buffer& buffer : core.buffers) buffer.enque_id = buffer.free_id = kNoHold;
}

std::uint64_t QueueInit(Machine& m, std::int32_t source, std::int32_t destination, std::int32_t depth,
                        std::uint32_t count, std::uint32_t bytes) {
  m.Step(4 + bytes / 256);
  Core& core = m.core();
  CountBuffers(m, count);
  Queue queue{.source = source,
              .home = Home(source, destination),
              .destination = destination,
              .depth = depth,
              .init_location = core.location};
  const Space space = SpaceOf(queue.home);
  for (std::uint32_t i = 0; i < std::min(count, static_cast<std::uint32_t>(MaxBuffers())); ++i) {
    Buffer buffer;
    buffer.space = space;
    buffer.size = Rounded(bytes);
    buffer.address = Reserve(m, space, buffer.size);
    buffer.position = queue.home;
    buffer.queue = static_cast<std::int32_t>(core.queues.size());
    buffer.state = Buffer::State::kFree;
    buffer.init_location = core.location;
    queue.buffers.push_back(static_cast<int>(m.AddBuffer(buffer)) - 1);
  }
  core.queues.push_back(std::move(queue));
  return core.queues.size();
}

std::uint64_t BufferInit(Machine& m, std::int32_t position, std::uint32_t bytes) {
  m.Step(4 + bytes / 256);
  CountBuffers(m, 1);
  Buffer buffer;
  buffer.space = SpaceOf(position);
  buffer.size = Rounded(bytes);
  buffer.address = Reserve(m, buffer.space, buffer.size);
  buffer.position = position;
  buffer.init_location = m.core().location;
  return m.AddBuffer(buffer);
}

std::uint64_t QueueAlloc(Machine& m, std::uint64_t handle) {
  m.Step();
  Queue& queue = *FindQueue(m, handle);
  Core& core = m.core();
  for (std::size_t tries = 0; tries < queue.buffers.size(); ++tries) {
    const int index = queue.buffers[static_cast<std::size_t>(queue.cursor) % queue.buffers.size()];
    queue.cursor = (queue.cursor + 1) % static_cast<int>(queue.buffers.size());
    Buffer& buffer = core.buffers[static_cast<std::size_t>(index)];
    if (buffer.state != Buffer::State::kFree) continue;
    buffer.state = Buffer::State::kOccupied;
    buffer.last_location = core.location;
    queue.last_allocated = index;
    ++queue.allocs;
    Remember(m, queue, "AllocTensor");
    DropEvent(m, buffer.free_event, buffer.free_id);
    buffer.free_id = kNoHold;
    m.Sync(SyncEvent::Kind::kAlloc, static_cast<std::int64_t>(handle), index + 1, EventOf(m, queue, false));
    if (m.launch().undefined.again) {
      std::memset(core.spaces[buffer.space].shadow + buffer.address, kFresh, static_cast<std::size_t>(buffer.size));
      m.FillUndefined(core.spaces[buffer.space], buffer.address, buffer.size);
    }
    CheckEvents(m, queue);
    return static_cast<std::uint64_t>(index) + 1;
  }
  FaultNote note = QueueFault(m, FaultKind::kQueueStarved, queue);
  std::int64_t enqueued = 0, held = 0;
  for (int index : queue.buffers) {
    const Buffer::State state = core.buffers[static_cast<std::size_t>(index)].state;
    enqueued += state == Buffer::State::kEnqueued;
    held += state == Buffer::State::kOccupied || state == Buffer::State::kDequeued;
  }
  note.Arg("enqueued", enqueued).Arg("held", held);
  note.Text("reason", held > 0 ? "not-freed" : queue.buffers.empty() ? "no-buffers" : "not-dequeued");
  m.EndCore();
}

void QueueEnqueue(Machine& m, std::uint64_t handle, std::uint64_t tensor) {
  m.Step();
  Queue& queue = *FindQueue(m, handle);
  Buffer& buffer = *m.FindBuffer(tensor);
  const bool foreign = buffer.queue != static_cast<std::int32_t>(handle) - 1;
  if (buffer.state != Buffer::State::kOccupied && buffer.state != Buffer::State::kDequeued) {
    QueueFault(m, FaultKind::kWrongCommit, queue, buffer.state == Buffer::State::kPlain)
        .Text("state", StateName(buffer.state))
        .Text("reason", "state");
    if (buffer.state == Buffer::State::kEnqueued) return;
  } else if (foreign) {
    QueueFault(m, FaultKind::kWrongCommit, queue, true).Text("reason", "foreign-tensor");
  }
  if (buffer.state != Buffer::State::kPlain) buffer.state = Buffer::State::kEnqueued;
  buffer.last_location = m.core().location;
  queue.order.push_back(static_cast<int>(tensor) - 1);
  ++queue.enques;
  Remember(m, queue, "EnQue");
  buffer.enque_event = EventOf(m, queue, true);
  buffer.enque_id = HoldEvent(m, buffer.enque_event, "EnQue");
  m.Sync(SyncEvent::Kind::kEnque, static_cast<std::int64_t>(handle), static_cast<std::int64_t>(tensor),
         buffer.enque_event);
  if (static_cast<std::int64_t>(queue.order.size()) > std::max(queue.depth, 1)) {
    QueueFault(m, FaultKind::kDepthExceeded, queue, true).Arg("count", static_cast<std::int64_t>(queue.order.size()));
  }
}

std::uint64_t QueueDequeue(Machine& m, std::uint64_t handle) {
  m.Step();
  Queue& queue = *FindQueue(m, handle);
  Core& core = m.core();
  ++queue.deques;
  if (queue.order.empty()) {
    // A queue of depth 1 keeps its one handle (kernel_tquebind_impl.h): a second DeQue returns the same tensor again,
    // without a wait. The check for it is compiled out.
    if (queue.depth <= 1 && queue.last_dequeued >= 0 &&
        core.buffers[static_cast<std::size_t>(queue.last_dequeued)].state == Buffer::State::kDequeued) {
      QueueFault(m, FaultKind::kQueueEmpty, queue, true).Text("continued", "last-dequeued");
      return static_cast<std::uint64_t>(queue.last_dequeued) + 1;
    }
    // The likeliest cause is a missing EnQue: continuing with the tensor that should have come avoids consequential
    // faults.
    FaultNote note = QueueFault(m, FaultKind::kQueueEmpty, queue);
    note.Text("continued", queue.last_allocated >= 0 ? "last-allocated" : "core-ended");
    if (queue.last_allocated < 0) m.EndCore();
    Buffer& buffer = core.buffers[static_cast<std::size_t>(queue.last_allocated)];
    buffer.state = Buffer::State::kDequeued;
    return static_cast<std::uint64_t>(queue.last_allocated) + 1;
  }
  const int index = queue.order.front();
  queue.order.erase(queue.order.begin());
  m.Sync(SyncEvent::Kind::kDeque, static_cast<std::int64_t>(handle), index + 1, EventOf(m, queue, true));
  Remember(m, queue, "DeQue");
  Buffer& buffer = core.buffers[static_cast<std::size_t>(index)];
  if (buffer.state != Buffer::State::kPlain) buffer.state = Buffer::State::kDequeued;
  queue.last_dequeued = index;
  DropEvent(m, buffer.enque_event, buffer.enque_id);
  buffer.enque_id = kNoHold;
  buffer.last_location = core.location;
  return static_cast<std::uint64_t>(index) + 1;
}

void QueueFree(Machine& m, std::uint64_t handle, std::uint64_t tensor) {
  m.Step();
  Queue& queue = *FindQueue(m, handle);
  Buffer& buffer = *m.FindBuffer(tensor);
  ++queue.frees;
  if (buffer.state == Buffer::State::kPlain) {
    QueueFault(m, FaultKind::kWrongRelease, queue, true)
        .Text("state", StateName(buffer.state))
        .Text("reason", "no-queue");
    return;
  }
  if (buffer.state == Buffer::State::kFree || buffer.state == Buffer::State::kEnqueued) {
    QueueFault(m, FaultKind::kWrongRelease, queue).Text("state", StateName(buffer.state)).Text("reason", "state");
  } else if (buffer.queue != static_cast<std::int32_t>(handle) - 1) {
    QueueFault(m, FaultKind::kWrongRelease, queue, true).Text("reason", "foreign-tensor");
  }
  if (buffer.state != Buffer::State::kFree) {
    buffer.free_event = EventOf(m, queue, false);
    buffer.free_id = HoldEvent(m, buffer.free_event, "FreeTensor");
  }
  buffer.state = Buffer::State::kFree;
  buffer.last_location = m.core().location;
  Remember(m, queue, "FreeTensor");
  m.Sync(SyncEvent::Kind::kFree, static_cast<std::int64_t>(handle), static_cast<std::int64_t>(tensor),
         buffer.free_event);
}

std::int32_t QueueQuery(Machine& m, std::uint64_t handle, std::int32_t what) {
  m.Step();
  const Queue& queue = *FindQueue(m, handle);
  const auto queued = static_cast<std::int32_t>(queue.order.size());
  const bool idle = std::any_of(queue.buffers.begin(), queue.buffers.end(), [&](int index) {
    return m.core().buffers[static_cast<std::size_t>(index)].state == Buffer::State::kFree;
  });
  switch (what) {
    case ASSAY_QUE_HAS_TENSOR:
      return queued > 0;
    case ASSAY_QUE_HAS_IDLE:
      return idle;
    case ASSAY_QUE_COUNT:
      return queued;
    default:
      return queued < queue.depth;
  }
}

}  // namespace assay::device
