// The state of a core, step by step.
#include "solver/sync-machine.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay {
namespace {

constexpr int kIds = 8;
constexpr int kMostSet = 2;  // a flag that is set twice is reported; more sets are not
constexpr int kNoIdLeft = -2;

int FlagKey(int signal, int id) { return signal * kIds + id; }
int HandKey(int signal, BufferInstance instance) { return 4096 + signal * (1 << 20) + instance; }

}  // namespace

bool Bits::Join(const Bits& other) {
  if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
  bool grew = false;
  for (std::size_t i = 0; i < other.words_.size(); ++i) {
    grew |= (other.words_[i] & ~words_[i]) != 0;
    words_[i] |= other.words_[i];
  }
  return grew;
}

void Bits::Meet(const Bits& other) {
  if (words_.size() > other.words_.size()) words_.resize(other.words_.size());
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
}

void Bits::Without(const Bits& other) {
  for (std::size_t i = 0; i < std::min(words_.size(), other.words_.size()); ++i) words_[i] &= ~other.words_[i];
}

bool Bits::Empty() const {
  return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
}

bool Knowledge::Join(const Knowledge& other) {
  bool less = false;
  for (std::size_t i = 0; i < pending.size(); ++i) {
    less |= pending[i].Join(other.pending[i]);
    less |= earlier[i].Join(other.earlier[i]);
    of_unit[i].Join(other.of_unit[i]);
  }
  for (auto it = raised.begin(); it != raised.end();) {
    const auto there = other.raised.find(it->first);
    if (there == other.raised.end()) {
      it = raised.erase(it);
      less = true;
    } else {
      less |= it->second.Join(there->second);
      ++it;
    }
  }
  return less;
}

CoreState SyncMachine::Start() const {
  CoreState state;
  state.values.assign(static_cast<std::size_t>(events_.flow.values), -1);
  for (std::size_t i = 0; i < state.values.size(); ++i) {
    const int buffer = events_.flow.buffers[i];
    if (buffer >= 0) state.values[i] = InstanceOf(buffer, 0);
  }
  return state;
}

void SyncMachine::Tell(ObligationKind kind, std::string what, int location, int other, bool unknown) {
  report_({kind, std::move(what), location, other, unknown});
}

// An operation that the scalar unit issues happens after everything the scalar unit waited for; vector operations
// follow each other.
void SyncMachine::Issue(Unit unit, Knowledge& known) {
  Bits& own = known.pending[SlotOf(unit)];
  if (unit != Unit::kScalar) {
    own.Meet(known.pending[SlotOf(Unit::kScalar)]);
    own.Without(known.of_unit[SlotOf(Unit::kScalar)]);
  }
  if (unit != Unit::kCopyIn && unit != Unit::kCopyOut) own.Without(known.of_unit[SlotOf(unit)]);
}

void SyncMachine::Begin(std::size_t site, Unit unit, Knowledge& known) {
  for (std::size_t i = 0; i < known.pending.size(); ++i) {
    if (!known.pending[i].Has(site)) known.earlier[i].Drop(site);
    known.pending[i].Put(site);
  }
  for (auto& [key, bits] : known.raised) bits.Put(site);
  known.of_unit[SlotOf(unit)].Put(site);
}

Bits SyncMachine::After(Unit unit, const Knowledge& known) {
  Bits bits = known.pending[SlotOf(unit)];
  bits.Meet(known.pending[SlotOf(Unit::kScalar)]);
  bits.Without(known.of_unit[SlotOf(unit)]);
  return bits;
}

void SyncMachine::WaitForAll(Unit waits, Unit unit, Knowledge& known) {
  known.pending[SlotOf(waits)].Meet(After(unit, known));
}

void SyncMachine::Raise(int key, Unit source, Knowledge& known) { known.raised[key] = After(source, known); }

void SyncMachine::Take(int key, Unit target, Knowledge& known, bool spend) {
  const auto found = known.raised.find(key);
  if (found == known.raised.end()) return;
  known.pending[SlotOf(target)].Meet(found->second);
  if (spend) known.raised.erase(found);
}

