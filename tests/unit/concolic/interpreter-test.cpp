// Symbolic results equal the machine's for every input that takes the same path.
#include "tests/unit/concolic/followed.h"

namespace assay::concolic {
namespace {

TEST(Concolic, ArithmeticKeepsItsExpression) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %sum = add i64 %a, 7
  %quotient = udiv i64 %sum, 8
  store i64 %quotient, ptr %out
  ret void
})",
               {20});
  ASSERT_TRUE(run.ok) << run.interpreter->problem();
  EXPECT_EQ(run.out[0], 3);
  EXPECT_EQ(run.At(0, {20}), 3);
  EXPECT_EQ(run.At(0, {1000}), 125);
  EXPECT_TRUE(run.interpreter->conditions().empty());
}

TEST(Concolic, TestsBecomeConditions) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %small = icmp ult i64 %a, 100
  br i1 %small, label %yes, label %no
yes:
  call void @g(ptr %out, i64 %a)
  ret void
no:
  store i64 5, ptr %out
  ret void
}
define void @g(ptr %out, i64 %x) noinline {
  %twice = mul i64 %x, 2
  store i64 %twice, ptr %out
  ret void
})",
               {10});
  ASSERT_TRUE(run.ok) << run.interpreter->problem();
  EXPECT_EQ(run.out[0], 20);
  EXPECT_EQ(run.interpreter->conditions().size(), 1u);
  EXPECT_TRUE(run.SamePath({99}));
  EXPECT_FALSE(run.SamePath({100}));
  EXPECT_EQ(run.At(0, {99}), 198);
}

TEST(Concolic, ChoicesOfNumbersAreNoPaths) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %many = icmp sgt i64 %a, 48
  %cores = select i1 %many, i64 48, i64 %a
  store i64 %cores, ptr %out
  ret void
})",
               {10});
  ASSERT_TRUE(run.ok);
  EXPECT_TRUE(run.interpreter->conditions().empty());
  EXPECT_EQ(run.At(0, {10}), 10);
  EXPECT_EQ(run.At(0, {4096}), 48);
}

TEST(Concolic, NumbersWrapAsTheMachinesDo) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %narrow = trunc i64 %a to i32
  %product = mul i32 %narrow, 65536
  %wide = zext i32 %product to i64
  store i64 %wide, ptr %out
  ret void
})",
               {3});
  ASSERT_TRUE(run.ok);
  EXPECT_EQ(run.At(0, {3}), 3 * 65536);
  EXPECT_EQ(run.At(0, {65537}), 65536);
}

TEST(Concolic, MasksAreRemainders) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %up = add i64 %a, 31
  %aligned = and i64 %up, -32
  store i64 %aligned, ptr %out
  ret void
})",
               {33});
  ASSERT_TRUE(run.ok);
  EXPECT_EQ(run.out[0], 64);
  EXPECT_EQ(run.At(0, {33}), 64);
  EXPECT_EQ(run.At(0, {1}), 32);
  EXPECT_EQ(run.At(0, {65}), 96);
}

TEST(Concolic, BitsPutTogetherAreSums) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %large = icmp ugt i64 %a, 64
  %flag = zext i1 %large to i64
  %odd = and i64 %a, 1
  %shifted = shl i64 %flag, 4
  %key = or i64 %shifted, %odd
  %both = and i64 %flag, %odd
  store i64 %key, ptr %out
  %next = getelementptr i8, ptr %out, i64 8
  store i64 %both, ptr %next
  ret void
})",
               {10});
  ASSERT_TRUE(run.ok);
  EXPECT_EQ(run.At(0, {10}), 0);
  EXPECT_EQ(run.At(0, {101}), 17);
  EXPECT_EQ(run.At(1, {101}), 1);
  EXPECT_EQ(run.At(1, {100}), 0);
}

TEST(Concolic, ShiftsByAChoiceAreChoices) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %large = icmp ugt i64 %a, 64
  %by = zext i1 %large to i64
  %half = lshr i64 %a, %by
  store i64 %half, ptr %out
  ret void
})",
               {10});
  ASSERT_TRUE(run.ok);
  EXPECT_EQ(run.At(0, {10}), 10);
  EXPECT_EQ(run.At(0, {100}), 50);
}

TEST(Concolic, MemoryIsFollowedByteByByte) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %copy = alloca [2 x i32]
  %low = trunc i64 %a to i32
  store i32 %low, ptr %copy
  %second = getelementptr i8, ptr %copy, i64 4
  store i32 0, ptr %second
  %both = load i64, ptr %copy
  store i64 %both, ptr %out
  %byte = load i8, ptr %copy
  %wide = zext i8 %byte to i64
  %next = getelementptr i8, ptr %out, i64 8
  store i64 %wide, ptr %next
  ret void
})",
               {300});
  ASSERT_TRUE(run.ok) << run.interpreter->problem();
  EXPECT_EQ(run.out[0], 300);
  EXPECT_EQ(run.out[1], 44);
  EXPECT_EQ(run.At(0, {70000}), 70000);
  EXPECT_EQ(run.At(1, {70000}), 70000 % 256);
}

TEST(Concolic, AnIndexPinsItsValue) {
  Followed run(R"(
@table = constant [4 x i64] [i64 11, i64 22, i64 33, i64 44]
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %at = getelementptr [4 x i64], ptr @table, i64 0, i64 %a
  %found = load i64, ptr %at
  store i64 %found, ptr %out
  ret void
})",
               {2});
  ASSERT_TRUE(run.ok);
  EXPECT_EQ(run.out[0], 33);
  ASSERT_EQ(run.interpreter->conditions().size(), 1u);
  EXPECT_TRUE(run.interpreter->conditions()[0].pins);
  EXPECT_TRUE(run.SamePath({2}));
  EXPECT_FALSE(run.SamePath({3}));
}

