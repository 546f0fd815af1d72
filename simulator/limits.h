// Resource limits of a worker that runs code of an input.
#pragma once

#include <cstdint>

namespace assay {

struct SimLimits {
  std::uint64_t fuel = 200'000'000;  // loop iterations and calls, all cores together
  std::uint64_t cpu_seconds = 4;     // backstop behind the fuel
  std::uint64_t memory_bytes = 1u << 30;
};

}  // namespace assay
