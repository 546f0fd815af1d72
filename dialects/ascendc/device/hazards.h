// Finds unordered accesses (data races between pipes or cores). The machine computes in program order, so a missing
// wait changes no value of the simulated run; on the device the engines run side by side, and the second access may
// come first. An access conflicts with an earlier one of another pipe or core when they share a byte and one writes;
// without an edge between them (queue, flag, barrier, SyncAll, cross-core flag, or the compiler's own synchronisation)
// that is a fault with both ends named.
//
// What counts as an edge follows the public documents on synchronisation inside a core and between cores (asc-devkit:
// TQue, SetFlag/WaitFlag, PipeBarrier, SyncAll, CrossCoreSetFlag). Where they leave a case open there is no fault.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "dialects/ascendc/device/hazard-clock.h"
#include "dialects/ascendc/device/hazard-contested.h"
#include "dialects/ascendc/device/hazard-shadow.h"
#include "dialects/ascendc/device/machine.h"
#include "simulator/worker/fault-log.h"

namespace assay::device {

class Hazards : public Watcher {
 public:
  // `auto_sync` false: ignores what the compiler inserts with --cce-auto-sync=on, but not the order that the chip
  // itself keeps (Chip::vector_in_order).
  Hazards(Machine& machine, FaultLog& log, bool auto_sync);

  void OnCoreStart(const Core& core) override;
  void OnCoreEnd(const Core& core) override;
  void OnInstruction(const Core& core, const Issued& issued) override;
  void OnSync(const Core& core, const SyncEvent& event) override;
  void OnRelease(const std::vector<Core>& cores) override;

 private:
  // Local memories of one core; gone when the core has ended.
  struct Local {
    std::array<Shadow, kSpaceCount> spaces;
    std::deque<Touch> touches;  // many: never copied to grow
  };
  CoreClock& ClockOf(const Core& core) { return clocks_[static_cast<std::size_t>(core.id)]; }
  void VisitLocal(const Core& core, const Touch& now);
  void VisitGlobal(const Core& core, const Touch& now, const ContestedCells::Ranges& changed);
  // A read of what two cores wrote in no order.
  void TellContest(const Core& reader, const Contest& contest);
  bool Ordered(const Core& core, const Touch& before, const Touch& now);
  void Conflict(const Core& core, const Touch& before, const Touch& now);
  void Describe(FaultRecord& record, const Core& core, const Touch& before, const Touch& now) const;
  void CrossSet(const Core& core, const SyncEvent& event);
  void CrossWait(const Core& core, std::int64_t id);

  Machine& machine_;
  FaultLog& log_;
  bool auto_sync_;
  int reported_ = 0;
  std::vector<CoreClock> clocks_;
  std::vector<std::uint32_t> fences_;           // by core: barriers of the copies in so far
  std::vector<std::unique_ptr<Local>> locals_;  // by core
  std::vector<Shadow> globals_;                 // by tensor
  std::deque<Touch> global_touches_;
  // By tensor: cells that two cores set to different values, and to any.
  std::vector<ContestedCells> contested_, set_twice_;
  // What each core had done at its sets of a cross-core flag, in order.
  std::map<std::int64_t, std::vector<std::vector<Knowledge>>> cross_sets_;
  std::map<std::pair<int, std::int64_t>, std::size_t> cross_waits_;
};

}  // namespace assay::device
