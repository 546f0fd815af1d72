// Reads of memory that a launch cannot write to are not followed. Each case writes to memory that was passed under
// another name, or in another way, than the one it is read by: the race is reported, and with separate memory there
// is none.
#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "tests/unit/cudadevice/device-text.h"

namespace assay::test {
namespace {

using simt::EventKind;

struct WriteCase {
  const char* name;
  const char* helper;     // in front of the kernel
  const char* parameter;  // how the kernel takes what it writes to
  const char* write;      // what the second block does
  enum class Passed { kAddress, kTable, kStructure } passed = Passed::kAddress;
  EventKind kind = EventKind::kRaceInGrid;
};

void PrintTo(const WriteCase& of, std::ostream* out) { *out << of.name; }

class WrittenMemory : public testing::TestWithParam<WriteCase> {};

std::vector<EventKind> KindsOf(const WriteCase& of, bool same) {
  DeviceText device(std::string(of.helper) + "extern \"C\" __global__ void k(const float* x, " + of.parameter +
                    ", float* out) {\n  int t = threadIdx.x;\n  if (blockIdx.x == 0) out[t] = x[t];\n  else { " +
                    of.write + " }\n}\n");
  EXPECT_EQ(device.error(), "");
  if (!device.error().empty()) return {};
  std::uint64_t x = device.Buffer(std::vector<float>(64, 1.0f)), out = device.Empty(256);
  std::uint64_t y = same ? x : device.Buffer(std::vector<float>(64, 2.0f), 2);
  std::uint64_t table = device.Buffer(std::vector<std::uint64_t>{y}, 3);
  struct {
    std::uint64_t sizes[3], data;
  } structure{{64, 1, 1}, y};
  void* second = of.passed == WriteCase::Passed::kAddress ? static_cast<void*>(&y)
                 : of.passed == WriteCase::Passed::kTable ? static_cast<void*>(&table)
                                                          : static_cast<void*>(&structure);
  void* arguments[] = {&x, second, &out};
  EXPECT_TRUE(device.machine().Launch("k", arguments, {.grid = {2, 1, 1}, .block = {64, 1, 1}}))
      << device.machine().why_undecided();
  return device.Kinds();
}

TEST_P(WrittenMemory, IsToldWhereItIsRead) {
  EXPECT_EQ(KindsOf(GetParam(), true), std::vector<EventKind>{GetParam().kind});
  EXPECT_EQ(KindsOf(GetParam(), false), std::vector<EventKind>{});
}

INSTANTIATE_TEST_SUITE_P(
    All, WrittenMemory,
    testing::Values(
        WriteCase{"another_parameter", "", "float* y", "y[t] = 1;"},
        WriteCase{"function", "__device__ __noinline__ void put(float* p, float v) { *p = v; }\n", "float* y",
                  "put(y + t, 1.0f);"},
        WriteCase{"function_of_functions",
                  "__device__ __noinline__ void put(float* p, float v) { *p = v; }\n"
                  "__device__ __noinline__ void twice(float* p, int t) { put(p + t, 1.0f); put(p + t, 2.0f); }\n",
                  "float* y", "twice(y, t);"},
        WriteCase{"own_array_of_pointers", "", "float* y", "float* p[2] = {y, out}; p[threadIdx.x / 64][t] = 1;"},
        WriteCase{"number", "", "unsigned long long y", "((float*)y)[t] = 1;"},
        WriteCase{"copy", "", "float* y", "float v = 3; memcpy(y + t, &v, sizeof v);"},
        WriteCase{"set", "", "float* y", "if (t == 0) memset(y, 0, 256);"},
        WriteCase{"pointer_in_memory", "", "float** y", "y[0][t] = 1;", WriteCase::Passed::kTable},
        WriteCase{"structure", "struct Rows { long long sizes[3]; float* data; };\n", "Rows y",
                  "if (t < y.sizes[0]) y.data[t] = 1;", WriteCase::Passed::kStructure},
        WriteCase{"atomic", "", "float* y", "atomicAdd(y + t, 1.0f);", WriteCase::Passed::kAddress,
                  EventKind::kAtomicMixed}),
    [](const auto& of) { return of.param.name; });

// The unwritten part is reported, the other is not.
TEST(SimtMachine, ReadsOfMemoryThatIsWrittenInPart) {
  DeviceText device(
      "extern \"C\" __global__ void fill(float* x) { x[threadIdx.x] = 1; }\n"
      "extern \"C\" __global__ void copy(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }\n"
      "extern \"C\" __global__ void pairs(const float2* x, float2* y) { y[threadIdx.x] = x[threadIdx.x]; }\n");
  ASSERT_EQ(device.error(), "");
  const auto x = device.Empty(256), y = device.Empty(256);
  ASSERT_TRUE(device.Launch("fill", {x}, 1, 32));
  ASSERT_TRUE(device.Launch("copy", {x, y}, 1, 32));
  ASSERT_TRUE(device.Launch("pairs", {x, y}, 1, 16));
  EXPECT_TRUE(device.Kinds().empty());
  ASSERT_TRUE(device.Launch("pairs", {x, y}, 1, 17));
  ASSERT_EQ(device.Kinds(), std::vector<EventKind>{EventKind::kUninitialisedRead});
  EXPECT_EQ(device.machine().events()[0].lowest, 128);
}

}  // namespace
}  // namespace assay::test
