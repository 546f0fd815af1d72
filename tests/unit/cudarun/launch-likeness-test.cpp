// Launches at other sizes compared with those at the task's own.
#include "dialects/cuda/run/launch-likeness.h"

#include <gtest/gtest.h>

namespace assay::cuda {
namespace {

CudaCall Call(const std::string& kernel, std::int64_t blocks, std::int64_t threads,
              const std::vector<std::int64_t>& arguments) {
  CudaLaunch launch;
  launch.symbol = launch.kernel = kernel;
  launch.grid = {blocks, 1, 1};
  launch.block = {threads, 1, 1};
  for (std::int64_t value : arguments)
    launch.arguments.push_back({.kind = CudaArgument::Kind::kInteger, .type = "int", .integer = value});
  CudaCall call;
  call.extension = "e";
  call.function = "f";
  call.launches.push_back(launch);
  return call;
}

CudaLaunchFacts Full(const CudaCall& call) {
  CudaLaunchFacts facts;
  facts.calls = {call};
  facts.finished = true;
  return facts;
}

const harness::SizeDeciders kDeciders({256});

TEST(LaunchLikeness, SameKernelsAndNumbersThatTellNothing) {
  const CudaLaunchFacts full = Full(Call("a", 4096, 256, {1 << 20, 7}));
  EXPECT_TRUE(CompareLaunches(full, {Call("a", 4, 256, {1024, 7})}, kDeciders).Alike());
  EXPECT_TRUE(CompareLaunches(full, {Call("a", 4, 256, {1024, 7}), Call("a", 4, 256, {1024, 7})}, kDeciders).Alike());
  EXPECT_FALSE(CompareLaunches(CudaLaunchFacts(), {}, kDeciders).Alike());
}

TEST(LaunchLikeness, OtherKernelsBlocksOrCounts) {
  const CudaLaunchFacts full = Full(Call("a", 4096, 256, {1 << 20}));
  EXPECT_FALSE(CompareLaunches(full, {Call("b", 4, 256, {1024})}, kDeciders).kernels.empty());
  EXPECT_FALSE(CompareLaunches(full, {Call("a", 4, 128, {1024})}, kDeciders).kernels.empty());
  EXPECT_FALSE(CompareLaunches(full, {}, kDeciders).kernels.empty());
  EXPECT_FALSE(CompareLaunches(full, {Call("a", 4, 256, {1024}), Call("b", 1, 1, {})}, kDeciders).kernels.empty());
}

TEST(LaunchLikeness, NumbersThatTellSizesApart) {
  const CudaLaunchFacts full = Full(Call("a", 4096, 256, {1 << 20, 12}));
  EXPECT_FALSE(CompareLaunches(full, {Call("a", 4, 256, {1000, 12})}, kDeciders).arguments.empty());
  EXPECT_FALSE(CompareLaunches(full, {Call("a", 1, 256, {512, 12})}, kDeciders).arguments.empty());  // one block
}

TEST(LaunchLikeness, ElementsOfNewMemoryHaveDivisors) {
  const auto made = [](std::int64_t elements) {
    CudaCall call = Call("a", 300, 32, {});
    call.storages.push_back({.bytes = elements * 4});
    call.launches[0].arguments.push_back({.kind = CudaArgument::Kind::kPointer, .type = "float*", .storage = 0});
    return call;
  };
  EXPECT_EQ(CompareLaunches(Full(made(8192)), {made(1024)}, kDeciders).arguments, "");
  EXPECT_NE(CompareLaunches(Full(made(8192)), {made(1000)}, kDeciders).arguments, "");
}

// One thread per element: the size of blocks does not depend on dimensions, but whether the last block is full does.
TEST(LaunchLikeness, FlatGrids) {
  EXPECT_EQ(CompareLaunches(Full(Call("a", 256, 256, {256, 256})), {Call("a", 16, 256, {64, 64})}, kDeciders).arguments,
            "");
  EXPECT_NE(CompareLaunches(Full(Call("a", 256, 256, {256, 256})), {Call("a", 15, 256, {60, 60})}, kDeciders).arguments,
            "");
}

TEST(LaunchLikeness, LastBlocksOfSamples) {
  const std::vector<CudaCall> all = {Call("a", 500, 256, {128, 999})}, few = {Call("a", 8, 256, {2, 999})};
  EXPECT_EQ(WhySamplesAreTogether(all, few, 128, 2, kDeciders), "");
  EXPECT_NE(WhySamplesAreTogether(all, {Call("a", 9, 256, {2, 999})}, 128, 2, kDeciders), "");
}

TEST(LaunchLikeness, SamplesOneByOne) {
  const std::vector<CudaCall> all = {Call("a", 128 * 64, 256, {128, 64, 128 * 64 * 256})};
  EXPECT_EQ(WhySamplesAreTogether(all, {Call("a", 2 * 64, 256, {2, 64, 2 * 64 * 256})}, 128, 2, kDeciders), "");
  // A block for several samples: the last is only partly filled.
  EXPECT_NE(WhySamplesAreTogether({Call("a", 4, 32, {128})}, {Call("a", 1, 32, {2})}, 128, 2, kDeciders), "");
  // An integer that is no multiple of what it was.
  EXPECT_NE(WhySamplesAreTogether({Call("a", 128, 32, {1000})}, {Call("a", 2, 32, {999})}, 128, 2, kDeciders), "");
  EXPECT_NE(WhySamplesAreTogether(all, {Call("b", 2 * 64, 256, {})}, 128, 2, kDeciders), "");
}

}  // namespace
}  // namespace assay::cuda
