// What benchmarks measure.
#pragma once

#include <ctime>

namespace assay::bench {

// Processor time: what other programs of a busy machine do is not counted.
inline double ProcessorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace assay::bench
