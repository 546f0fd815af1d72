// Expr: what simplification may and must do. Random expressions are compared with direct evaluation.
#include "analyzer/facts/expr.h"

#include <gtest/gtest.h>

#include <random>

namespace assay {
namespace {

class ExprTest : public testing::Test {
 protected:
  Expr Core() { return pool.NewSymbol("core", SymbolRole::kUnit, {0, 47}); }
  std::string Text(Expr e) { return Print(pool, e); }
  ExprPool pool;
};

TEST_F(ExprTest, EqualSumsAreOneNode) {
  const Expr x = Core();
  const Expr y = pool.NewSymbol("i", SymbolRole::kLoop, {0, 9});
  const Expr a = pool.Add(pool.Mul(x, pool.Const(4)), pool.Add(y, pool.Const(2)));
  const Expr b = pool.Sub(pool.Add(pool.Const(3), pool.Add(y, pool.Mul(pool.Const(8), x))),
                          pool.Add(pool.Mul(pool.Const(4), x), pool.Const(1)));
  EXPECT_EQ(a, b);
  EXPECT_EQ(Text(pool.Sub(a, b)), "0");
}

TEST_F(ExprTest, WrapVanishesOnlyWhereItCannotHappen) {
  const Expr x = Core();
  EXPECT_FALSE(pool.WrapUnsigned(pool.Mul(x, pool.Const(1 << 20)), 32)->has_wrap);
  EXPECT_TRUE(pool.WrapUnsigned(pool.Mul(x, pool.Const(1 << 28)), 32)->has_wrap);
  EXPECT_EQ(pool.WrapUnsigned(pool.Const(-1), 32)->value, 4294967295);
  EXPECT_EQ(pool.WrapSigned(pool.Const(4294967295), 32)->value, -1);
  // A machine subtracts 4x by a product with 2^32 - 4.
  const Expr less = pool.Add(pool.Const(1 << 20), pool.Mul(x, pool.Const(4294967292)));
  EXPECT_EQ(pool.WrapUnsigned(less, 32), pool.Sub(pool.Const(1 << 20), pool.Mul(x, pool.Const(4))));
  const Expr inner = pool.WrapUnsigned(pool.Sub(x, pool.Const(1)), 32);
  EXPECT_EQ(pool.WrapUnsigned(pool.Add(inner, pool.Const(1)), 32), x);
  // A compiler masks the terms of a value that is narrowed anyway.
  const Expr n = pool.NewSymbol("n", SymbolRole::kArgument, {0, 1 << 20});
  const Expr blocks = pool.Div(pool.Add(n, pool.Const(15)), pool.Const(16));
  const auto part = [&](int unit, Expr count) { return pool.Sub(pool.Mul(pool.Const(unit), count), n); };
  const Expr few = pool.Rem(blocks, pool.Const(16));
  EXPECT_EQ(pool.WrapUnsigned(part(16, few), 8), pool.WrapUnsigned(part(16, blocks), 8));
  EXPECT_NE(pool.WrapUnsigned(part(8, few), 8), pool.WrapUnsigned(part(8, blocks), 8));
}

TEST_F(ExprTest, DivisionAndRemainderOfMultiples) {
  const Expr x = Core();
  const Expr e = pool.Add(pool.Mul(x, pool.Const(64)), pool.Const(40));
  EXPECT_EQ(Text(pool.Rem(e, pool.Const(32))), "8");
  EXPECT_EQ(Text(pool.Div(e, pool.Const(32))), "2*core + 1");
}

TEST_F(ExprTest, RangesDecideComparisons) {
  const Expr x = Core();
  EXPECT_TRUE(pool.Lt(x, pool.Const(48))->IsConst(1));
  EXPECT_TRUE(pool.Le(pool.Const(48), x)->IsConst(0));
  EXPECT_EQ(pool.Not(pool.Lt(x, pool.Const(5))), pool.Le(pool.Const(5), x));
  EXPECT_TRUE(pool.And(pool.Lt(x, pool.Const(5)), pool.Le(pool.Const(5), x))->IsConst(0));
}

TEST_F(ExprTest, SubstitutionSimplifies) {
  const Expr x = Core();
  const Expr e = pool.Select(pool.Eq(x, pool.Const(47)), pool.Const(232), pool.Const(256));
  EXPECT_EQ(Text(pool.Substitute(e, {{0, pool.Const(47)}})), "232");
  EXPECT_EQ(Text(pool.Substitute(e, {{0, pool.Const(3)}})), "256");
}

// Builds one expression twice: simplified by the pool, and as a plain number.
TEST_F(ExprTest, RandomExpressionsKeepTheirValue) {
  std::mt19937 random(1);
  auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  std::vector<Expr> symbols;
  for (int i = 0; i < 3; ++i) symbols.push_back(pool.NewSymbol("s", SymbolRole::kLoop, {-5, 9}));
  for (int round = 0; round < 1000; ++round) {
    Assignment values;
    std::vector<std::pair<Expr, WideInt>> stack;
    for (SymbolId id = 0; id < 3; ++id) {
      values[id] = pick(15) - 5;
      stack.emplace_back(symbols[id], values[id]);
    }
    for (int c : {0, 1, 8, 16, -3, 200}) stack.emplace_back(pool.Const(c), c);
    for (int step = 0; step < 12; ++step) {
      const auto [a, va] = stack[static_cast<std::size_t>(pick(static_cast<int>(stack.size())))];
      const auto [b, vb] = stack[static_cast<std::size_t>(pick(static_cast<int>(stack.size())))];
      const auto [t, vt] = stack[static_cast<std::size_t>(pick(static_cast<int>(stack.size())))];
      auto wrap = [](WideInt v, bool s) {
        WideInt r = ((v % 16) + 16) % 16;
        return s && r >= 8 ? r - 16 : r;
      };
      switch (pick(11)) {
        case 0:
          stack.emplace_back(pool.Add(a, b), va + vb);
          break;
        case 1:
          stack.emplace_back(pool.Sub(a, b), va - vb);
          break;
        case 2:
          if (va < 100000 && vb < 100000 && va > -100000 && vb > -100000) stack.emplace_back(pool.Mul(a, b), va * vb);
          break;
        case 3:
          stack.emplace_back(pool.Div(a, b), vb == 0 ? 0 : va / vb);
          break;
        case 4:
          stack.emplace_back(pool.Rem(a, b), vb == 0 ? va : va % vb);
          break;
        case 5:
          stack.emplace_back(pool.Min(a, b), std::min(va, vb));
          break;
        case 6:
          stack.emplace_back(pool.Max(a, b), std::max(va, vb));
          break;
        case 7:
          stack.emplace_back(pool.Select(pool.Lt(a, b), t, a), va < vb ? vt : va);
          break;
        case 8:
          stack.emplace_back(pool.WrapUnsigned(a, 4), wrap(va, false));
          break;
        case 9:
          stack.emplace_back(pool.WrapSigned(a, 4), wrap(va, true));
          break;
        default:
          stack.emplace_back(pool.Or(pool.And(pool.Le(a, b), pool.Eq(a, t)), pool.Not(pool.Lt(t, b))),
                             (va <= vb && va == vt) || !(vt < vb));
      }
    }
    for (const auto& [e, v] : stack) {
      const auto got = Evaluate(e, values);
      ASSERT_TRUE(got.has_value());
      ASSERT_EQ(PrintInt(*got), PrintInt(v)) << Text(e);
      ASSERT_LE(e->range.lo, v) << Text(e);
      ASSERT_GE(e->range.hi, v) << Text(e);
    }
  }
}

TEST(Expr, CommonFactorsLeaveAQuotient) {
  ExprPool pool;
  const Expr n = pool.NewSymbol("n", SymbolRole::kArgument, {0, 1 << 20});
  const Expr bytes = pool.Add(pool.Mul(pool.Const(4), n), pool.Const(31));
  const Expr blocks = pool.Div(bytes, pool.Const(32));
  EXPECT_EQ(blocks, pool.Div(pool.Add(n, pool.Const(7)), pool.Const(8)));
  for (WideInt value = 0; value < 70; ++value) {
    EXPECT_TRUE(*Evaluate(blocks, {{static_cast<SymbolId>(n->value), value}}) == (4 * value + 31) / 32);
  }
  const Expr below = pool.Div(pool.Sub(pool.Mul(pool.Const(4), n), pool.Const(31)), pool.Const(32));
  EXPECT_TRUE(*Evaluate(below, {{static_cast<SymbolId>(n->value), 1}}) == 0);
}

TEST(Expr, TapesGrowWiderWhereValuesDo) {
  ExprPool pool;
  const Expr a = pool.NewSymbol("a", SymbolRole::kArgument, {-(WideInt{1} << 62), WideInt{1} << 62});
  const Expr b = pool.NewSymbol("b", SymbolRole::kArgument, {-(WideInt{1} << 62), WideInt{1} << 62});
  std::vector<Expr> roots = {
      pool.Mul(a, b),        pool.Add(a, b),           pool.Div(a, b),           pool.Rem(a, b),
      pool.WrapSigned(a, 8), pool.WrapUnsigned(a, 32), pool.WrapUnsigned(a, 64), pool.WrapSigned(pool.Mul(a, b), 64)};
  ExprTape tape(roots);
  const WideInt large = (WideInt{1} << 58) - 1;
  for (const WideInt x : {WideInt{0}, WideInt{1}, WideInt{-1}, WideInt{200}, WideInt{-200}, large, -large}) {
    for (const WideInt y : {WideInt{0}, WideInt{-1}, WideInt{7}, large}) {
      ASSERT_TRUE(tape.Run({x, y}));
      EXPECT_TRUE(tape.result(0) == x * y);
      EXPECT_TRUE(tape.result(1) == x + y);
      EXPECT_TRUE(tape.result(2) == (y == 0 ? 0 : x / y));
      EXPECT_TRUE(tape.result(3) == (y == 0 ? x : x % y));
      EXPECT_TRUE(tape.result(4) == static_cast<std::int8_t>(x));
      EXPECT_TRUE(tape.result(5) == static_cast<std::uint32_t>(x));
      EXPECT_TRUE(tape.result(6) == static_cast<std::uint64_t>(x));
      EXPECT_TRUE(tape.result(7) == static_cast<std::int64_t>(x * y));
    }
  }
}

}  // namespace
}  // namespace assay
