// Combines clocks and shadows; the edges themselves are in hazard-clock.cpp.
#include "dialects/ascendc/device/hazards.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

// Faults of all kinds share the log; a kernel without any waits must not fill it.
constexpr int kMaxReported = 24;
// The number of touches kept before the oldest are forgotten.
constexpr std::size_t kMaxTouches = 1 << 19;

const char* KindOf(const Touch& before, const Touch& now) {
  if (before.write && now.write && before.core != now.core && before.atomic != now.atomic)
    return now.atomic ? "write-add" : "add-write";
  if (before.write && now.write) return "write-write";
  return before.write ? "write-read" : "read-write";
}

// The vector unit starts within a few cycles, a copy from global memory takes hundreds: when the very next vector
// instruction reads data that is still being copied, it reads the old contents. Any other order may happen to hold; so
// may, judging by kernels that ran correctly on a device, one with a barrier of the copies in between.
bool IsCertain(const Touch& before, const Touch& now) {
  return before.core == now.core && before.write && !now.write && before.pipe == Pipe::kMte2 &&
         now.pipe == Pipe::kVector && now.vectors == before.vectors + 1 && now.fences == before.fences;
}

const Buffer* BufferOf(const Core& core, const Access& access) {
  const std::uint64_t handle = access.handle;
  return handle == 0 || handle > core.buffers.size() ? nullptr : &core.buffers[handle - 1];
}

// Whether any byte between the two accesses' common ends belongs to the buffer.
bool Reaches(const Buffer& buffer, const Access& a, const Access& b) {
  const std::int64_t first = std::max(a.First(), b.First()), end = std::min(a.End(), b.End());
  return first < buffer.address + buffer.size && buffer.address < end;
}

void SetText(FaultRecord& record, const char* key, std::string_view value) { record.SetText(key, value); }

}  // namespace

Hazards::Hazards(Machine& machine, FaultLog& log, bool auto_sync)
    : machine_(machine), log_(log), auto_sync_(auto_sync) {
  clocks_.assign(machine.cores().size(), CoreClock(auto_sync, machine.launch().chip.vector_in_order));
  locals_.resize(machine.cores().size());
  fences_.resize(machine.cores().size());
  globals_.resize(machine.gm().tensors().size());
  contested_.resize(globals_.size());
  set_twice_.resize(globals_.size());
  global_touches_.resize(1);
}

void Hazards::OnCoreStart(const Core& core) {
  auto& local = locals_[static_cast<std::size_t>(core.id)];
  local = std::make_unique<Local>();
  local->touches.resize(1);
}

void Hazards::OnCoreEnd(const Core& core) { locals_[static_cast<std::size_t>(core.id)].reset(); }

void Hazards::OnInstruction(const Core& core, const Issued& issued) {
  CoreClock& clock = ClockOf(core);
  Touch now{.core = core.id,
            .pipe = issued.pipe,
            .atomic = issued.pipe != Pipe::kScalar && core.atomic != ASSAY_ATOMIC_NONE,
            .number = 0,
            .location = issued.location,
            .intrinsic = issued.intrinsic};
  if (IndexOf(issued.pipe) >= kPipes) return;
  // An element accessed by reference may be read or written: this cannot be told here, and the compiler orders it as
  // both.
  if (!auto_sync_ && std::string_view(issued.intrinsic) == "assay_ub_ref") return;
  now.number = clock.IssueTo(issued.pipe);
  now.fences = fences_[static_cast<std::size_t>(core.id)];
  now.vectors = clock.Issued().done[static_cast<std::size_t>(IndexOf(Pipe::kVector))];
  for (const Access& access : issued.accesses) {
    if (access.bytes <= 0 || access.blocks <= 0 || access.repeats <= 0) continue;
    now.access = access;
    now.write = access.write;
    if (access.space == kGlobalSpace) {
      VisitGlobal(core, now, issued.changed);
    } else {
      VisitLocal(core, now);
    }
  }
}

void Hazards::VisitLocal(const Core& core, const Touch& now) {
  Local* local = locals_[static_cast<std::size_t>(core.id)].get();
  if (local == nullptr || now.access.space < 0 || now.access.space >= kSpaceCount) return;
  if (now.access.First() < 0 || now.access.End() > kSpaceReserve) return;
  const auto check = [&](TouchId id) {
    const Touch before = local->touches[id];
    if (!Ordered(core, before, now)) Conflict(core, before, now);
  };
  Shadow& shadow = local->spaces[static_cast<std::size_t>(now.access.space)];
  if (auto_sync_ && now.pipe == Pipe::kScalar && !now.raw) {
    // The compiler inserts this synchronisation, so it is not reported as a hazard.
    shadow.Visit(now.access, now.pipe, 0, check);
    return;
  }
  if (local->touches.size() > kMaxTouches) {
    for (Shadow& space : local->spaces) space.Clear();
    local->touches.resize(1);
  }
  const auto self = static_cast<TouchId>(local->touches.size());
  local->touches.push_back(now);
  shadow.Visit(now.access, now.pipe, self, check);
}

