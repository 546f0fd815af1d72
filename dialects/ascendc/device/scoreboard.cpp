// One core: units that run in order, and what they wait for.
#include "dialects/ascendc/device/scoreboard.h"

#include <algorithm>

#include "dialects/ascendc/device/pipe-events.h"
#include "dialects/ascendc/device/time-constants.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

std::int64_t Whole(TimeKey key) { return static_cast<std::int64_t>(Value(key)); }

bool Overlapping(const RecordedAccess& a, const RecordedAccess& b) {
  if (a.space != b.space || a.tensor != b.tensor || (a.write == 0 && b.write == 0)) return false;
  return a.first < b.end && b.first < a.end;
}

}  // namespace

Scoreboard::Scoreboard(int core, const Recording& recording, const TimeOptions& options, const Traffic& traffic)
    : recording_(recording), options_(options), traffic_(traffic), port_(traffic.share) {
  line_.core = core;
  for (Unit& unit : units_) unit.starts.assign(static_cast<std::size_t>(Value(TimeKey::kQueueDepth)), 0);
}

std::pair<std::int64_t, std::int64_t> Scoreboard::Take(const RecordedEvent& event) {
  line_.ran = true;
  switch (event.kind) {
    case RecordedEvent::Kind::kInstruction:
      return event.pipe == Pipe::kScalar || event.pipe == Pipe::kAll ? Scalar(event) : Instruction(event);
    case RecordedEvent::Kind::kSync:
      Sync(event);
      break;
    case RecordedEvent::Kind::kBuffer:
      AddBuffer(event);
      break;
  }
  return {0, 0};
}

void Scoreboard::Wait(Pipe pipe, std::int64_t until, Stall why) {
  if (pipe == Pipe::kAll) return;
  Unit& u = unit(pipe);
  if (pipe == Pipe::kScalar) {
    if (until > u.free) line_.stalls[0][static_cast<int>(why)] += until - u.free;
    u.free = std::max(u.free, until);
    u.done = u.free;
    return;
  }
  if (until <= u.wait) return;
  u.wait = until;
  u.why = why;
}

std::pair<std::int64_t, std::int64_t> Scoreboard::Instruction(const RecordedEvent& event) {
  Unit& scalar = unit(Pipe::kScalar);
  Unit& u = unit(event.pipe);
  const std::size_t depth = u.starts.size();
  std::int64_t& oldest = u.starts[u.count % depth];
  if (u.count >= depth) Wait(Pipe::kScalar, oldest, Stall::kQueueFull);
  scalar.free += Whole(TimeKey::kIssue);
  scalar.done = scalar.free;
  line_.busy[0] += Whole(TimeKey::kIssue);

  const std::int64_t start = std::max({scalar.free, u.free, u.wait});
  const std::int64_t idle = start - u.free;
  if (idle > 0) {
    const Stall why = u.wait > scalar.free ? u.why : Stall::kIssue;
    line_.stalls[static_cast<int>(event.pipe)][static_cast<int>(why)] += idle;
  }
  const Cost cost = CostOfInstruction(event, start);
  oldest = start;
  ++u.count;
  u.free = start + cost.busy;
  u.done = std::max(u.done, u.free + cost.latency);
  line_.busy[static_cast<int>(event.pipe)] += cost.busy;
  for (int i = 0; i < event.accesses; ++i) in_flight_.push_back({event.access[i], u.free + cost.latency});
  if (in_flight_.size() >= 256) {
    std::erase_if(in_flight_, [&](const InFlight& entry) { return entry.done <= scalar.free; });
  }
  port_.Forget(std::min({scalar.free, unit(Pipe::kMte2).free, unit(Pipe::kMte3).free}));
  return {start, u.free};
}

// The compiler orders the scalar unit's reads and writes after everything that touches the same bytes.
void Scoreboard::AfterConflicts(const RecordedEvent& event) {
  if (!options_.auto_sync) return;
  std::int64_t until = 0;
  for (const InFlight& entry : in_flight_) {
    for (int i = 0; i < event.accesses; ++i) {
      if (Overlapping(entry.access, event.access[i])) until = std::max(until, entry.done);
    }
  }
  Wait(Pipe::kScalar, until, Stall::kAccess);
}

std::pair<std::int64_t, std::int64_t> Scoreboard::Scalar(const RecordedEvent& event) {
  AfterConflicts(event);
  const std::string_view name = recording_.names[event.name];
  std::int64_t cycles = Whole(TimeKey::kIssue);
  if (name == "assay_ub_get" || name == "assay_ub_ref") cycles = Whole(TimeKey::kLocalGet);
  if (name == "assay_ub_set") cycles = Whole(TimeKey::kLocalSet);
  if (name == "assay_gm_get" || name == "assay_gm_set") cycles = GlobalScalar(event);
  Unit& u = unit(Pipe::kScalar);
  const std::int64_t start = u.free;
  u.free += cycles;
  u.done = u.free;
  line_.busy[0] += cycles;
  return {start, u.free};
}

