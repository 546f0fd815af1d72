// The state of one core while its events are replayed, and what an instruction costs. Private to the time model.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/time-constants.h"
#include "dialects/ascendc/device/timeline.h"

namespace assay::device {

// Shared memory bandwidth of a launch, determined before the replay.
struct Traffic {
  double share = 0;                 // bytes of global memory a cycle that one core gets
  std::vector<double> read_weight;  // by tensor, then one for what is outside of all: cost of a byte read, 1 = memory
  double write_weight = 1;
  bool cube = false;  // cube units are used
  std::int64_t small_copies = 0;
  std::vector<std::vector<const VectorCost*>> costs;  // by name of the recording, by op + 1; null where not seen
  const VectorCost& Cost(std::uint16_t name, std::int32_t op) const;
};
Traffic LookAtTraffic(const Recording& recording, std::int64_t cores_at_once);

// A core's bandwidth to global memory, which its transfers share: the remaining capacity is kept in slots of
// time, so that transfers may be entered in any order.
class MemoryPort {
 public:
  explicit MemoryPort(double share) : share_(share) {}
  // A transfer from `start` on that moves `cost` weighted bytes, `bytes` of them at most `rate` per cycle: returns its
  // end.
  std::int64_t Transfer(std::int64_t start, double cost, double bytes, double rate);
  // Nothing starts before `time` any more.
  void Forget(std::int64_t time);

 private:
  static constexpr std::int64_t kSlot = 128;
  double share_;
  std::int64_t base_ = 0;  // slot number of used_[0]
  std::vector<float> used_;
};

class Scoreboard {
 public:
  Scoreboard(int core, const Recording& recording, const TimeOptions& options, const Traffic& traffic);

  // When the event ran; {0, 0} for events that take no time.
  std::pair<std::int64_t, std::int64_t> Take(const RecordedEvent& event);

  // SyncAll: when everything issued so far is done, and later work may start.
  std::int64_t Arrive();
  void Resume(std::int64_t time, Stall why);
  std::int64_t Finish();
  // Flags between cores.
  std::int64_t Done(Pipe pipe) const;

  const CoreTimeline& line() const { return line_; }
  std::int64_t single_queues() const { return single_queues_; }
  std::int64_t extra_bytes() const { return extra_bytes_; }
  std::int64_t local_bytes() const { return local_bytes_; }

 private:
  struct Unit {
    std::int64_t free = 0;             // issue of the next instruction
    std::int64_t done = 0;             // results of the last one
    std::int64_t wait = 0;             // earliest start of the next one,
    Stall why = Stall::kIssue;         // and what asked for it
    std::vector<std::int64_t> starts;  // of the last instructions, a ring
    std::size_t count = 0;
  };
  struct LocalBuffer {
    std::int64_t ready = 0;  // filled, by its last EnQue
    int slot = 0;
  };
  struct LocalQueue {
    int buffers = 0;
    std::int64_t bytes = 0, home = 0;
    std::vector<std::int64_t> freed;  // by slot
    std::size_t next = 0;
  };
  struct InFlight {
    RecordedAccess access;
    std::int64_t done;
  };
  struct Cost {
    std::int64_t busy = 0, latency = 0;
  };

  Unit& unit(Pipe pipe) { return units_[static_cast<int>(pipe)]; }
  void Wait(Pipe pipe, std::int64_t until, Stall why);
  std::pair<std::int64_t, std::int64_t> Instruction(const RecordedEvent& event);
  std::pair<std::int64_t, std::int64_t> Scalar(const RecordedEvent& event);
  void Sync(const RecordedEvent& event);
  void QueueEvent(const RecordedEvent& event);
  void AddBuffer(const RecordedEvent& event);
  void Barrier(Pipe pipe);
  Cost CostOfInstruction(const RecordedEvent& event, std::int64_t start);
  Cost CostOfVector(const RecordedEvent& event) const;
  Cost CostOfTransfer(const RecordedEvent& event, std::int64_t start);
  Cost CostOfLocalMove(const RecordedEvent& event) const;
  Cost CostOfCube(const RecordedEvent& event) const;
  std::int64_t GlobalScalar(const RecordedEvent& event);
  void AfterConflicts(const RecordedEvent& event);
  bool Doubled(const LocalQueue& queue) const;

  const Recording& recording_;
  const TimeOptions& options_;
  const Traffic& traffic_;
  CoreTimeline line_;
  Unit units_[kPipeCount];
  MemoryPort port_;
  std::map<std::pair<std::int64_t, std::int64_t>, std::vector<std::int64_t>> flags_;
  std::map<std::int64_t, LocalBuffer> buffers_;  // by handle
  std::map<std::int64_t, LocalQueue> queues_;
  std::vector<InFlight> in_flight_;
  std::vector<std::int64_t> cache_;  // lines of global memory that the scalar unit holds
  std::int64_t single_queues_ = 0, extra_bytes_ = 0, local_bytes_ = 0;
};

}  // namespace assay::device