void Hazards::VisitGlobal(const Core& core, const Touch& now, const ContestedCells::Ranges& changed) {
  if (now.access.tensor < 0 || now.pipe == Pipe::kScalar) return;
  if (std::string_view(now.intrinsic) == "assay_sync_soft") return;  // the words by which the cores meet
  const auto index = static_cast<std::size_t>(now.access.tensor);
  if (globals_.size() <= index) {
    globals_.resize(index + 1);
    contested_.resize(index + 1);
    set_twice_.resize(index + 1);
  }
  const GmTensor& tensor = machine_.gm().tensors()[index];
  const bool only_read = tensor.writes == 0 && tensor.role == GmRole::kInput;
  if (only_read || now.access.First() < 0 || now.access.End() > tensor.size + kCellBytes) return;
  if (global_touches_.size() > kMaxTouches) {
    for (Shadow& shadow : globals_) shadow.Clear();
    std::fill(contested_.begin(), contested_.end(), ContestedCells());
    std::fill(set_twice_.begin(), set_twice_.end(), ContestedCells());
    global_touches_.resize(1);
  }
  const auto self = static_cast<TouchId>(global_touches_.size());
  global_touches_.push_back(now);
  ContestedCells& contested = contested_[index];
  const auto knows = [&](TouchId id) {
    const Touch& touch = global_touches_[id];
    return touch.core == core.id || ClockOf(core).Knows(touch.core, touch.pipe, touch.number);
  };
  const auto after_both = [&](const Contest& c) { return knows(c.first) && knows(c.second); };
  if (!now.write) {
    const Contest met = contested.Take(now.access);
    if (met.first != 0) TellContest(core, met);
  } else {
    contested.Settle(now.access, after_both);
    set_twice_[index].Settle(now.access, after_both);
  }
  if (now.atomic && now.write) {
    const Contest met = set_twice_[index].Take(now.access);
    if (met.first != 0) Conflict(core, global_touches_[met.first], now);
  }
  const auto check = [&](TouchId id) {
    const Touch before = global_touches_[id];
    if (!Ordered(core, before, now)) Conflict(core, before, now);
    if (!before.write || !now.write || before.atomic || now.atomic || knows(id)) return;
    if (!changed.empty()) contested.Add({id, self}, before.access, now.access, changed);
    const std::int64_t first = std::max(before.access.First(), now.access.First());
    set_twice_[index].Add({id, self}, before.access, now.access,
                          {{first, std::min(before.access.End(), now.access.End())}});
  };
  globals_[index].Visit(now.access, now.pipe, self, check, now.atomic ? Shadow::How::kAdds : Shadow::How::kSets);
}

void Hazards::TellContest(const Core& reader, const Contest& contest) {
  const Touch before = global_touches_[contest.first], now = global_touches_[contest.second];
  if (reported_ >= kMaxReported) return;
  bool first = false;
  FaultRecord* record =
      log_.Report(FaultKind::kUnorderedCores, now.location, now.core, reader.intrinsics, true, first, before.location);
  if (record == nullptr || !first) return;
  ++reported_;
  Describe(*record, reader, before, now);
}

// Whether `before` is done when `now` begins, or the two do not conflict at all.
bool Hazards::Ordered(const Core& core, const Touch& before, const Touch& now) {
  if ((!before.write && !now.write) || (before.atomic && now.atomic)) return true;
  CoreClock& clock = ClockOf(core);
  if (before.core != now.core) {
    if (clock.Knows(before.core, before.pipe, before.number)) return true;
    // Two cores that write the same output bytes are told apart by their values (NoteOwner). In a workspace each may
    // well clear all of it: what counts is whether different values are read later (ContestedCells). What is written
    // over a sum, or added to what is yet to be written, is lost.
    if (before.write && now.write && before.atomic == now.atomic) return true;
    return !SharesByte(before.access, now.access);
  }
  if (before.pipe == now.pipe && before.number == now.number) return true;
  if (clock.IsDone(now.pipe, before.pipe, before.number)) return true;
  if (!SharesByte(before.access, now.access)) return true;
  if (!auto_sync_ || now.pipe != Pipe::kScalar || now.raw) return false;
  clock.WaitForAll(Pipe::kScalar, before.pipe);  // the compiler's own flag
  return true;
}