std::int64_t Scoreboard::Done(Pipe pipe) const { return units_[static_cast<int>(pipe)].done; }

void Scoreboard::Barrier(Pipe pipe) {
  if (pipe != Pipe::kAll) return Wait(pipe, unit(pipe).done, Stall::kBarrier);
  const std::int64_t all = Arrive();
  for (int p = 1; p < kPipeCount; ++p) Wait(static_cast<Pipe>(p), all, Stall::kBarrier);
}

void Scoreboard::Sync(const RecordedEvent& event) {
  using Kind = SyncEvent::Kind;
  Unit& scalar = unit(Pipe::kScalar);
  scalar.free += Whole(TimeKey::kIssue);
  scalar.done = scalar.free;
  line_.busy[0] += Whole(TimeKey::kIssue);
  switch (static_cast<Kind>(event.name)) {
    case Kind::kSetFlag: {
      const PipeEvent* between = FindEvent(event.a);
      if (between != nullptr) flags_[{event.a, event.b}].push_back(Done(between->source));
      break;
    }
    case Kind::kWaitFlag: {
      std::vector<std::int64_t>& set = flags_[{event.a, event.b}];
      if (set.empty()) break;
      Wait(FindEvent(event.a)->target, set.front(), Stall::kFlag);
      set.erase(set.begin());
      break;
    }
    case Kind::kBarrier:
      if (event.a >= 0 && event.a < kPipeCount) Barrier(static_cast<Pipe>(event.a));
      break;
    case Kind::kAlloc:
    case Kind::kEnque:
    case Kind::kDeque:
    case Kind::kFree:
      QueueEvent(event);
      break;
    case Kind::kReset:
      buffers_.clear();
      queues_.clear();
      break;
    default:
      break;
  }
}

bool Scoreboard::Doubled(const LocalQueue& queue) const {
  const bool moves = queue.home == ASSAY_VECIN || queue.home == ASSAY_VECOUT;
  return options_.double_buffer && queue.buffers == 1 && moves;
}

void Scoreboard::QueueEvent(const RecordedEvent& event) {
  const auto found = buffers_.find(event.b);
  const auto owner = queues_.find(event.a);
  if (found == buffers_.end() || owner == queues_.end()) return;
  LocalBuffer& buffer = found->second;
  LocalQueue& queue = owner->second;
  // If the hardware has no event for the queue, its units are ordered in another way.
  const PipeEvent* between = FindEvent(event.c);
  switch (static_cast<SyncEvent::Kind>(event.name)) {
    case SyncEvent::Kind::kAlloc: {
      const std::size_t slots = Doubled(queue) ? 2 : static_cast<std::size_t>(std::max(queue.buffers, 1));
      queue.freed.resize(std::max(queue.freed.size(), slots), 0);
      buffer.slot = static_cast<int>(queue.next++ % slots);
      if (between != nullptr) Wait(between->target, queue.freed[static_cast<std::size_t>(buffer.slot)], Stall::kBuffer);
      break;
    }
    case SyncEvent::Kind::kEnque:
      if (between != nullptr) buffer.ready = Done(between->source);
      break;
    case SyncEvent::Kind::kDeque:
      if (between != nullptr) Wait(between->target, buffer.ready, Stall::kData);
      break;
    default:
      if (between != nullptr && static_cast<std::size_t>(buffer.slot) < queue.freed.size())
        queue.freed[static_cast<std::size_t>(buffer.slot)] = Done(between->source);
      break;
  }
}

void Scoreboard::AddBuffer(const RecordedEvent& event) {
  buffers_[event.a] = {};
  if (event.e == kUb) local_bytes_ = std::max(local_bytes_, event.d + event.c);
  if (event.b < 0) return;
  // Events name queues by their handle, which is one more than the number.
  LocalQueue& queue = queues_[event.b + 1];
  queue.home = event.op;
  queue.bytes += event.c;
  ++queue.buffers;
  const bool moves = queue.home == ASSAY_VECIN || queue.home == ASSAY_VECOUT;
  if (!moves || queue.buffers > 2) return;
  single_queues_ += queue.buffers == 1 ? 1 : -1;
  extra_bytes_ += queue.buffers == 1 ? event.c : -event.c;
}

std::int64_t Scoreboard::Arrive() {
  std::int64_t latest = 0;
  for (const Unit& u : units_) latest = std::max({latest, u.free, u.done});
  return latest;
}

void Scoreboard::Resume(std::int64_t time, Stall why) {
  for (int p = 0; p < kPipeCount; ++p) Wait(static_cast<Pipe>(p), time, why);
}

std::int64_t Scoreboard::Finish() {
  line_.cycles = Arrive();
  for (int p = 0; p < kPipeCount; ++p) {
    if (units_[p].free < line_.cycles) line_.stalls[p][static_cast<int>(Stall::kEnd)] += line_.cycles - units_[p].free;
  }
  return line_.cycles;
}

}  // namespace assay::device
