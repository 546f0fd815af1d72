// Happens-before: vector clocks of the pipes of each core. An instruction is done from a pipe's point of view when
// the pipe's clock has counted it; flags, queues and barriers carry clocks from one pipe to another.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "dialects/ascendc/device/instruction.h"
#include "dialects/ascendc/device/pipe-events.h"

namespace assay::device {

// How many instructions of each pipe of a core are known to be done.
struct Clock {
  std::array<std::uint32_t, kPipes> done{};

  void Join(const Clock& other) {
    for (std::size_t i = 0; i < done.size(); ++i) done[i] = done[i] > other.done[i] ? done[i] : other.done[i];
  }
};

// Per core: what one core knows of all others.
using Knowledge = std::vector<Clock>;

// Orders within one core, and what it learnt of the others.
class CoreClock {
 public:
  // `auto_sync`: the vendor compiler's own synchronisation counts (--cce-auto-sync, on by default): vector instructions
  // are ordered, and scalar accesses through tensors are synchronised with other pipes. `vector_in_order`: the former
  // holds anyway.
  explicit CoreClock(bool auto_sync, bool vector_in_order = false)
      : auto_sync_(auto_sync), vector_in_order_(auto_sync || vector_in_order) {}

  // The number of the instruction now issued to a pipe. It happens after everything that the scalar unit waited for.
  std::uint32_t IssueTo(Pipe pipe);
  bool IsDone(Pipe for_pipe, Pipe pipe, std::uint32_t number) const {
    return pipes_[Slot(for_pipe)].done[Slot(pipe)] >= number;
  }
  // `for_pipe` waits until everything issued to `pipe` so far is done.
  void WaitForAll(Pipe for_pipe, Pipe pipe);
  void Barrier(std::int64_t pipe);
  void SetFlag(std::int64_t event, std::int64_t id);
  void WaitFlag(std::int64_t event, std::int64_t id);
  // A queue's flags travel with the buffer.
  void Hand(std::int64_t event, std::int64_t buffer);
  void Take(std::int64_t event, std::int64_t buffer);
  // What is done when everything issued to `pipe` is.
  Clock After(Pipe pipe) const;
  Clock Issued() const { return issued_; }

  void Learn(const Knowledge& of_all);
  bool Knows(int core, Pipe pipe, std::uint32_t number) const;
  const Knowledge& known() const { return known_; }

 private:
  static std::size_t Slot(Pipe pipe) { return static_cast<std::size_t>(IndexOf(pipe)); }
  void Pass(std::int64_t event, const Clock& clock);

  bool auto_sync_;
  bool vector_in_order_;
  Clock issued_;
  std::array<Clock, kPipes> pipes_{};
  std::map<std::pair<std::int64_t, std::int64_t>, Clock> flags_;
  std::map<std::pair<std::int64_t, std::int64_t>, Clock> handed_;
  Knowledge known_;
};

}  // namespace assay::device