bool SyncMachine::Apply(const CoreOp& op, int id, CoreState& state, Knowledge& known) {
  using Kind = CoreOp::Kind;
  if (op.signal.number >= 0) signals_[op.signal.number] = op.signal;
  switch (op.kind) {
    case Kind::kTake:
    case Kind::kCommit:
    case Kind::kNext:
    case Kind::kRelease:
      return Queue(op, state, known);
    case Kind::kSetFlag:
    case Kind::kWaitFlag: {
      if (id < 0 && op.operand >= 0) id = state.values[static_cast<std::size_t>(op.operand)];
      if (id < 0) return Tell(ObligationKind::kFlags, "the id of a flag is not known", op.location, -1, true), false;
      if (id >= kIds) {
        Tell(ObligationKind::kFlags, fmt::format("ids of flags are below {}", kIds), op.location);
        return false;
      }
      const int key = FlagKey(op.signal.number, id);
      int& count = state.flags[key];
      if (op.kind == Kind::kSetFlag) {
        if (count > 0) {
          Tell(ObligationKind::kFlags, "a flag is waited for before it is set again", op.location);
        } else if (state.held.contains(key)) {
          Tell(ObligationKind::kFlags, "a flag that is set by hand is not one that a queue holds", op.location);
        }
        count = std::min(count + 1, kMostSet);
        Raise(key, op.signal.source, known);
        return true;
      }
      if (count == 0) {
        state.flags.erase(key);
        Tell(ObligationKind::kFlags, "a flag is set before it is waited for", op.location);
        return false;
      }
      if (--count == 0) state.flags.erase(key);
      Take(key, op.signal.target, known, false);
      return true;
    }
    case Kind::kAllocId: {
      unsigned& taken = state.taken[op.signal.number];
      for (int free = 0; free < kIds; ++free) {
        if ((taken >> free & 1) != 0) continue;
        if (op.reserve) taken |= 1u << free;
        if (op.value >= 0) state.values[static_cast<std::size_t>(op.value)] = free;
        return true;
      }
      Tell(ObligationKind::kFlags, "there is an event id for each flag", op.location);
      return false;
    }
    case Kind::kReleaseId:
      if (id < 0 && op.operand >= 0) id = state.values[static_cast<std::size_t>(op.operand)];
      if (id < 0) return Tell(ObligationKind::kFlags, "the id of a flag is not known", op.location, -1, true), false;
      state.taken[op.signal.number] &= ~(1u << (id & 31));
      return true;
    case Kind::kBarrier:
      if (op.unit == Unit::kAll) {
        for (Bits& bits : known.pending) bits.Clear();
      } else {
        known.pending[SlotOf(op.unit)].Without(known.of_unit[SlotOf(op.unit)]);
      }
      return true;
    case Kind::kReset:
      state.taken.clear();
      state.held.clear();
      for (auto& [buffer, queue] : state.queues) {
        for (QueueState::Slot& slot : queue.slots) slot.full_id = slot.free_id = -1;
      }
      [[fallthrough]];
    case Kind::kSync:
      for (Bits& bits : known.pending) bits.Clear();
      return true;
    case Kind::kAtomic:
      state.adds = op.whole;
      return true;
    case Kind::kPositions:
      state.other_signal = op.signal.number;
      return true;
    case Kind::kUnknown:
      Tell(ObligationKind::kOrder, op.why, op.location, -1, true);
      return false;
    default:
      return true;
  }
}

Signal SyncMachine::SignalOf(const CoreOp& op, CoreState& state) {
  const bool forward = op.kind == CoreOp::Kind::kCommit || op.kind == CoreOp::Kind::kNext;
  if (!forward || state.other_signal == -2) return op.signal;
  const auto found = signals_.find(state.other_signal);
  state.other_signal = -2;
  return found == signals_.end() ? Signal() : found->second;
}

// A queue's own flag: an id is held until the other side has waited.
int SyncMachine::Hold(int signal, int location, bool release, CoreState& state) {
  if (signal < 0) return -1;
  unsigned& taken = state.taken[signal];
  for (int id = 0; id < kIds; ++id) {
    if ((taken >> id & 1) != 0) continue;
    taken |= 1u << id;
    state.held[FlagKey(signal, id)] = 1;
    return id;
  }
  Tell(ObligationKind::kFlags, "there is an event id for each flag", location);
  return release ? kNoIdLeft : -1;
}

void SyncMachine::DropId(int signal, int id, CoreState& state) {
  if (signal < 0 || id < 0) return;
  state.taken[signal] &= ~(1u << id);
  state.held.erase(FlagKey(signal, id));
}

