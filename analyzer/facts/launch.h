// One concrete launch of a kernel: what the host decided, and how large each argument is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace assay {

struct LaunchArgument {
  enum class Role { kInput, kOutput, kWorkspace, kTiling, kUnknown };
  std::string name;
  Role role = Role::kUnknown;
  std::int64_t bytes = -1;            // of the tensor; -1 = not known, accesses stay undecided
  std::int64_t allocated_bytes = -1;  // what may be touched, where the allocation is larger; -1 = `bytes`

  std::int64_t reachable_bytes() const { return allocated_bytes >= 0 ? allocated_bytes : bytes; }
};

struct LaunchValues {
  std::int64_t block_dim = 1;
  std::uint64_t tiling_key = 0;
  std::vector<std::byte> tiling;     // the struct as the host saved it
  std::vector<LaunchArgument> args;  // in the order of the kernel's parameters
  std::int64_t ub_bytes = 196608;    // on-chip buffer of one vector core that a kernel can use
  std::string shapes;                // "x float16[1024], y float16[1024]": for the domain of the proof
};

}  // namespace assay
