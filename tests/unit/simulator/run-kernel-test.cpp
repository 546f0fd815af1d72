// RunKernel end to end: lowered code in the confined worker, good and hostile.
#include <gtest/gtest.h>

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <numeric>

#include "analyzer/facts/cut-short.h"
#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "tests/unit/simulator/kernels.h"

namespace assay::test {
namespace {

KernelRequest Request(const LoweredModule& module, const std::string& entry, int elements, std::int64_t cores) {
  KernelRequest request;
  request.module = &module;
  request.entry = entry;
  std::vector<float> values(static_cast<std::size_t>(elements));
  std::iota(values.begin(), values.end(), 1.0f);
  request.inputs = {Floats("x", values)};
  request.outputs = {{"y", Dtype::kF32, {elements}, {}}};
  request.block_dim = cores;
  return request;
}

TEST(RunKernel, CopiesOnAllCores) {
  const LoweredModule module = Assemble(CopyKernel(128, 128, 128));
  const KernelRequest request = Request(module, "copy", 32 * 48, 48);
  const KernelResult result = RunKernel(request);
  EXPECT_EQ(result.status, ShapeRun::Status::kClean) << result.why_undecided;
  ASSERT_EQ(result.outputs.size(), 1u);
  EXPECT_EQ(ToFloats(result.outputs[0]), ToFloats(request.inputs[0]));
  EXPECT_GT(result.intrinsics, 48u * 6);
}

TEST(RunKernel, NamesElementsNobodyWrote) {
  const LoweredModule module = Assemble(CopyKernel(128, 84, 128));
  const KernelResult result = RunKernel(Request(module, "copy", 64, 2));
  EXPECT_EQ(result.status, ShapeRun::Status::kFaults);
  const Fault* unwritten = Find(result.faults, FaultKind::kOutputUnwritten);
  ASSERT_NE(unwritten, nullptr);
  EXPECT_EQ(unwritten->args.at("first"), 16);
  EXPECT_EQ(unwritten->args.at("last"), 63);
  EXPECT_EQ(unwritten->args.at("count"), 32);
  EXPECT_EQ(unwritten->args.at("total"), 64);
  EXPECT_EQ(unwritten->text.at("ranges"), "16..31, 48..63");
  const Fault* dropped = Find(result.faults, FaultKind::kDroppedTail);
  ASSERT_NE(dropped, nullptr);
  EXPECT_EQ(dropped->args.at("bytes"), 84);
  EXPECT_EQ(dropped->args.at("dropped"), 20);
  EXPECT_EQ(dropped->cores, (std::vector<std::int64_t>{0, 1}));
}

// Writes 16 of 64 elements and reports a shape of `told` elements.
KernelResult Tell(int told) {
  const LoweredModule module = Assemble(
      "declare void @assay_gm_set(ptr, i32, i64)\ndefine void @some(ptr %x, ptr %y, ptr %shapes, ptr %ws, ptr %t) {\n"
      "  call void @assay_gm_set(ptr %shapes, i32 8, i64 1)\n  %d = getelementptr i8, ptr %shapes, i64 8\n"
      "  call void @assay_gm_set(ptr %d, i32 8, i64 " +
      std::to_string(told) + ")\n  call void @copy(ptr %x, ptr %y, ptr %ws, ptr %t)\n  ret void\n}\n" +
      CopyKernel(64, 64, 64));
  KernelRequest request = Request(module, "some", 64, 1);
  request.shaped_by_kernel = {"y"};
  return RunKernel(request);
}

TEST(RunKernel, NobodyHasToWriteBehindTheShapeThatTheKernelTells) {
  const KernelResult result = Tell(16);
  EXPECT_EQ(result.status, ShapeRun::Status::kClean) << result.why_undecided;
  ASSERT_EQ(result.coverage.size(), 1u);
  EXPECT_EQ(result.coverage[0].elements, 16);
  EXPECT_EQ(Find(Tell(65).faults, FaultKind::kOutputUnwritten), nullptr);  // no shape of the tensor's
  const KernelResult more = Tell(20);
  const Fault* unwritten = Find(more.faults, FaultKind::kOutputUnwritten);
  ASSERT_NE(unwritten, nullptr);
  EXPECT_EQ(unwritten->args.at("count"), 4);
  EXPECT_EQ(unwritten->args.at("total"), 20);
}

TEST(RunKernel, AKernelThatTakesNoPointerForShapesIsLeftOpen) {
  const LoweredModule module = Assemble(CopyKernel(128, 128, 128));
  KernelRequest request = Request(module, "copy", 32, 1);
  request.shaped_by_kernel = {"y"};
  EXPECT_EQ(RunKernel(request).status, ShapeRun::Status::kUndecided);
}

TEST(RunKernel, WhatAnOutputHeldBeforeCountsAsWritten) {
  const LoweredModule module = Assemble(CopyKernel(128, 84, 128));
  KernelRequest request = Request(module, "copy", 64, 2);
  request.outputs[0].data = Floats("y", std::vector<float>(64, 5.0f)).data;
  const KernelResult result = RunKernel(request);
  EXPECT_EQ(Find(result.faults, FaultKind::kOutputUnwritten), nullptr);
  ASSERT_EQ(result.outputs.size(), 1u);
  EXPECT_EQ(ToFloats(result.outputs[0])[15], 16.0f);
  EXPECT_EQ(ToFloats(result.outputs[0])[16], 5.0f);
}

TEST(RunKernel, AnOutputInTheMemoryOfAnInput) {
  const LoweredModule module = Assemble(CopyKernel(128, 128, 128));
  for (const char* const name : {"x", "y"}) {
    KernelRequest request = Request(module, "copy", 64, 1);
    request.outputs[0].name = name;
    request.outputs[0].shares = "x";
    const KernelResult result = RunKernel(request);
    EXPECT_EQ(result.status, ShapeRun::Status::kClean) << result.why_undecided;
    // One core of the two that the tensor needs: the rest keeps the input's values.
    ASSERT_EQ(result.outputs.size(), 1u);
    EXPECT_EQ(ToFloats(result.outputs[0]), ToFloats(request.inputs[0]));
  }
}

TEST(RunKernel, FindsAccessPastTheTensor) {
  const LoweredModule module = Assemble(CopyKernel(128, 128, 1024));
  const KernelResult result = RunKernel(Request(module, "copy", 40, 2));
  EXPECT_EQ(result.status, ShapeRun::Status::kFaults);
  const Fault* read = Find(result.faults, FaultKind::kGlobalReadOutOfBounds);
  ASSERT_NE(read, nullptr);
  EXPECT_FALSE(read->args.contains("advisory"));
  EXPECT_EQ(read->text.at("tensor"), "x");
  EXPECT_EQ(read->args.at("offset"), 1024);
  EXPECT_EQ(read->args.at("bytes"), 128);
  EXPECT_EQ(read->args.at("size"), 160);
  EXPECT_EQ(read->core, 1);
  EXPECT_EQ(read->where.begin, 30u);
  ASSERT_NE(Find(result.faults, FaultKind::kGlobalWriteOutOfBounds), nullptr);
}

TEST(RunKernel, TellsAFunctionWithoutAModelByItsNameAlone) {
  const LoweredModule module = Assemble(
      "declare void @_ZN7AscendC5FancyIfEEvPT_i(ptr, i32)\ndefine void @some(ptr %x, ptr %y) {\n"
      "  call void @_ZN7AscendC5FancyIfEEvPT_i(ptr %x, i32 8)\n  ret void\n}\n");
  const KernelResult result = RunKernel(Request(module, "some", 8, 1));
  EXPECT_EQ(result.status, ShapeRun::Status::kUndecided);
  EXPECT_EQ(result.why_undecided, "AscendC::Fancy");
}

TEST(RunKernel, EndsAnEndlessLoopByItsBudget) {
  const LoweredModule module = Assemble(R"(
define void @spin(ptr %x, ptr %y) {
  call void @assay_loc(i32 5)
  br label %loop
loop:
  br label %loop
})");
  KernelRequest request = Request(module, "spin", 8, 4);
  request.limits.fuel = 1'000'000;
  const KernelResult result = RunKernel(request);
  const Fault* budget = Find(result.faults, FaultKind::kTimeBudget);
  ASSERT_NE(budget, nullptr);
  EXPECT_EQ(budget->args.at("fuel"), 1'000'000);
  EXPECT_EQ(budget->where.begin, 50u);
  EXPECT_EQ(Find(result.faults, FaultKind::kOutputUnwritten), nullptr);
}

// No fault: another machine would have come further.
TEST(RunKernel, AnEndByTheClockIsNotedAndNoFault) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  GTEST_SKIP() << "the confined worker may not do what a sanitizer does when a timer ends it";
#endif
#endif
  const LoweredModule module = Assemble(
      "define void @spin(ptr %x, ptr %y) {\n  br label %again\nagain:\n  call void @assay_loc(i32 1)\n  br label "
      "%again\n}\n");
  KernelRequest request = Request(module, "spin", 8, 1);
  request.limits.fuel = std::uint64_t{1} << 62;
  request.limits.cpu_seconds = 1;
  const std::uint64_t before = RunsCutShort();
  const KernelResult result = RunKernel(request);
  EXPECT_EQ(result.status, ShapeRun::Status::kUndecided);
  EXPECT_EQ(result.why_undecided, "the run took more than its processor time");
  EXPECT_TRUE(result.faults.empty());
  EXPECT_EQ(CutShortSince(before), std::vector<std::string>{"a run took more than its processor time"});
}

TEST(RunKernel, TurnsANullWriteIntoAFault) {
  const LoweredModule module = Assemble(R"(
define void @null(ptr %x, ptr %y) {
  call void @assay_loc(i32 6)
  store volatile i32 1, ptr null
  ret void
})");
  const KernelResult result = RunKernel(Request(module, "null", 8, 2));
  EXPECT_EQ(result.status, ShapeRun::Status::kFaults);
  const Fault* write = Find(result.faults, FaultKind::kGlobalWriteOutOfBounds);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->text.at("reason"), "null-pointer");
  EXPECT_EQ(write->where.begin, 60u);
}

