// The SIMT machine: its results, and every kind of event next to a twin without it.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <string>

#include "tests/unit/cudadevice/device-text.h"

namespace assay::test {
namespace {

using simt::EventKind;
using simt::Schedule;

std::vector<float> Count(std::size_t n) {
  std::vector<float> values(n);
  std::iota(values.begin(), values.end(), 0.0f);
  return values;
}

TEST(SimtMachine, RunsAnElementwiseKernel) {
  DeviceText device(
      "extern \"C\" __global__ void twice(const float* x, float* y, int n) {\n"
      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
      "  if (i < n) y[i] = 2.0f * x[i] + 1.0f;\n"
      "}\n");
  ASSERT_EQ(device.error(), "");
  const auto x = device.Buffer(Count(1000)), y = device.Empty(4000);
  ASSERT_TRUE(device.Launch("twice", {x, y, 1000}, 4, 256)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  EXPECT_EQ(device.Values<float>(y, 1000)[999], 1999.0f);
  const auto coverage = device.machine().Coverage(y);
  EXPECT_EQ(coverage.written, 1000);
}

TEST(SimtMachine, ReducesInSharedMemory) {
  DeviceText device(
      "extern \"C\" __global__ void sum(const float* x, float* y) {\n"
      "  __shared__ float part[256];\n"
      "  int t = threadIdx.x;\n"
      "  part[t] = x[blockIdx.x * 256 + t];\n"
      "  __syncthreads();\n"
      "  for (int k = 128; k > 0; k /= 2) {\n"
      "    if (t < k) part[t] += part[t + k];\n"
      "    __syncthreads();\n"
      "  }\n"
      "  if (t == 0) y[blockIdx.x] = part[0];\n"
      "}\n");
  ASSERT_EQ(device.error(), "");
  const auto x = device.Buffer(Count(512)), y = device.Empty(8);
  for (const auto order : {Schedule::Order::kAscending, Schedule::Order::kDescending, Schedule::Order::kWarpsReversed,
                           Schedule::Order::kRandom}) {
    ASSERT_TRUE(device.Launch("sum", {x, y}, 2, 256, 0, {order, 7}));
    EXPECT_EQ(device.Values<float>(y, 2), (std::vector<float>{32640.0f, 98176.0f}));
  }
  EXPECT_TRUE(device.Kinds().empty());
}

// Four thousand million elements: nothing is mapped for them, and blocks at the ends of the grid run.
TEST(SimtMachine, ChecksBoundsOfLargeMemoryWithoutContents) {
  constexpr const char* kText =
      "extern \"C\" __global__ void narrow(const float* x, float* y, int n) {\n"
      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
      "  y[i] = 2.0f * x[i];\n"
      "}\n"
      "extern \"C\" __global__ void wide(const float* x, float* y, long n) {\n"
      "  long i = static_cast<long>(blockIdx.x) * blockDim.x + threadIdx.x;\n"
      "  if (i < n) y[i] = 2.0f * x[i];\n"
      "}\n";
  simt::Settings settings;
  settings.bounds_only = true;
  DeviceText device(kText, settings);
  ASSERT_EQ(device.error(), "");
  constexpr std::uint64_t kCount = 3'000'000'000;
  const auto x = device.Empty(kCount * 4, 4, 0), y = device.Empty(kCount * 4, 4, 1);
  ASSERT_NE(x, 0u);
  ASSERT_NE(y, 0u);
  EXPECT_EQ(device.machine().Host(x, 4), nullptr);
  const unsigned grid = static_cast<unsigned>((kCount + 255) / 256);
  ASSERT_TRUE(device.Launch("wide", {x, y, kCount}, grid, 256)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  ASSERT_TRUE(device.Launch("narrow", {x, y, 0}, grid, 256)) << device.machine().why_undecided();
  EXPECT_EQ(device.Kinds(), (std::vector{EventKind::kReadOutOfBounds, EventKind::kWriteOutOfBounds}));
  EXPECT_LT(device.machine().events()[0].offset, 0);
}

TEST(SimtMachine, GivesTheSameBytesWhereverMemoryHasNoContents) {
  simt::Settings settings;
  settings.bounds_only = true;
  settings.unwritten_byte = 0;
  DeviceText device(
      "extern \"C\" __global__ void gather(const int* index, float* y, float* table) {\n"
      "  y[threadIdx.x] = table[index[threadIdx.x] + 4];\n"
      "}\n",
      settings);
  ASSERT_EQ(device.error(), "");
  const auto index = device.Empty(128, 4, 0), y = device.Empty(128, 4, 1), table = device.Empty(16, 4, 2);
  ASSERT_TRUE(device.Launch("gather", {index, y, table}, 1, 32)) << device.machine().why_undecided();
  ASSERT_EQ(device.Kinds(), (std::vector{EventKind::kReadOutOfBounds}));
  EXPECT_EQ(device.machine().events()[0].offset, 16);
}

TEST(SimtMachine, ShufflesAndVotes) {
  DeviceText device(
      "extern \"C\" __global__ void k(const float* x, float* y, unsigned* votes) {\n"
      "  float v = x[threadIdx.x];\n"
      "  for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffffu, v, d);\n"
      "  unsigned odd = __ballot_sync(0xffffffffu, threadIdx.x % 2);\n"
      "  if (threadIdx.x % 32 == 0) { y[threadIdx.x / 32] = v; votes[threadIdx.x / 32] = odd; }\n"
      "}\n");
  ASSERT_EQ(device.error(), "");
  const auto x = device.Buffer(Count(64)), y = device.Empty(8), votes = device.Empty(8);
  ASSERT_TRUE(device.Launch("k", {x, y, votes}, 1, 64)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  EXPECT_EQ(device.Values<float>(y, 2), (std::vector<float>{496.0f, 1520.0f}));
  EXPECT_EQ(device.Values<unsigned>(votes, 2), (std::vector<unsigned>{0xaaaaaaaau, 0xaaaaaaaau}));
}

TEST(SimtMachine, HasDynamicSharedMemoryAndVariables) {
  DeviceText device(
      "__constant__ float factor[2] = {3.0f, 5.0f};\n"
      "__device__ int runs = 0;\n"
      "extern __shared__ float tile[];\n"
      "extern \"C\" __global__ void k(const float* x, float* y, int n) {\n"
      "  tile[threadIdx.x] = x[threadIdx.x] * factor[threadIdx.x % 2];\n"
      "  __syncthreads();\n"
      "  y[threadIdx.x] = tile[n - 1 - threadIdx.x];\n"
      "  atomicAdd(&runs, 1);\n"
      "}\n");
  ASSERT_EQ(device.error(), "");
  const auto x = device.Buffer(Count(64)), y = device.Empty(256);
  ASSERT_TRUE(device.Launch("k", {x, y, 64}, 1, 64, 256)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  EXPECT_EQ(device.Values<float>(y, 64)[0], 63.0f * 5.0f);
  std::int64_t bytes = 0;
  const auto runs = device.machine().Variable("runs", bytes);
  ASSERT_NE(runs, 0u);
  EXPECT_EQ(device.Values<int>(runs, 1)[0], 64);
}

TEST(SimtMachine, SynchronisesTheGridOfACooperativeLaunch) {
  DeviceText device(
      "#include <cooperative_groups.h>\n"
      "extern \"C\" __global__ void k(float* x, float* y) {\n"
      "  int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;\n"
      "  x[i] = i;\n"
      "  cooperative_groups::this_grid().sync();\n"
      "  y[i] = x[n - 1 - i];\n"
      "}\n");
  ASSERT_EQ(device.error(), "");
  const auto x = device.Empty(512), y = device.Empty(512);
  ASSERT_TRUE(device.Launch("k", {x, y}, 4, 32, 0, {}, true)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  EXPECT_EQ(device.Values<float>(y, 128)[0], 127.0f);
}

TEST(SimtMachine, ContractsProductsIntoSums) {
  DeviceText device("extern \"C\" __global__ void k(const float* x, float* y) { y[0] = x[0] * x[1] + x[2]; }\n");
  ASSERT_EQ(device.error(), "");
  const float a = 1.0f + 0x1p-12f;
  const auto x = device.Buffer(std::vector<float>{a, a, -1.0f}), y = device.Empty(4);
  ASSERT_TRUE(device.Launch("k", {x, y}, 1, 1));
  EXPECT_EQ(device.Values<float>(y, 1)[0], std::fmaf(a, a, -1.0f));
}

struct EventCase {
  const char* name;
  EventKind kind;
  const char* wrong;  // body of `__global__ void k(float* x, float* y, int n)`: x has 64 elements, y 64 unwritten ones
  const char* right;
  const char* where;  // the text at its place begins so
  unsigned grid = 1, block = 64;
};

void PrintTo(const EventCase& one, std::ostream* out) { *out << one.name; }

class SimtEvent : public testing::TestWithParam<EventCase> {};

TEST_P(SimtEvent, IsSeenWhereItIsAndNowhereElse) {
  const EventCase& one = GetParam();
  for (const bool wrong : {true, false}) {
    DeviceText device(
        "#include <cuda_pipeline.h>\n__device__ int down(int n, volatile int* p) {\n"
        "  volatile int kept[8];\n  kept[n % 8] = n;\n  return n == 0 ? *p : down(n - 1, kept + n % 8) + kept[n % "
        "8];\n}\n"
        "extern \"C\" __global__ void k(float* x, float* y, int n) {\n  int t = threadIdx.x;\n  " +
        std::string(wrong ? one.wrong : one.right) + "\n}\n");
    ASSERT_EQ(device.error(), "");
    const auto x = device.Buffer(Count(64)), y = device.Empty(256);
    simt::LaunchShape shape;
    shape.grid = {one.grid, 1, 1};
    shape.block = {one.block, 1, 1};
    device.Launch("k", {x, y, 64}, shape);
    EXPECT_EQ(device.machine().why_undecided(), "");
    const auto kinds = device.Kinds();
    if (!wrong) {
      EXPECT_TRUE(kinds.empty()) << static_cast<int>(kinds.front()) << " at "
                                 << device.TextAt(device.machine().events().front().where);
      continue;
    }
    // A race may be detected first by a read before the write.
    std::string seen;
    bool found = false;
    for (const simt::Event& event : device.machine().events()) {
      seen += std::to_string(static_cast<int>(event.kind)) + " at `" + device.TextAt(event.where) + "`; ";
      found = found || (event.kind == one.kind && device.TextAt(event.where).rfind(one.where, 0) == 0);
    }
    EXPECT_TRUE(found) << seen;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, SimtEvent,
    testing::Values(
        EventCase{"read_out_of_bounds", EventKind::kReadOutOfBounds, "y[t] = x[t + 1];", "y[t] = x[(t + 1) % n];",
                  "x[t + 1]"},
        EventCase{"write_out_of_bounds", EventKind::kWriteOutOfBounds, "y[t + 1] = x[t];", "y[t] = x[t];", "y[t + 1]"},
        EventCase{"in_front", EventKind::kReadOutOfBounds, "y[t] = x[t - 1];", "y[t] = t > 0 ? x[t - 1] : 0.0f;",
                  "x[t - 1]"},
        EventCase{"null", EventKind::kNullAccess, "float* z = t == 9 ? nullptr : y + t; *z = x[t];", "y[t] = x[t];",
                  "*z"},
        EventCase{"misaligned", EventKind::kMisaligned,
                  "y[t] = 0; __syncthreads(); if (t < 8) *(float2*)(y + 2 * t + 1) = make_float2(0, 1);",
                  "if (t < 8) *(float2*)(y + 2 * t) = make_float2(0, 1);", ""},
        EventCase{"uninitialised", EventKind::kUninitialisedRead, "y[t] += x[t];", "y[t] = x[t]; y[t] += x[t];",
                  "y[t]"},
        EventCase{"uninitialised_shared", EventKind::kUninitialisedRead,
                  "__shared__ float s[64]; if (t < 63) s[t] = x[t]; __syncthreads(); y[t] = s[t];",
                  "__shared__ float s[64]; s[t] = x[t]; __syncthreads(); y[t] = s[t];", "s[t]"},
        EventCase{"race_in_block", EventKind::kRaceInBlock, "__shared__ float s[64]; s[t] = x[t]; y[t] = s[t ^ 32];",
                  "__shared__ float s[64]; s[t] = x[t]; __syncthreads(); y[t] = s[t ^ 32];", "s[t"},
        EventCase{"race_in_warp", EventKind::kRaceInWarp, "__shared__ float s[64]; s[t] = x[t]; y[t] = s[t ^ 1];",
                  "__shared__ float s[64]; s[t] = x[t]; __syncwarp(); y[t] = s[t ^ 1];", "s[t"},
        EventCase{"race_in_grid", EventKind::kRaceInGrid, "y[t] = x[t] + blockIdx.x;",
                  "if (blockIdx.x == 0) y[t] = x[t];", "y[t]", 2},
        EventCase{"atomic_mixed", EventKind::kAtomicMixed, "if (t == 0) y[0] = 0; atomicAdd(y, x[t]);",
                  "if (t == 0) y[0] = 0; __syncthreads(); atomicAdd(y, x[t]);", "atomicAdd"},
        EventCase{
            "copy_pending", EventKind::kCopyPending,
            "__shared__ float s[64]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); __syncthreads(); "
            "y[t] = s[t ^ 32];",
            "__shared__ float s[64]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); "
            "__pipeline_wait_prior(0); __syncthreads(); y[t] = s[t ^ 32];",
            "s[t"},
        EventCase{
            "copy_not_committed", EventKind::kCopyPending,
            "__shared__ float s[64]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_wait_prior(0); y[t] = s[t];",
            "__shared__ float s[64]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); "
            "__pipeline_wait_prior(0); y[t] = s[t];",
            "s[t"},
        EventCase{"copy_of_latest_group", EventKind::kCopyPending,
                  "__shared__ float s[128]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); "
                  "__pipeline_memcpy_async(s + 64 + t, x + t, 4); __pipeline_commit(); __pipeline_wait_prior(1); "
                  "y[t] = s[64 + t];",
                  "__shared__ float s[128]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); "
                  "__pipeline_memcpy_async(s + 64 + t, x + t, 4); __pipeline_commit(); __pipeline_wait_prior(1); "
                  "y[t] = s[t];",
                  "s[64 + t]"},
        EventCase{"copy_over_written", EventKind::kCopyPending,
                  "__shared__ float s[64]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); s[t] = 1.0f; "
                  "__pipeline_wait_prior(0); y[t] = s[t];",
                  "__shared__ float s[64]; __pipeline_memcpy_async(s + t, x + t, 4); __pipeline_commit(); "
                  "__pipeline_wait_prior(0); s[t] = 1.0f; y[t] = s[t];",
                  "s[t]"},
        EventCase{"divergent_barrier", EventKind::kDivergentBarrier,
                  "if (t < 32) { __syncthreads(); y[t] = x[t]; } else { y[t] = 0; __syncthreads(); }",
                  "__syncthreads(); y[t] = x[t];", "__syncthreads"},
        EventCase{"barrier_after_exit", EventKind::kBarrierAfterExit,
                  "if (t >= 40) return; __syncthreads(); y[t] = x[t];",
                  "__syncthreads(); if (t >= 40) return; y[t] = x[t];", "__syncthreads"},
        EventCase{"caller_not_in_mask", EventKind::kCallerNotInMask, "y[t] = __shfl_sync(0xffffu, x[t], 0);",
                  "y[t] = __shfl_sync(0xffffffffu, x[t], 0);", "__shfl_sync"},
        EventCase{"mask_names_absent", EventKind::kMaskNamesAbsent,
                  "if (t % 32 < 16) y[t] = __shfl_xor_sync(0xffffffffu, x[t], 1); else __syncthreads();",
                  "if (t % 32 < 16) y[t] = __shfl_xor_sync(0xffffu, x[t], 1);", "__shfl_xor_sync"},
        EventCase{"local_array", EventKind::kLocalOutOfBounds,
                  "float a[4]; for (int i = 0; i <= n / 16; ++i) a[i] = x[i]; y[t] = a[t % 4] + a[1];",
                  "float a[4]; for (int i = 0; i < n / 16; ++i) a[i] = x[i]; y[t] = a[t % 4] + a[1];", "a[i]"},
        EventCase{"trap", EventKind::kTrap, "if (t == 5) __trap(); y[t] = x[t];", "if (t == 99) __trap(); y[t] = x[t];",
                  "__trap"},
        EventCase{"endless", EventKind::kEndless, "while (n > 0) { n = n + 1 > 5 ? 5 : 6; } y[t] = x[t];",
                  "while (n > 0) --n; y[t] = x[t];", "", 1, 1},
        EventCase{"stack_overflow", EventKind::kStackOverflow, "int v = 1; y[t] = down(100000, &v);",
                  "int v = 1; y[t] = down(10, &v);", "", 1, 1}),
    [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace assay::test
