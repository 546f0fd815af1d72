// Dependences on contents that can be separated from the rest: offsets within known bounds, accesses that change
// only contents, uninitialised values.
#include "tests/unit/lift/judge.h"

namespace assay {
namespace {

constexpr const char* kFromACopy = " depends on data copied from global memory";

// An element of %c (256 of them) is read at the index that a reduction of %b finds in `repeats` times 64 elements.
std::string ReadAtIndex(int repeats, const std::string& between = "", const std::string& work = "%work") {
  return R"(
  %found = call i64 @assay_buf_init(i32 11, i32 32)
  %work = call i64 @assay_buf_init(i32 11, i32 256)
  call void @assay_reduce_r(i32 1, i32 1, i64 %found, i64 0, i64 %b, i64 0, i64 )" +
         work + ", i64 0, i32 2, i64 -1, i64 0, i32 " + std::to_string(repeats) + ", i32 8, i32 1)\n" + between + R"(
  %bits = call i64 @assay_ub_get(i64 %found, i64 4, i32 4)
  %at = shl i64 %bits, 2
  call void @assay_loc(i32 5)
  %value = call i64 @assay_ub_get(i64 %c, i64 %at, i32 4)
  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 %value)
)" + kCopyOut +
         "  ret void\n";
}

TEST(Apart, IndexOfAReductionHasEnds) {
  const Obliviousness inside = Judge(ReadAtIndex(4));
  EXPECT_TRUE(inside.holds) << inside.why_not;
  const Obliviousness outside = Judge(ReadAtIndex(5));
  EXPECT_EQ(outside.why_not, std::string("an address, a count or a mode of a scalar read") + kFromACopy);
  EXPECT_TRUE(outside.holds_elsewhere);
  EXPECT_FALSE(outside.outputs_depend);
  EXPECT_EQ(outside.apart, std::vector<SourceRange>({{0, 5, 6}}));
}

TEST(Apart, IndexThatSomethingElseMayOverwrite) {
  EXPECT_FALSE(Judge(ReadAtIndex(4, "  call void @assay_ub_set(i64 %found, i64 4, i32 4, i64 9999)\n")).holds);
  EXPECT_FALSE(Judge(ReadAtIndex(4,
                                 "  %p = call ptr @assay_local_address(i64 %found, i64 0)\n"
                                 "  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %found, i64 0, i64 %b, i64 0, "
                                 "i64 0, i64 0, double 1.0, i64 8)\n"))
                   .holds);
}

// One reduction may use its own result as work space; a second one would overlap the first one's result.
TEST(Apart, WorkSpaceOverTheResult) {
  EXPECT_TRUE(Judge(ReadAtIndex(4, "", "%found")).holds);
  EXPECT_FALSE(Judge(ReadAtIndex(4,
                                 "  call void @assay_reduce_r(i32 1, i32 1, i64 %found, i64 0, i64 %b, i64 0, i64 "
                                 "%work, i64 0, i32 2, i64 -1, i64 0, i32 4, i32 8, i32 1)\n",
                                 "%found"))
                   .holds);
}

TEST(Apart, IndexThatWasNotFoundYet) {
  EXPECT_FALSE(Judge(R"(
  %found = call i64 @assay_buf_init(i32 11, i32 32)
  %bits = call i64 @assay_ub_get(i64 %found, i64 4, i32 4)
  %at = shl i64 %bits, 2
  %value = call i64 @assay_ub_get(i64 %c, i64 %at, i32 4)
  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 %value)
  call void @assay_reduce_r(i32 1, i32 1, i64 %found, i64 0, i64 %b, i64 0, i64 %b, i64 0, i32 2, i64 -1, i64 0, i32 4, i32 8, i32 1)
  ret void
)")
                   .holds);
}

// `what` happens if the first element of %b is 7.
Obliviousness Guarded(const std::string& what) {
  return Judge(R"(
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %core = call i64 @assay_block_idx()
  %q = call i64 @assay_que_init(i32 0, i32 9, i32 1, i32 1, i32 256)
  %is = icmp eq i64 %n, 7
  br i1 %is, label %one, label %end
one:
  call void @assay_loc(i32 6)
)" + what + R"(
  br label %end
end:
  call void @assay_loc(i32 7)
)" + kCopyOut + "  ret void\n");
}

