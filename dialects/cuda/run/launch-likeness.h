// Whether a reply launches at smaller sizes what it launches at the task's own.
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
  // The same kernels do what the same numbers decide.
  bool Alike() const { return known && kernels.empty() && arguments.empty(); }
};

// Repeated calls and launches count once. `full` are those at the task's sizes.
LaunchLikeness CompareLaunches(const CudaLaunchFacts& full, const std::vector<CudaCall>& calls,
                               const harness::SizeDeciders& deciders);

// Whether kernels treat samples one by one, as far as launches tell: with `few` samples for `all` of them each grid is
// the same or `few / all` as large, and so is each integer, with the divisors that it had. What each block does is then
// what some blocks do with all samples. The reason against it; empty where there is none.
std::string WhySamplesAreTogether(const std::vector<CudaCall>& all_calls, const std::vector<CudaCall>& few_calls,
                                  std::int64_t all, std::int64_t few, const harness::SizeDeciders& deciders);

// Sizes of blocks, which decide as the numbers of the sources do: their sides, and where `joined` all threads of one.
std::vector<std::int64_t> BlockSizes(const CudaLaunchFacts& full, bool joined);

}  // namespace assay::cuda
