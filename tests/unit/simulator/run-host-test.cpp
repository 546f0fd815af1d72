// RunHost with host code that misbehaves: each ends as a finding and nothing outside the worker is touched.
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>

#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/host-run.h"
#include "tests/unit/simulator/kernels.h"

namespace assay::test {
namespace {

HostResult Tile(const std::string& text, std::uint64_t memory = 1u << 30) {
  const LoweredModule module = Assemble(text);
  HostRequest request;
  request.module = &module;
  request.op_type = "Anything";
  request.limits.fuel = 5'000'000;
  request.limits.cpu_seconds = 2;
  request.limits.memory_bytes = memory;
  return RunHost(request);
}

std::string Main(const std::string& body) {
  return "define i32 @assay_host_main(ptr %request, ptr %reply) {\n  call void @assay_loc(i32 3)\n" + body +
         "\n  ret i32 0\n}\n";
}

TEST(RunHost, RefusesToStartProcesses) {
  const std::string marker = "/tmp/assay-test-" + std::to_string(getpid());
  const HostResult result =
      Tile("@command = private constant [" + std::to_string(marker.size() + 7) + " x i8] c\"touch " + marker +
           "\\00\"\ndeclare i32 @system(ptr)\n" + Main("  call i32 @system(ptr @command)"));
  EXPECT_EQ(result.status, ShapeRun::Status::kFaults);
  const Fault* fault = Find(result.faults, FaultKind::kForbiddenSystemCall);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("call"), "system");
  EXPECT_EQ(fault->where.begin, 30u);
  EXPECT_NE(access(marker.c_str(), F_OK), 0);
}

TEST(RunHost, TheFilterCatchesWhatTheStubsDoNot) {
  // Number 57 is fork on x86-64.
  const HostResult result = Tile(Main(RawSystemCall("i64 57")));
  const Fault* fault = Find(result.faults, FaultKind::kForbiddenSystemCall);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("call"), "fork");
}

TEST(RunHost, NamesTheSystemCallOfStaticInitialisersToo) {
  const HostResult result = Tile(R"(
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @early, ptr null }]
define internal void @early() section ".text.startup" {
)" + RawSystemCall("i64 41, i64 2") +
                                 R"(
  ret void
}
)" + Main(""));
  const Fault* fault = Find(result.faults, FaultKind::kForbiddenSystemCall);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("call"), "socket");
}

HostResult Multiply(const std::string& factors, const std::string& product) {
  return Tile(Main("  %slot = alloca i32\n  %kept = alloca i64\n  store volatile i32 70000, ptr %slot\n" + factors +
                   "  %product = mul i32 " + product +
                   "\n  %size = sext i32 %product to i64\n  store volatile i64 %size, ptr %kept"));
}

TEST(RunHost, TellsOfAProductThatWrapsBeforeItIsWidened) {
  const std::string two = "  %a = load volatile i32, ptr %slot\n  %b = load volatile i32, ptr %slot\n";
  const HostResult result = Multiply(two, "%a, %b");
  EXPECT_NE(result.status, ShapeRun::Status::kFaults);
  const Fault* fault = Find(result.faults, FaultKind::kWrappedSize);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->args.at("exact"), 4'900'000'000);
  EXPECT_EQ(fault->args.at("used"), 605'032'704);
}

// size = 1; for (i = 0; i < 2; ++i) size *= <factor>; then widened.
HostResult MultiplyInALoop(const std::string& multiply) {
  return Tile(
      "define i32 @assay_host_main(ptr %request, ptr %reply) {\nentry:\n  %slot = alloca i64\n  call void "
      "@assay_loc(i32 3)\n  store volatile i64 70000, ptr %slot\n  br label %l\nl:\n  %i = phi i32 [0, %entry], "
      "[%j, %l]\n  %size = phi i32 [1, %entry], [%next, %l]\n  %dim = load volatile i64, ptr %slot\n" +
      multiply +
      "  %j = add i32 %i, 1\n  %more = icmp slt i32 %j, 2\n  br i1 %more, label %l, label %done\ndone:\n  %last = phi "
      "i32 [%next, %l]\n  %wide = sext i32 %last to i64\n  store volatile i64 %wide, ptr %slot\n  ret i32 0\n}\n");
}

