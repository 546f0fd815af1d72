// Computes times from a recording, with a scoreboard for each core. Every unit executes its instructions in order; one
// starts when its unit is free, the scalar unit has issued it, and what it depends on is done: queue events, flags,
// barriers, SyncAll, and, if the compiler adds synchronisation (the default), accesses of the scalar unit to memory.
// docs/time-model.md lists what the model leaves out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/performance.h"
#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/device/recording.h"

namespace assay::device {

struct TimeOptions {
  Chip chip;
  bool auto_sync = true;
  bool double_buffer = false;  // queues with one buffer have two
  bool large_copies = false;   // every transfer is part of one that reaches full speed
  bool spans = false;          // keep when each instruction ran
};

// What delayed the start of a unit.
enum class Stall { kIssue, kQueueFull, kData, kBuffer, kFlag, kBarrier, kSyncAll, kAccess, kEnd };
constexpr int kStallCount = 9;
std::string_view StallName(Stall stall);
// "mte2"; "scalar".
std::string_view UnitName(Pipe pipe);

struct Span {
  std::uint32_t event = 0;  // index of Recording::events
  std::int64_t start = 0, end = 0;
};

struct CoreTimeline {
  int core = 0;
  bool ran = false;
  std::int64_t cycles = 0;
  std::int64_t busy[kPipeCount] = {};
  std::int64_t stalls[kPipeCount][kStallCount] = {};
};

struct Timeline {
  std::vector<CoreTimeline> cores;
  std::vector<Span> spans;  // by event
  std::int64_t cycles = 0;  // of the launch
  std::int64_t cores_at_once = 0;
  std::int64_t waves = 1;
  std::int64_t queues = 0;       // with one buffer, on the core that has most
  std::int64_t extra_bytes = 0;  // for a second one
  std::int64_t local_bytes = 0;  // that buffers take
  std::int64_t small_copies = 0;
};

// Empty if every instruction has a time. The Matmul object's product is one step of the simulated device: how the
// library splits it into instructions of the matrix core is not modelled.
std::string WhyNotTimed(const Recording& recording);

// Deterministic; linear in the number of events.
Timeline Replay(const Recording& recording, const TimeOptions& options);

// The report of a run: the plain replay and those with double buffering and with larger copies. `timeline`, if
// given, receives the plain one.
Performance MakePerformance(const Recording& recording, const TimeOptions& options, Timeline* timeline = nullptr);

}  // namespace assay::device