TEST(RunKernel, ReportsStackOverflow) {
  const LoweredModule module = Assemble(R"(
define void @deep(ptr %x, ptr %y) {
  %a = alloca [4096 x i8]
  store volatile i8 1, ptr %a
  call void @deep(ptr %a, ptr %y)
  store volatile i8 2, ptr %a
  ret void
})");
  const KernelResult result = RunKernel(Request(module, "deep", 8, 1));
  const Fault* crash = Find(result.faults, FaultKind::kCrash);
  ASSERT_NE(crash, nullptr);
  EXPECT_EQ(crash->text.at("signal"), "stack overflow");
}

TEST(RunKernel, ReportsADeadlockOnlyWhenCoresWait) {
  const LoweredModule module = Assemble(R"(
define void @some(ptr %x, ptr %y) {
  %core = call i64 @assay_block_idx()
  %one = icmp eq i64 %core, 1
  br i1 %one, label %done, label %wait
wait:
  call void @assay_loc(i32 7)
  call void @assay_sync_all()
  br label %done
done:
  ret void
})");
  const KernelResult result = RunKernel(Request(module, "some", 8, 3));
  const Fault* deadlock = Find(result.faults, FaultKind::kSyncDeadlock);
  ASSERT_NE(deadlock, nullptr);
  EXPECT_EQ(deadlock->cores, (std::vector<std::int64_t>{0, 2}));
  EXPECT_EQ(deadlock->where.begin, 70u);
}