void Hazards::Conflict(const Core& core, const Touch& before, const Touch& now) {
  CoreClock& clock = ClockOf(core);
  const bool across = before.core != now.core;
  if (reported_ < kMaxReported) {
    bool first = false;
    const FaultKind kind = across ? FaultKind::kUnorderedCores : FaultKind::kUnorderedAccess;
    FaultRecord* record =
        log_.Report(kind, now.location, core.id, core.intrinsics, !IsCertain(before, now), first, before.location);
    if (record != nullptr && first) {
      ++reported_;
      Describe(*record, core, before, now);
    }
  }
  // One missing edge is one fault: its consequences are not reported.
  if (across) {
    Knowledge known(machine_.cores().size());
    known[static_cast<std::size_t>(before.core)] = clocks_[static_cast<std::size_t>(before.core)].Issued();
    clock.Learn(known);
  } else {
    clock.WaitForAll(now.pipe, before.pipe);
  }
}

void Hazards::Describe(FaultRecord& record, const Core& core, const Touch& before, const Touch& now) const {
  record.other = before.location;
  SetText(record, "kind", KindOf(before, now));
  SetText(record, "first_pipe", PipeName(before.pipe));
  SetText(record, "second_pipe", PipeName(now.pipe));
  const PipeEvent* event = FindEvent(EventBetween(before.pipe, now.pipe));
  if (event != nullptr && before.core == now.core && before.pipe != now.pipe) SetText(record, "event", event->name);
  record.SetArg("core_a", before.core);
  record.SetArg("core_b", now.core);
  record.SetArg("from", now.access.First());
  record.SetArg("end", now.access.End());
  record.SetArg("raw", before.raw || now.raw);
  if (now.access.space == kGlobalSpace) {
    const GmTensor& tensor = machine_.gm().tensors()[static_cast<std::size_t>(now.access.tensor)];
    const std::int64_t first = std::max(before.access.First(), now.access.First());
    const std::int64_t end = std::min(before.access.End(), now.access.End());
    record.SetText("tensor", tensor.name);
    record.SetArg("first", first / tensor.element);
    record.SetArg("last", std::max(first, end - 1) / tensor.element);
    record.SetArg("element_bytes", tensor.element);
    return;
  }
  const Buffer* own = BufferOf(core, now.access);
  if (own == nullptr) return;
  const Buffer* others = BufferOf(core, before.access);
  const bool foreign = others != nullptr && others->init_location != own->init_location &&
                       !Reaches(*own, before.access, now.access) && Reaches(*others, before.access, now.access);
  const Buffer& buffer = foreign ? *others : *own;
  record.home = buffer.init_location;
  record.SetArg("foreign", foreign);
  record.SetArg("queued", buffer.queue >= 0);
  SetText(record, "position", PositionName(buffer.position));
}

void Hazards::CrossSet(const Core& core, const SyncEvent& event) {
  auto& sets = cross_sets_[event.b];
  sets.resize(machine_.cores().size());
  Knowledge done = ClockOf(core).known();
  done.resize(machine_.cores().size());
  const auto pipe = static_cast<Pipe>(event.c);
  const bool one = IndexOf(pipe) >= 0 && IndexOf(pipe) < kPipes;
  done[static_cast<std::size_t>(core.id)].Join(one ? ClockOf(core).After(pipe) : ClockOf(core).Issued());
  sets[static_cast<std::size_t>(core.id)].push_back(std::move(done));
}

void Hazards::CrossWait(const Core& core, std::int64_t id) {
  const std::size_t turn = cross_waits_[{core.id, id}]++;
  for (const std::vector<Knowledge>& sets : cross_sets_[id]) {
    if (turn < sets.size()) ClockOf(core).Learn(sets[turn]);
  }
}

void Hazards::OnSync(const Core& core, const SyncEvent& event) {
  using Kind = SyncEvent::Kind;
  CoreClock& clock = ClockOf(core);
  switch (event.kind) {
    case Kind::kSetFlag:
      return clock.SetFlag(event.a, event.b);
    case Kind::kWaitFlag:
      return clock.WaitFlag(event.a, event.b);
    case Kind::kBarrier:
      fences_[static_cast<std::size_t>(core.id)] += event.a == static_cast<std::int64_t>(Pipe::kMte2) ? 1 : 0;
      return clock.Barrier(event.a);
    case Kind::kEnque:
    case Kind::kFree:
      return clock.Hand(event.c, event.b);
    case Kind::kDeque:
    case Kind::kAlloc:
      return clock.Take(event.c, event.b);
    case Kind::kSyncAll:
    case Kind::kReset:
      return clock.Barrier(static_cast<std::int64_t>(Pipe::kAll));
    case Kind::kCrossSet:
      return CrossSet(core, event);
    case Kind::kCrossWait:
      return CrossWait(core, event.a);
    default:
      return;
  }
}

// SyncAll begins with a barrier of all pipes on each core.
void Hazards::OnRelease(const std::vector<Core>& cores) {
  Knowledge all;
  all.reserve(cores.size());
  for (const Core& core : cores) all.push_back(ClockOf(core).Issued());
  for (const Core& core : cores) ClockOf(core).Learn(all);
}

}  // namespace assay::device