bool SyncMachine::Queue(const CoreOp& op, CoreState& state, Knowledge& known) {
  const Buffer& made = events_.buffers[static_cast<std::size_t>(op.buffer)];
  QueueState& queue = state.queues[op.buffer];
  if (queue.slots.empty()) {
    const bool counted = made.count->IsConst() && made.count->value > 0 && made.count->value < kMostBuffers;
    if (!counted || !made.loops.empty()) {
      Tell(ObligationKind::kOrder, "how many buffers a queue has is not known", made.location, -1, true);
      return false;
    }
    queue.slots.resize(static_cast<std::size_t>(made.count->value));
  }
  const Signal signal = SignalOf(op, state);
  const auto value = [&](int number) { return number < 0 ? -1 : state.values[static_cast<std::size_t>(number)]; };
  const auto slot_of = [&](BufferInstance instance) -> QueueState::Slot* {
    const auto home = state.queues.find(BufferOf(instance));
    if (instance < 0 || home == state.queues.end()) return nullptr;
    const auto index = static_cast<std::size_t>(instance % kMostBuffers);
    return index < home->second.slots.size() ? &home->second.slots[index] : nullptr;
  };
  switch (op.kind) {
    case CoreOp::Kind::kTake:
      for (std::size_t tries = 0; tries < queue.slots.size(); ++tries) {
        const auto index = static_cast<std::size_t>(queue.next);
        queue.next = static_cast<std::uint8_t>((index + 1) % queue.slots.size());
        QueueState::Slot& slot = queue.slots[index];
        if (slot.phase != QueueState::kFree) continue;
        slot.phase = QueueState::kInHand;
        DropId(slot.free_signal, slot.free_id, state);
        slot.free_signal = slot.free_id = -1;
        const BufferInstance instance = InstanceOf(op.buffer, static_cast<int>(index));
        if (op.value >= 0) state.values[static_cast<std::size_t>(op.value)] = instance;
        if (signal.number >= 0) Take(HandKey(signal.number, instance), signal.target, known, true);
        return true;
      }
      return false;  // the queue's own obligation
    case CoreOp::Kind::kNext: {
      if (queue.order.empty()) return false;
      const int index = queue.order.front();
      queue.order.erase(queue.order.begin());
      const BufferInstance instance = index >= kMostBuffers ? -1 : InstanceOf(op.buffer, index);
      QueueState::Slot& slot = queue.slots[static_cast<std::size_t>(index)];
      slot.phase = QueueState::kInHand;
      DropId(slot.full_signal, slot.full_id, state);
      slot.full_signal = slot.full_id = -1;
      if (op.value >= 0) state.values[static_cast<std::size_t>(op.value)] = instance;
      if (signal.number >= 0) Take(HandKey(signal.number, instance), signal.target, known, true);
      return true;
    }
    case CoreOp::Kind::kCommit:
    default: {
      const BufferInstance instance = value(op.operand);
      QueueState::Slot* slot = slot_of(instance);
      if (slot == nullptr || BufferOf(instance) != op.buffer) {
        Tell(ObligationKind::kOrder, "a queue gets a tensor that is not its own", op.location, -1, true);
        return false;
      }
      if (slot->phase != QueueState::kInHand) return false;
      const bool commits = op.kind == CoreOp::Kind::kCommit;
      slot->phase = commits ? QueueState::kFull : QueueState::kFree;
      const int id = Hold(signal.number, op.location, !commits, state);
      (commits ? slot->full_signal : slot->free_signal) = static_cast<std::int8_t>(signal.number);
      (commits ? slot->full_id : slot->free_id) = static_cast<std::int8_t>(id);
      if (commits) queue.order.push_back(static_cast<std::uint8_t>(instance % kMostBuffers));
      if (signal.number >= 0) Raise(HandKey(signal.number, instance), signal.source, known);
      return true;
    }
  }
}

void SyncMachine::End(const CoreState& state) {
  if (state.adds) Tell(ObligationKind::kAtomic, "no atomic mode is left on when a core ends", -1);
  for (const auto& [key, count] : state.flags) {
    if (count > 0) Tell(ObligationKind::kFlags, "no flag is left set when a core ends", -1);
  }
}

}  // namespace assay