TEST(RunKernel, IsUndecidedWhenAnUnknownFunctionIsReached) {
  const LoweredModule module = Assemble(R"(
declare void @_ZN7AscendC8SortPageEi(i32)
define void @reach(ptr %x, ptr %y) {
  call void @_ZN7AscendC8SortPageEi(i32 1)
  ret void
}
define void @skip(ptr %x, ptr %y) {
  %core = call i64 @assay_block_idx()
  %never = icmp eq i64 %core, 99
  br i1 %never, label %a, label %b
a:
  call void @_ZN7AscendC8SortPageEi(i32 1)
  br label %b
b:
  ret void
})");
  const KernelResult reached = RunKernel(Request(module, "reach", 8, 1));
  EXPECT_EQ(reached.status, ShapeRun::Status::kUndecided);
  EXPECT_EQ(reached.why_undecided, "AscendC::SortPage");
  const KernelResult skipped = RunKernel(Request(module, "skip", 8, 1));
  EXPECT_EQ(skipped.status, ShapeRun::Status::kFaults);
  EXPECT_EQ(skipped.why_undecided, "");
}

TEST(RunKernel, IsUndecidedWhenParametersDoNotFit) {
  const LoweredModule module = Assemble("define void @three(ptr %a) { ret void }");
  const KernelResult result = RunKernel(Request(module, "three", 8, 1));
  EXPECT_EQ(result.status, ShapeRun::Status::kUndecided);
  EXPECT_NE(result.why_undecided.find("takes 1 pointers"), std::string::npos);
}

// In a process that may not raise its limits again: 0 when the run is clean.
int RunBounded(const KernelRequest& request) {
  rlimit limit{2ull << 30, 2ull << 30};
  setrlimit(RLIMIT_AS, &limit);
  if (setuid(65534) != 0) return 2;
  return RunKernel(request).status == ShapeRun::Status::kClean ? 0 : 1;
}

// A caller that has bounded its own address space, as a pool of workers does, still gets its answer.
TEST(RunKernel, WorksUnderTheCallersMemoryLimit) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  GTEST_SKIP() << "the sanitizer's own address space does not fit under the limit";
#endif
#endif
  const LoweredModule module = Assemble(CopyKernel(128, 128, 128));
  const KernelRequest request = Request(module, "copy", 32 * 48, 48);
  EXPECT_EXIT(_exit(RunBounded(request)), testing::ExitedWithCode(0), "");
}

TEST(RunKernel, ChecksNativeAccessToGlobalMemory) {
  const LoweredModule module = Assemble(R"(
define void @native(ptr %x, ptr %y) {
  %v = load float, ptr %x
  store float %v, ptr %y
  %second = getelementptr float, ptr %y, i64 1
  store float %v, ptr %second
  call void @assay_loc(i32 9)
  %past = getelementptr float, ptr %x, i64 1000
  %w = load volatile float, ptr %past
  ret void
})");
  const KernelResult result = RunKernel(Request(module, "native", 2, 1));
  EXPECT_EQ(Find(result.faults, FaultKind::kOutputUnwritten), nullptr);
  const Fault* read = Find(result.faults, FaultKind::kGlobalReadOutOfBounds);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->args.at("offset"), 4000);
  EXPECT_EQ(read->where.begin, 90u);
}

}  // namespace
}  // namespace assay::test
