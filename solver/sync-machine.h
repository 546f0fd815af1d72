// One core's synchronisation state: queues, flags, event ids, and which accesses each unit knows to be complete. The
// rules are those of the simulator (hazard-clock.cpp, flags.cpp, queues.cpp), with the synchronisation that the
// vendor's compiler inserts by default. Shared by the proof for all shapes, whose accesses represent all rounds of a
// class, and by the walk at one shape.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/proof.h"

namespace assay {

// A set of small numbers.
class Bits {
 public:
  bool Has(std::size_t i) const { return i / 64 < words_.size() && (words_[i / 64] >> (i % 64) & 1) != 0; }
  void Put(std::size_t i) {
    if (words_.size() <= i / 64) words_.resize(i / 64 + 1);
    words_[i / 64] |= std::uint64_t{1} << (i % 64);
  }
  void Drop(std::size_t i) {
    if (i / 64 < words_.size()) words_[i / 64] &= ~(std::uint64_t{1} << (i % 64));
  }
  // True if it grew.
  bool Join(const Bits& other);
  void Meet(const Bits& other);
  void Without(const Bits& other);
  void Clear() { words_.clear(); }
  bool Empty() const;
  template <class Function>
  void ForEach(const Function& function) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
        function(w * 64 + static_cast<std::size_t>(__builtin_ctzll(rest)));
    }
  }

 private:
  std::vector<std::uint64_t> words_;
};

// Happens-before, as its complement: for each unit the accesses that may still be running when its next operation
// starts, and the same for the receiver of a raised signal.
struct Knowledge {
  std::array<Bits, kUnits> pending;
  // Of these, such as may have begun before the last new round of any loop; what is not pending does not count.
  std::array<Bits, kUnits> earlier;
  std::map<int, Bits> raised;  // by signal and id, or signal and buffer
  std::array<Bits, kUnits> of_unit;

  // True if it knows less than before.
  bool Join(const Knowledge& other);
  // A loop begins a new round: whatever is pending began before.
  void BeginRound() { earlier = pending; }
};

// One buffer: for a queue, number `index` among its buffers.
using BufferInstance = int;
constexpr int kMostBuffers = 64;
inline BufferInstance InstanceOf(int buffer, int index) { return buffer * kMostBuffers + index; }
inline int BufferOf(BufferInstance instance) { return instance / kMostBuffers; }

struct QueueState {
  enum Phase : std::uint8_t { kFree, kInHand, kFull };
  struct Slot {
    std::uint8_t phase = kFree;
    std::int8_t full_signal = -1, full_id = -1, free_signal = -1, free_id = -1;
    auto operator<=>(const Slot&) const = default;
  };
  std::vector<Slot> slots;
  std::vector<std::uint8_t> order;  // full ones, oldest first
  std::uint8_t next = 0;
  auto operator<=>(const QueueState&) const = default;
};

struct CoreState {
  std::map<int, QueueState> queues;  // by buffer
  std::vector<int> values;           // instances and ids by number; -1: none
  std::map<int, int> flags;          // signal * 8 + id: sets not yet waited for
  std::map<int, unsigned> taken;     // signal: ids in use
  std::map<int, int> held;           // signal * 8 + id: by a queue
  int other_signal = -2;             // of the next commit or next; -2: the queue's own
  bool adds = false;                 // an atomic mode is on
  auto operator<=>(const CoreState&) const = default;
};

struct Trouble {
  ObligationKind kind = ObligationKind::kFlags;
  std::string what;  // "a wait for a flag that was never set"
  int location = -1;
  int other = -1;
  bool unknown = false;  // not a fault: the analysis ends here
  Assignment witness;    // of some path that leads there
};

class SyncMachine {
 public:
  SyncMachine(const DeviceEvents& events, std::function<void(Trouble)> report)
      : events_(events), report_(std::move(report)) {}

  CoreState Start() const;
  // False if the core ends at the operation, or nothing can be said after it. `id` is the number of a flag's id, -1
  // if unknown. The caller handles accesses and choices.
  bool Apply(const CoreOp& op, int id, CoreState& state, Knowledge& known);
  // Reports what is left over when the core has ended.
  void End(const CoreState& state);

  // The unit's next operation starts: it inherits what the scalar unit waited for, and its own history.
  static void Issue(Unit unit, Knowledge& known);
  // `site` begins on the unit.
  static void Begin(std::size_t site, Unit unit, Knowledge& known);
  static void WaitForAll(Unit waits, Unit unit, Knowledge& known);
  static std::size_t SlotOf(Unit unit) { return static_cast<std::size_t>(unit); }

 private:
  static Bits After(Unit unit, const Knowledge& known);
  bool Queue(const CoreOp& op, CoreState& state, Knowledge& known);
  int Hold(int signal, int location, bool release, CoreState& state);
  static void DropId(int signal, int id, CoreState& state);
  void Tell(ObligationKind kind, std::string what, int location, int other = -1, bool unknown = false);
  Signal SignalOf(const CoreOp& op, CoreState& state);
  static void Raise(int key, Unit source, Knowledge& known);
  static void Take(int key, Unit target, Knowledge& known, bool spend);

  const DeviceEvents& events_;
  std::function<void(Trouble)> report_;
  std::map<int, Signal> signals_;
};

}  // namespace assay