TEST(Concolic, FloatsCastDoubtOnTests) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %real = uitofp i64 %a to double
  %half = fmul double %real, 5.0e-1
  %large = fcmp ogt double %half, 1.0e2
  br i1 %large, label %yes, label %no
yes:
  call void @g(ptr %out, i64 1)
  ret void
no:
  %back = fptoui double %half to i64
  store i64 %back, ptr %out
  ret void
}
define void @g(ptr %out, i64 %x) noinline {
  store i64 %x, ptr %out
  ret void
})",
               {20});
  ASSERT_TRUE(run.ok);
  EXPECT_EQ(run.out[0], 10);
  EXPECT_EQ(run.Result(0), "? floating-point arithmetic");
  EXPECT_EQ(run.interpreter->doubts(), std::vector<std::string>{"a test depends on floating-point arithmetic"});
}

TEST(Concolic, SaysWhatItCannotFollow) {
  Followed unknown(
      "declare i64 @elsewhere()\ndefine void @f(ptr %in, ptr %out) {\n  %a = call i64 @elsewhere()\n  ret void\n}",
      {1});
  EXPECT_FALSE(unknown.ok);
  EXPECT_EQ(unknown.interpreter->problem(), "`elsewhere` is not modelled");
  Followed zero(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %b = sub i64 %a, 1
  %c = udiv i64 8, %b
  store i64 %c, ptr %out
  ret void
})",
                {1});
  EXPECT_FALSE(zero.ok);
  EXPECT_EQ(zero.interpreter->problem(), "it divides by zero");
  Followed endless("define void @f(ptr %in, ptr %out) {\n  br label %again\nagain:\n  br label %again\n}", {1});
  EXPECT_FALSE(endless.ok);
  EXPECT_EQ(endless.interpreter->problem(), "it takes more steps than it is given");
}

// Counted by what it moves: as single instructions these would be given some ten million rounds.
TEST(Concolic, MovedBytesAreSteps) {
  Followed moves(R"(
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %in, ptr %out) {
  %memory = alloca [1048576 x i8]
  br label %again
again:
  %i = phi i64 [ 0, %0 ], [ %next, %again ]
  call void @llvm.memset.p0.i64(ptr %memory, i8 0, i64 1048576, i1 true)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 400
  br i1 %more, label %again, label %end
end:
  ret void
})",
                 {1});
  EXPECT_FALSE(moves.ok);
  EXPECT_EQ(moves.interpreter->problem(), "it takes more steps than it is given");
}

TEST(Concolic, ADivisorIsNotZeroOnThePath) {
  Followed run(R"(
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %b = sub i64 %a, 4
  %c = udiv i64 80, %b
  store i64 %c, ptr %out
  ret void
})",
               {9});
  ASSERT_TRUE(run.ok);
  EXPECT_TRUE(run.SamePath({10}));
  EXPECT_FALSE(run.SamePath({4}));
}

TEST(Concolic, TablesOfFunctionsWork) {
  Followed run(R"(
@table = constant [2 x ptr] [ptr @once, ptr @twice]
define i64 @once(i64 %x) { ret i64 %x }
define i64 @twice(i64 %x) {
  %y = shl i64 %x, 1
  ret i64 %y
}
define void @f(ptr %in, ptr %out) {
  %a = load i64, ptr %in
  %second = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %callee = load ptr, ptr %second
  %r = call i64 %callee(i64 %a)
  store i64 %r, ptr %out
  ret void
})",
               {21});
  ASSERT_TRUE(run.ok) << run.interpreter->problem();
  EXPECT_EQ(run.out[0], 42);
  EXPECT_EQ(run.At(0, {50}), 100);
}

// Every instruction with such an operand, not only conversions.
TEST(Concolic, WideNumbersEndThePath) {
  for (const std::string meets : {
           "%w = load i128, ptr %in\n store i128 %w, ptr %out\n br label %end",
           "%w = load i128, ptr %in\n %c = icmp ult i128 %w, 36893488147419103232\n br i1 %c, label %end, label %other",
           "%w = load i128, ptr %in\n"
           " switch i128 %w, label %end [ i128 18446744073709551617, label %other\n i128 9, label %other ]",
           "%w = load <2 x i128>, ptr %in\n store <2 x i128> %w, ptr %out\n br label %end",
       }) {
    Followed run("define void @f(ptr %in, ptr %out) {\n " + meets +
                     "\nother:\n store i64 1, ptr %out\n br label %end\nend:\n ret void\n}\n",
                 {9, 0, 0, 0});
    EXPECT_FALSE(run.ok) << meets;
    EXPECT_EQ(run.interpreter->problem(), "numbers of more than 64 bits") << meets;
  }
  Followed half(R"(
define void @f(ptr %in, ptr %out) {
  %half = load half, ptr %in
  %whole = fptoui half %half to i64
  store i64 %whole, ptr %out
  ret void
})",
                {9});
  EXPECT_EQ(half.interpreter->problem(), "floating-point numbers that are neither float nor double");
}

TEST(Concolic, WideConstantsLieInMemoryWithAllTheirBits) {
  Followed run(R"(
@wide = global i128 55340232221128654851
define void @f(ptr %in, ptr %out) {
  %low = load i64, ptr @wide
  %above = getelementptr i64, ptr @wide, i64 1
  %high = load i64, ptr %above
  %sum = add i64 %low, %high
  store i64 %sum, ptr %out
  ret void
})",
               {9});
  ASSERT_TRUE(run.ok) << run.interpreter->problem();
  EXPECT_EQ(run.out[0], 6);  // 3 * 2^64 + 3
}

}  // namespace
}  // namespace assay::concolic
