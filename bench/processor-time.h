// The measure used by the benchmarks.
#pragma once

#include <ctime>

namespace assay::bench {

// Processor time: other programs on a busy machine do not count.
inline double ProcessorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace assay::bench
