// Whether a reply launches the same kernels at smaller sizes as at the task's own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/cuda/launch.h"
#include "reference/task/size-deciders.h"

namespace assay::cuda {

struct LaunchLikeness {
  bool known = false;     // launches at the task's sizes could be followed
  std::string kernels;    // other calls or kernels, or blocks of other sizes; empty: the same
  std::string arguments;  // an integer that a kernel is given, or a grid, is told apart; empty: none
  // The same kernels, with the same decisions by numbers.
  bool Alike() const { return known && kernels.empty() && arguments.empty(); }
};

// Repeated calls and launches count once. `full` are those at the task's sizes.
LaunchLikeness CompareLaunches(const CudaLaunchFacts& full, const std::vector<CudaCall>& calls,
                               const harness::SizeDeciders& deciders);

// Whether kernels treat samples independently, as far as launches show: with `few` samples instead of `all` each grid
// is the same or `few / all` as large, and so is each integer, with the same divisors. Each block then does what some
// block does with all samples. Returns the reason against it; empty if there is none.
std::string WhySamplesAreTogether(const std::vector<CudaCall>& all_calls, const std::vector<CudaCall>& few_calls,
                                  std::int64_t all, std::int64_t few, const harness::SizeDeciders& deciders);

// Sizes of blocks, which influence decisions like the numbers in the sources: their sides and, if `joined`, the total
// number of threads.
std::vector<std::int64_t> BlockSizes(const CudaLaunchFacts& full, bool joined);

}  // namespace assay::cuda
