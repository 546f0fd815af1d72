// What the time model says of one simulated launch. Cycles of the device's clock; it ranks kernels and names their
// bottlenecks; it does not promise microseconds (docs/time-model.md).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace assay {

struct CoreTime {
  int core = 0;
  std::int64_t cycles = 0;                     // from the start of the core to its last result
  std::map<std::string, std::int64_t> busy;    // by unit: "scalar", "vector", "mte2", ...; only those used
  std::map<std::string, std::int64_t> stalls;  // of the unit that is busiest, by cause; with busy = cycles
  std::string busiest;                         // that unit
};

// A replay of the same instructions under one changed assumption.
struct WhatIf {
  std::int64_t cycles = 0;
  std::int64_t queues = 0;       // double buffering: queues that have one buffer
  std::int64_t extra_bytes = 0;  // and what a second one takes of the local memory
  bool fits = true;
  std::int64_t copies = 0;  // larger copies: transfers below the size that reaches full speed
};

// Of a SIMT device: one launch, and how long each of its limits would take by itself.
struct LaunchTime {
  std::string kernel;
  std::int64_t cycles = 0;  // with its start
  std::string limit;        // the largest of `parts`
  std::map<std::string, std::int64_t>
      parts;  // cycles: "memory", "cache", "accesses", "shared", "arithmetic", "latency", "launch"
  std::int64_t blocks = 0, blocks_at_once = 0;
  std::int64_t warps = 0, most_warps = 0;           // resident on a multiprocessor, registers aside
  std::int64_t sectors = 0, sectors_ideal = 0;      // of global memory, in the blocks that were counted
  std::int64_t shared_parts = 0, shared_ideal = 0;  // passes over the banks of shared memory, likewise
  std::int64_t barriers = 0;                        // passed by blocks
};

struct Performance {
  std::int64_t cycles = 0;  // of the launch: the slowest core, or several waves of cores
  std::int64_t clock_mhz = 0;
  std::int64_t cores = 0;      // blocks launched
  std::int64_t cores_run = 0;  // blocks simulated
  std::int64_t cores_at_once = 0;
  std::int64_t waves = 1;
  std::string run;            // the shapes it is of, where a module has several, and what was scaled
  bool complete = true;       // false: some core executed more than was recorded, or the run ended early
  std::string bottleneck;     // busiest unit of the slowest core
  double busy_share = 0;      // of its cycles
  std::int64_t bytes_in = 0;  // from global memory, all cores
  std::int64_t bytes_out = 0;
  std::int64_t instructions = 0;
  int slowest = 0;  // index into per_core
  std::vector<CoreTime> per_core;
  std::vector<LaunchTime> launches;  // of a SIMT device, in order; per_core is empty then
  WhatIf double_buffer;
  WhatIf large_copies;
};

}  // namespace assay
