// The work of a launch's threads as a device's warps would do it: counted if Settings::count is set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay::simt {

enum class Work : std::uint8_t {
  kSingle,   // arithmetic of 32 and 16 bit floats; a product and its sum are one
  kDouble,   // of 64 bit floats
  kSpecial,  // functions of the mathematics library, divisions and roots
  kOther     // everything else but accesses: integers, comparisons, branches, conversions
};
constexpr std::size_t kWorkKinds = 4;

// The n-th access of each lane of a warp at one place of the program is taken as one instruction of the warp.
struct AccessWork {
  std::int32_t where = -1;  // place of the program
  bool shared = false;
  bool writes = false, atomic = false;
  std::uint64_t warps = 0;  // instructions of warps
  std::uint64_t lanes = 0;  // accesses of threads in them
  std::uint64_t bytes = 0;  // asked for by them
  std::uint64_t parts = 0;  // global: sectors of 32 bytes touched; shared: passes over the banks
  std::uint64_t ideal = 0;  // the same if the bytes were contiguous; without conflicts
  std::uint32_t worst = 0;  // parts of one instruction
};

struct BarrierWork {
  std::int32_t where = -1;
  std::uint64_t times = 0;   // passed by blocks
  std::uint64_t needed = 0;  // of which other threads' accesses before and after it met
};

struct LaunchWork {
  std::uint64_t blocks = 0, counted = 0;  // accesses and instructions are of `counted` blocks
  bool complete = true;                   // false: threads made more accesses than are kept, or blocks ran together
  std::array<std::uint64_t, kWorkKinds> thread_work{};  // of all threads of the counted blocks
  std::array<std::uint64_t, kWorkKinds> warp_work{};    // of each warp's longest lane
  std::vector<AccessWork> accesses;                     // by place
  std::vector<BarrierWork> barriers;
  std::uint64_t read_bytes = 0, written_bytes = 0;  // global memory touched by all blocks, each sector once
  std::uint64_t shared_bytes = 0;                   // dynamic, and of the static arrays that it touched
};

}  // namespace assay::simt
