// Many runs of one module, whose code is compiled in the first, linked by the caller in the second, and in huge pages
// after some more: each starts afresh and is confined like the first.
#include <gtest/gtest.h>

#include <numeric>
#include <string>

#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/host-run.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "tests/unit/simulator/kernels.h"

namespace assay::test {
namespace {

constexpr int kRuns = 16;

HostResult Tile(const LoweredModule& module) {
  HostRequest request;
  request.module = &module;
  request.op_type = "Anything";
  request.limits.cpu_seconds = 2;
  return RunHost(request);
}

// Ends in `then` unless the module's own counter has the value of its static initialiser.
std::string Counting(const std::string& then) {
  return R"(
@count = internal global i64 3
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @early, ptr null }]
declare void @abort()
define internal void @early() section ".text.startup" {
  %v = load i64, ptr @count
  %w = add i64 %v, 1
  store i64 %w, ptr @count
  ret void
}
define i32 @assay_host_main(ptr %request, ptr %reply) {
  call void @assay_loc(i32 3)
  %v = load volatile i64, ptr @count
  %w = add i64 %v, 1
  store volatile i64 %w, ptr @count
  %same = icmp eq i64 %v, 4
  br i1 %same, label %good, label %bad
good:
  )" + then +
         R"(
  ret i32 0
bad:
  call void @exit(i32 1)
  ret i32 0
}
declare void @exit(i32)
)";
}

TEST(Rerun, VariablesOfTheHostCodeStartAnew) {
  const LoweredModule module = Assemble(Counting(""));
  const HostResult first = Tile(module);
  EXPECT_EQ(Find(first.faults, FaultKind::kCrash), nullptr);
  for (int run = 1; run < kRuns; ++run) {
    const HostResult again = Tile(module);
    EXPECT_EQ(again.status, first.status) << run << again.why_undecided;
    EXPECT_EQ(again.faults.size(), first.faults.size());
  }
}

TEST(Rerun, SignalsOfTheOwnProcessAreAllowedAndRecorded) {
  const LoweredModule module = Assemble(Counting("call void @abort()"));
  for (int run = 0; run < 3; ++run) {
    const HostResult result = Tile(module);
    const Fault* crash = Find(result.faults, FaultKind::kCrash);
    ASSERT_NE(crash, nullptr) << run << result.why_undecided;
    EXPECT_EQ(crash->text.at("signal"), "abort");
    EXPECT_EQ(crash->where.begin, 30u);
  }
}

TEST(Rerun, OtherProcessesStayOutOfReach) {
  // 234 is tgkill on x86-64; process 1 is not the worker.
  const LoweredModule module = Assemble(Counting(RawSystemCall("i64 234, i64 1, i64 1, i64 6")));
  for (int run = 0; run < 3; ++run) {
    const HostResult result = Tile(module);
    const Fault* fault = Find(result.faults, FaultKind::kForbiddenSystemCall);
    ASSERT_NE(fault, nullptr) << run << result.why_undecided;
    EXPECT_EQ(fault->text.at("call"), "tgkill");
  }
}

TEST(Rerun, AKernelRunsTheSameOnEveryShape) {
  const LoweredModule module = Assemble(CopyKernel(128, 128, 128));
  for (int run = 0; run < kRuns; ++run) {
    const int cores = 1 + run % 5;
    std::vector<float> values(static_cast<std::size_t>(32 * cores));
    std::iota(values.begin(), values.end(), static_cast<float>(run));
    KernelRequest request;
    request.module = &module;
    request.entry = "copy";
    request.inputs = {Floats("x", values)};
    request.outputs = {{"y", Dtype::kF32, {32 * cores}, {}}};
    request.block_dim = cores;
    const KernelResult result = RunKernel(request);
    EXPECT_EQ(result.status, ShapeRun::Status::kClean) << run << result.why_undecided;
    ASSERT_EQ(result.outputs.size(), 1u);
    EXPECT_EQ(ToFloats(result.outputs[0]), values);
  }
}

// The same bitcode under another entry is other code.
TEST(Rerun, CodeIsKeptByItsEntry) {
  const LoweredModule module = Assemble(R"(
define void @one(ptr %x, ptr %y) {
  call void @assay_loc(i32 1)
  ret void
}
define void @two(ptr %x, ptr %y) {
  call void @assay_loc(i32 2)
  br label %loop
loop:
  br label %loop
})");
  KernelRequest request;
  request.module = &module;
  request.inputs = {Floats("x", {1.0f})};
  request.outputs = {{"y", Dtype::kF32, {1}, {}}};
  request.limits.fuel = 100'000;
  for (int run = 0; run < 3; ++run) {
    request.entry = "one";
    EXPECT_EQ(Find(RunKernel(request).faults, FaultKind::kTimeBudget), nullptr);
    request.entry = "two";
    EXPECT_NE(Find(RunKernel(request).faults, FaultKind::kTimeBudget), nullptr);
  }
}

}  // namespace
}  // namespace assay::test