TEST(RunHost, TellsOfAProductThatWrapsInALoopBeforeItIsWidened) {
  for (const char* multiply :
       {"  %d = trunc i64 %dim to i32\n  %next = mul i32 %size, %d\n",
        "  %s = sext i32 %size to i64\n  %p = mul i64 %s, %dim\n  %next = trunc i64 %p to i32\n"}) {
    const HostResult result = MultiplyInALoop(multiply);
    const Fault* fault = Find(result.faults, FaultKind::kWrappedSize);
    ASSERT_NE(fault, nullptr) << multiply;
    EXPECT_EQ(fault->args.at("exact"), 4'900'000'000);
    EXPECT_EQ(fault->args.at("used"), 605'032'704);
  }
}

TEST(RunHost, LeavesProductsThatFitRoundALoop) {
  const HostResult result =
      MultiplyInALoop("  %h = lshr i64 %dim, 1\n  %d = trunc i64 %h to i32\n  %next = mul i32 %size, %d\n");
  EXPECT_EQ(Find(result.faults, FaultKind::kWrappedSize), nullptr);
}

TEST(RunHost, LeavesProductsWithAConstantToHashes) {
  const HostResult result = Multiply("  %a = load volatile i32, ptr %slot\n", "%a, 70001");
  EXPECT_EQ(Find(result.faults, FaultKind::kWrappedSize), nullptr);
}

TEST(RunHost, EndsAnEndlessLoop) {
  const HostResult result = Tile(Main("  br label %l\nl:\n  br label %l\nnever:"));
  ASSERT_NE(Find(result.faults, FaultKind::kTimeBudget), nullptr);
}

TEST(RunHost, BoundsMemory) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  GTEST_SKIP() << "the sanitizer's own address space does not fit under the limit";
#endif
#endif
  const HostResult result = Tile("declare ptr @_Znwm(i64)\n" + Main(R"(  br label %l
l:
  %p = call ptr @_Znwm(i64 16777216)
  store volatile i8 1, ptr %p
  br label %l
never:)"),
                                 256u << 20);
  ASSERT_NE(Find(result.faults, FaultKind::kMemoryBudget), nullptr);
}

TEST(RunHost, DivisionByZeroIsNamed) {
  const HostResult result =
      Tile("@zero = global i32 0\n" +
           Main("  %z = load volatile i32, ptr @zero\n  %q = sdiv i32 7, %z\n  store volatile i32 %q, ptr @zero"));
  ASSERT_NE(Find(result.faults, FaultKind::kDivisionByZero), nullptr);
}

TEST(RunHost, PrintingIsNoFaultAndStaysInside) {
  testing::internal::CaptureStdout();
  const HostResult result =
      Tile("@text = private constant [7 x i8] c\"hello\\0A\\00\"\ndeclare i32 @puts(ptr)\ndeclare i32 @fflush(ptr)\n" +
           Main("  call i32 @puts(ptr @text)\n  call i32 @fflush(ptr null)"));
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
  EXPECT_TRUE(result.faults.empty());
  EXPECT_EQ(result.status, ShapeRun::Status::kUndecided);  // it never said that it ran
}

TEST(RunHost, EndingTheProcessIsAFault) {
  const HostResult result = Tile("declare void @exit(i32)\n" + Main("  call void @exit(i32 0)"));
  ASSERT_NE(Find(result.faults, FaultKind::kCrash), nullptr);
}

TEST(RunHost, StackOverflowIsNamed) {
  const HostResult result = Tile(R"(
define i32 @deep(i32 %n) {
  %a = alloca [512 x i8]
  store volatile i8 1, ptr %a
  %m = add i32 %n, 1
  %r = call i32 @deep(i32 %m)
  %v = load volatile i8, ptr %a
  ret i32 %r
}
)" + Main("  call i32 @deep(i32 0)"));
  const Fault* crash = Find(result.faults, FaultKind::kCrash);
  ASSERT_NE(crash, nullptr);
  EXPECT_EQ(crash->text.at("signal"), "stack overflow");
}

}  // namespace
}  // namespace assay::test
