// Whether each element of an output is one function of the inputs' elements at its place, for all lengths.
#include "solver/elementwise.h"

#include "tests/unit/lift/one-core.h"

namespace assay {
namespace {

using namespace one_core;

Elementwise ValuesOf(const std::string& body) {
  const ProofFacts facts = ProveBody(body);
  EXPECT_TRUE(AllProved(facts.results)) << Unproved(facts);
  EXPECT_TRUE(facts.elementwise.asked);
  return facts.elementwise;
}

TEST(Elementwise, OneFunctionOfEachElement) {
  const Elementwise exp = ValuesOf(kTakeIn + kExpOfAll + kTakeOut);
  EXPECT_EQ(exp.why, "");
  EXPECT_EQ(exp.operations, 1);
  const Elementwise twice = ValuesOf(kTakeIn + kExpOfAll + Vector(kExp, "%o", "%o", "0", "%n") + kTakeOut);
  EXPECT_EQ(twice.why, "");
  EXPECT_EQ(twice.operations, 2);
  EXPECT_NE(exp.function, twice.function);
  const Elementwise again = ValuesOf(kTakeIn + Vector(kAdd, "%o", "%in", "%in", "%n") + kExpOfAll + kTakeOut);
  EXPECT_EQ(again.function, exp.function) << "the sum is overwritten";
  const Elementwise sum = ValuesOf(kTakeIn + Vector(kAdd, "%o", "%in", "%in", "%n") + kTakeOut);
  EXPECT_EQ(sum.why, "");
  EXPECT_NE(sum.function, exp.function);
}

TEST(Elementwise, OtherElements) {
  std::string in = kTakeIn;
  in.replace(in.find("ptr addrspace(1) %x, "), 20, "ptr addrspace(1) %next, ");
  const std::string next = "  %next = getelementptr i8, ptr addrspace(1) %x, i64 4\n";
  EXPECT_EQ(ValuesOf(next + in + kExpOfAll + kTakeOut).why, "elements of `x` go to other places of the output");
}

// The padding of a copy in: on the right it is not part of what is copied out, on the left it moves all elements.
TEST(Elementwise, PaddedCopies) {
  const auto padded = [](const char* left, const char* right) {
    std::string in = kTakeIn;
    const std::string none = "i64 0, i64 0, i32 0, i64 0)";
    in.replace(in.find(none), none.size(), std::string("i64 ") + left + ", i64 " + right + ", i32 1, i64 0)");
    return ValuesOf(in + kExpOfAll + kTakeOut).why;
  };
  EXPECT_EQ(padded("0", "8"), "");
  EXPECT_EQ(padded("8", "0"), "a padded copy in is not followed");
}

TEST(Elementwise, SomeElementsAgain) {
  const std::string eight = Vector(kExp, "%o", "%o", "0", "8");
  EXPECT_EQ(ValuesOf(kTakeIn + Vector(kExp, "%o", "%in", "0", "4000") + eight + kTakeOut).why,
            "what is read was written in several steps");
}

TEST(Elementwise, OnlyWhatItFollows) {
  const std::string sum =
      "  call void @assay_reduce_n(i32 0, i32 1, i64 %o, i64 0, i64 %in, i64 0, i64 %tmp, i64 0, i64 %n, i32 0)\n";
  EXPECT_EQ(ValuesOf(kTakeIn + kExpOfAll + sum + kTakeOut).why, "a reduction is not followed");
  const std::string scale =
      "  %f = uitofp i64 %n to double\n"
      "  call void @assay_vec_n(i32 65, i32 1, i32 1, i64 %o, i64 0, i64 %in, i64 0, i64 0, i64 0, "
      "double %f, i64 %n)\n";
  EXPECT_EQ(ValuesOf(kTakeIn + scale + kTakeOut).why, "a vector operation is not followed") << "a factor of the length";
}

}  // namespace
}  // namespace assay
