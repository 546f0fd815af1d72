// Which wraps a value contains, and when.
#include "solver/unwrap.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

class WrapsOfTest : public testing::Test {
 protected:
  std::string Text(Expr e) {
    std::string text;
    for (const MachineWrap& wrap : WrapsOf(pool, e)) {
      text += std::to_string(wrap.width) + " bits when " + Print(pool, wrap.when) + "\n";
    }
    return text;
  }

  ExprPool pool;
  Expr core = pool.NewSymbol("core", SymbolRole::kUnit, {0, 47});
  Expr n = pool.NewSymbol("n", SymbolRole::kArgument, {0, 1 << 20});
  Expr less = pool.WrapUnsigned(pool.Sub(n, pool.Const(1)), 32);
};

TEST_F(WrapsOfTest, OfASumAlways) { EXPECT_EQ(Text(pool.Add(core, less)), "32 bits when 1\n"); }

TEST_F(WrapsOfTest, OfAChoiceWhereItIsTaken) {
  EXPECT_EQ(Text(pool.Select(pool.Lt(core, n), core, less)), "32 bits when n <= core\n");
  EXPECT_EQ(Text(pool.Min(core, less)), "32 bits when u32(n + -1) <= core\n");
  EXPECT_EQ(Text(pool.Max(core, less)), "32 bits when core <= u32(n + -1)\n");
}

TEST_F(WrapsOfTest, OnTwoWaysWhereOneOfThemIsTaken) {
  const Expr rare = pool.Select(pool.Eq(core, pool.Const(3)), less, core);
  EXPECT_EQ(Text(pool.Add(rare, pool.Select(pool.Eq(core, pool.Const(5)), pool.Mul(less, less), core))),
            "32 bits when core == 3 or core == 5\n");
}

TEST_F(WrapsOfTest, NotOfWhatDecides) {
  EXPECT_EQ(Text(pool.Select(pool.Lt(core, less), core, n)), "");
  EXPECT_EQ(Text(pool.Add(core, pool.Mul(pool.Const(16), pool.Lt(core, less)))), "");
}

}  // namespace
}  // namespace assay
