// Rounds of do-while loops, counted from hand-made loops. The hypotheses are questions to a real solver.
#include "solver/tested-at-end.h"

#include <gtest/gtest.h>

#include "solver/entail.h"

namespace assay {
namespace {

// `at` grows by `step` in every round; there is another one while the next `at` is below `end`.
struct CountedLoop {
  Expr C(WideInt v) { return pool.Const(v); }

  std::optional<CountedRounds> Count(Expr step, Expr end) {
    const Expr index = pool.NewSymbol("round", SymbolRole::kLoop, {0, 1 << 20});
    const Expr at = pool.NewSymbol("at", SymbolRole::kApproximation, {0, 1 << 30});
    TestedAtEnd loop;
    loop.test = pool.Lt(pool.Add(at, step), end);
    loop.index = static_cast<SymbolId>(index->value);
    at_ = static_cast<SymbolId>(at->value);
    loop.carried.push_back({at_, C(0), pool.Add(at, step), {step}});
    loop.most_rounds = 1 << 20;
    Solver solver;
    Entailment entailment(pool, solver, 200'000);
    return CountRounds(pool, loop,
                       [&](const std::vector<Expr>& given, Expr goal) { return entailment.Holds(given, goal); });
  }

  ExprPool pool;
  Expr n = pool.NewSymbol("N", SymbolRole::kArgument, {1, 1000});
  SymbolId at_ = 0;
};

TEST(TestedAtEnd, RoundsAsAnExpression) {
  CountedLoop loop;
  const auto found = loop.Count(loop.C(64), loop.n);
  ASSERT_TRUE(found);
  const auto n = static_cast<SymbolId>(loop.n->value);
  EXPECT_EQ(Evaluate(found->last, {{n, 64}}), 0);
  EXPECT_EQ(Evaluate(found->last, {{n, 65}}), 1);
  EXPECT_EQ(Evaluate(found->last, {{n, 1000}}), 15);
  const auto round = static_cast<SymbolId>(found->index->value);
  EXPECT_EQ(Evaluate(found->values.at(loop.at_), {{n, 1000}, {round, 3}}), 192);
}

// 8 cores that take a tile each: its length does not matter where none takes a second one.
TEST(TestedAtEnd, OneRoundNeedsNoProducts) {
  CountedLoop loop;
  const Expr tile = loop.pool.Min(loop.n, loop.C(512));
  const auto found = loop.Count(loop.pool.Mul(loop.C(8), tile), loop.n);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->last->IsConst(0));
  EXPECT_TRUE(found->values.at(loop.at_)->IsConst(0));
}

TEST(TestedAtEnd, ATestThatNeverPasses) {
  CountedLoop loop;
  const auto found = loop.Count(loop.pool.Mul(loop.C(8), loop.n), loop.n);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->last->IsConst(0));
}

}  // namespace
}  // namespace assay
