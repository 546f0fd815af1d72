// Reads of the padding that an allocation has behind a tensor: in order where no output gets any of it.
#include "tests/unit/lift/one-core.h"

namespace assay {
namespace {

using namespace one_core;

constexpr int kTolerated = 32;
const std::string kWholeBlocks = "  %over = add i64 %bytes, 31\n  %whole = and i64 %over, -32\n";

// Whole blocks of x are copied in, the last of which may end behind it.
std::string Blocks(std::string body) {
  const std::string exact = "i64 1, i64 %bytes, i64 0, i64 0, i64 0, i64 0, i32 0, i64 0)";
  return kWholeBlocks + body.replace(body.find(exact) + 7, 10, "i64 %whole");
}

std::string Sum(const std::string& count) {
  return "  call void @assay_reduce_n(i32 0, i32 1, i64 %o, i64 0, i64 %in, i64 0, i64 %tmp, i64 0, i64 " + count +
         ", i32 0)\n";
}

std::string One(std::string body) {
  return body.replace(body.find("i64 0, i64 1, i64 %bytes"), 24, "i64 0, i64 1, i64 4");
}

ProofFacts ProveTolerated(const std::string& body, int input, bool one = false) {
  return ProveBody(body, kMost, [&](SymbolicKernel& k, Expr n) {
    k.Input("x", k.pool().Sub(k.Times(n, k.C(4)), k.C(input)));
    k.Output("y", one ? k.C(4) : k.Times(n, k.C(4)));
    for (LaunchArgument& arg : k.launch.args) {
      arg.read_padding = arg.write_unit = kTolerated;
      arg.read_unit = 512;
    }
  });
}

const std::string kOpen =
    "undecided: padded copy in of `x` stays inside its tensor -- it may read the padding behind the tensor, and some "
    "of "
    "that might get into an output\n";

TEST(Padding, StaysOutWhereEachElementIsAFunctionOfThatAtItsPlace) {
  const ProofFacts facts = ProveTolerated(Blocks(kTakeIn) + kExpOfAll + kTakeOut, 0);
  EXPECT_EQ(Unproved(facts), "");
  EXPECT_TRUE(facts.elementwise.shown());
}

TEST(Padding, GetsIntoASum) {
  const std::string elements = "  %count = lshr i64 %whole, 2\n";
  EXPECT_EQ(Unproved(ProveTolerated(Blocks(kTakeIn) + elements + Sum("%count") + One(kTakeOut), 0, true)), kOpen);
  EXPECT_EQ(Unproved(ProveTolerated(kTakeIn + Sum("%n") + One(kTakeOut), 0, true)), "");
}

// An output of more elements than the input gets what lies behind that.
TEST(Padding, GetsIntoALongerOutput) {
  const ProofFacts facts = ProveTolerated(kTakeIn + kExpOfAll + kTakeOut, 4);
  EXPECT_EQ(facts.elementwise.why, "`x` might have fewer elements than the output");
  EXPECT_EQ(Unproved(facts), kOpen);
}

}  // namespace
}  // namespace assay