TEST(Apart, ScalarWritesInsideTheirBuffer) {
  const Obliviousness inside = Guarded("  call void @assay_ub_set(i64 %c, i64 1020, i32 4, i64 %n)\n");
  EXPECT_TRUE(inside.holds) << inside.why_not;
  for (const char* at : {"1024", "-4", "2", "%n"}) {
    const Obliviousness outside =
        Guarded(std::string("  call void @assay_ub_set(i64 %c, i64 ") + at + ", i32 4, i64 %n)\n");
    EXPECT_FALSE(outside.holds) << at;
    EXPECT_EQ(outside.apart, std::vector<SourceRange>({{0, 6, 7}})) << at;
  }
}

TEST(Apart, MarksAndWaits) {
  EXPECT_TRUE(Guarded("  call void @assay_barrier(i32 1)\n").holds);
  EXPECT_TRUE(Guarded("  call void @assay_set_flag(i32 3, i32 0)\n  call void @assay_wait_flag(i32 3, i32 0)\n").holds);
  const Obliviousness waits = Guarded("  call void @assay_wait_flag(i32 3, i32 0)\n");
  EXPECT_FALSE(waits.holds);
  EXPECT_TRUE(waits.outputs_depend);
}

TEST(Apart, AccessesThatChangeContentsOnly) {
  const Obliviousness vector = Guarded(
      "  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %c, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 "
      "%n)\n");
  EXPECT_FALSE(vector.holds);
  EXPECT_TRUE(vector.holds_elsewhere);
  EXPECT_FALSE(vector.outputs_depend);
  EXPECT_EQ(vector.apart, std::vector<SourceRange>({{0, 6, 7}}));
  const Obliviousness out = Guarded(kCopyOut);
  EXPECT_TRUE(out.holds_elsewhere);
  EXPECT_TRUE(out.outputs_depend);
}

// State that others depend on: a buffer taken from a queue.
TEST(Apart, WhatOthersGoBy) {
  const Obliviousness result = Guarded("  %t = call i64 @assay_que_alloc(i64 %q)\n");
  EXPECT_FALSE(result.holds);
  EXPECT_FALSE(result.holds_elsewhere);
}

TEST(Apart, DivisionThatMayHappen) {
  const Obliviousness result =
      Guarded("  %d = udiv i64 64, %core\n  call void @assay_ub_set(i64 %c, i64 0, i32 4, i64 %d)\n");
  EXPECT_EQ(result.why_not, std::string("whether a division happens") + kFromACopy);
}

TEST(Apart, LoopsThatEndByContents) {
  const Obliviousness result = Judge(R"(
  br label %head
head:
  %n = call i64 @assay_ub_get(i64 %b, i64 0, i32 4)
  %is = icmp eq i64 %n, 7
  call void @assay_loc(i32 6)
  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %b, i64 0, i64 %b, i64 0, i64 0, i64 0, double 1.0, i64 8)
  br i1 %is, label %end, label %head
end:
)" + std::string(kCopyOut) + "  ret void\n");
  EXPECT_FALSE(result.holds);
  EXPECT_TRUE(result.outputs_depend);
}

// A member that no constructor names: the code after a test of it is kept all the same.
TEST(Apart, ValuesThatNothingSetAreNoLicence) {
  const Obliviousness result = Judge(R"(
  %own = alloca i8
  %flag = load i8, ptr %own
  %is = icmp ne i8 %flag, 0
  br i1 %is, label %one, label %two
one:
)" + std::string(kCopyOut) + R"(  br label %end
two:
  call void @assay_dma_out(i32 0, i32 1, ptr addrspace(1) %y, i64 %b, i64 0, i64 1, i64 2048, i64 0, i64 0)
  br label %end
end:
  ret void
)");
  EXPECT_EQ(result.why_not, "whether a copy out happens depends on an uninitialised value");
  EXPECT_TRUE(result.outputs_depend);
}

}  // namespace
}  // namespace assay
