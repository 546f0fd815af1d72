// The work of a CUDA input's launches and its cost on a device: counted on the simulated one if times were asked for,
// at the sizes that ran.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

// The n-th access of each lane of a warp at one place is one instruction of the warp. Sums over the counted blocks.
struct CudaAccessWork {
  SourceRange where;
  bool shared = false, writes = false, atomic = false;
  std::int64_t warps = 0;  // instructions of warps
  std::int64_t lanes = 0;  // accesses of threads in them
  std::int64_t bytes = 0;  // asked for
  std::int64_t parts = 0;  // global memory: sectors of 32 bytes touched; shared: passes over the 32 banks
  std::int64_t ideal = 0;  // what the same bytes take lying together; without conflicts
  std::int64_t worst = 0;  // parts of one instruction
};

struct CudaBarrierWork {
  SourceRange where;
  std::int64_t times = 0;   // passed by blocks
  std::int64_t needed = 0;  // of which it stood between accesses of two threads to one place
};

struct CudaLaunchWork {
  std::string kernel;  // "relu_kernel"
  SourceRange launch;
  std::string run;  // the shapes: "float32[16, 64]"
  std::array<std::int64_t, 3> grid{}, block{};
  std::int64_t shared_bytes = 0;         // dynamic, and static arrays that it touched
  std::int64_t blocks = 0, counted = 0;  // accesses and instructions are of `counted` blocks
  bool complete = true;                  // false: some of its accesses were not kept, or it did not come to its end
  // Instructions on floats, on doubles, functions and divisions, and all others except accesses: per thread, and per
  // warp (its longest lane).
  std::array<std::int64_t, 4> thread_work{}, warp_work{};
  std::vector<CudaAccessWork> accesses;
  std::vector<CudaBarrierWork> barriers;
  std::int64_t read_bytes = 0, written_bytes = 0;  // of global memory, each sector of 32 bytes once

  // The time model's.
  std::int64_t blocks_at_once = 0;      // on one multiprocessor, registers aside
  std::int64_t warps_at_once = 0;       // likewise
  std::int64_t cycles = 0;              // of the device's clock, with the start of the launch
  std::array<std::int64_t, 7> parts{};  // cycles by limit, as kCudaLimits names them
  int limit = 0;                        // the largest
};

// What can limit a launch: bandwidth of memory and of the cache, a multiprocessor's units for accesses and for shared
// memory, arithmetic and issue, latency at this number of warps, launch overhead.
inline constexpr std::array<const char*, 7> kCudaLimits = {"memory",     "cache",   "accesses", "shared",
                                                           "arithmetic", "latency", "launch"};

struct CudaWorkFacts {
  std::string chip;  // "sm_80"
  std::int64_t clock_mhz = 0;
  std::int64_t warps_per_sm = 0;  // that can be resident
  std::vector<CudaLaunchWork> launches;
};

}  // namespace assay
