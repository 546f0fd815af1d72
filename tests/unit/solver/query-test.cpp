// Questions to Z3: the usual big-core and small-core split for all lengths at once, wraps, budgets, small models.
#include "solver/query.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

class QueryTest : public testing::Test {
 protected:
  Expr Symbol(const char* name, WideInt lo, WideInt hi) {
    return pool.NewSymbol(name, SymbolRole::kArgument, {lo, hi});
  }
  Expr C(WideInt v) { return pool.Const(v); }
  ExprPool pool;
  Solver solver;
};

TEST_F(QueryTest, SplitWithRemainderCoversTheTensorForAllLengths) {
  const Expr n = Symbol("N", 1, 2147483647);
  const Expr cores = Symbol("C", 1, 48);
  const Expr b = Symbol("b", 0, 47);
  const Expr small = pool.Div(n, cores);
  const Expr tail = pool.Rem(n, cores);
  const Expr big = pool.Add(small, C(1));
  auto offset = [&](Expr core) {
    const Expr over = pool.Mul(pool.Sub(big, small), pool.Sub(core, tail));
    return pool.Sub(pool.Mul(big, core), pool.Select(pool.Lt(core, tail), C(0), over));
  };
  const Expr mine = pool.Select(pool.Lt(b, tail), big, small);
  const Expr inside = pool.Le(pool.Add(offset(b), mine), n);
  EXPECT_EQ(solver.Check({"inside", {pool.Lt(b, cores), pool.Not(inside)}, {}, 50'000'000, 50'000'000}).kind,
            AnswerKind::kUnsat);

  const Expr lost = pool.Lt(pool.Mul(pool.Add(b, C(1)), small), n);
  const Answer answer = solver.Check({"lost", {pool.Eq(b, pool.Sub(cores, C(1))), lost, pool.Eq(cores, C(48))}, {}});
  ASSERT_EQ(answer.kind, AnswerKind::kSat);
  EXPECT_NE(answer.model.values.at(0) % 48, 0);
}

TEST_F(QueryTest, WrapsAreSeen) {
  const Expr core = Symbol("core", 0, 4095);
  const Expr bytes = pool.WrapUnsigned(pool.Mul(core, C(2'000'000)), 32);
  const Expr wrapped = pool.Lt(bytes, pool.Mul(core, C(2'000'000)));
  const Answer answer = solver.CheckSmallest({"wrap", {wrapped}, {}}, {0});
  ASSERT_EQ(answer.kind, AnswerKind::kSat);
  EXPECT_EQ(answer.model.values.at(0), 2148);
  EXPECT_EQ(solver.Check({"no wrap", {wrapped, pool.Lt(core, C(2148))}, {}}).kind, AnswerKind::kUnsat);
  EXPECT_GT(solver.asked(), 0u);
}

TEST_F(QueryTest, FewValuesAreTriedOneByOne) {
  const Expr core = Symbol("core", 0, 47);
  const Expr i = Symbol("i", 0, 9);
  const Expr hit = pool.Eq(pool.Add(pool.Mul(core, C(10)), i), C(137));
  const Answer answer = solver.Check({"hit", {hit}, {}});
  ASSERT_EQ(answer.kind, AnswerKind::kSat);
  EXPECT_EQ(answer.model.values.at(0), 13);
  EXPECT_EQ(answer.model.values.at(1), 7);
  EXPECT_EQ(solver.Check({"bounded", {hit}, {{0, 12}}}).kind, AnswerKind::kUnsat);
  EXPECT_EQ(solver.Check({"constant", {pool.True()}, {}}).kind, AnswerKind::kSat);
  EXPECT_EQ(solver.asked(), 0u);
}

TEST_F(QueryTest, DivisionRoundsTowardsZeroForEverySign) {
  const Expr a = Symbol("a", -40, 40);
  const Expr b = Symbol("b", -7, 7);
  const Expr back = pool.Add(pool.Mul(pool.Div(a, b), b), pool.Rem(a, b));
  EXPECT_EQ(solver.Check({"identity", {pool.Ne(back, a)}, {}, 100'000'000}).kind, AnswerKind::kUnsat);
  const Expr wrong_sign = pool.And(pool.Lt(a, C(0)), pool.Lt(C(0), pool.Rem(a, b)));
  EXPECT_EQ(solver.Check({"sign", {wrong_sign}, {}, 100'000'000}).kind, AnswerKind::kUnsat);
}

TEST_F(QueryTest, SmallestModel) {
  const Expr core = Symbol("core", 0, 47);
  const Expr i = Symbol("i", 0, 1000);
  const Expr beyond = pool.Lt(C(4096), pool.Add(pool.Mul(core, C(512)), pool.Mul(i, C(64))));
  const Answer answer = solver.CheckSmallest({"small", {beyond, pool.Le(i, C(7))}, {}}, {0, 1});
  ASSERT_EQ(answer.kind, AnswerKind::kSat);
  EXPECT_EQ(answer.model.values.at(0), 8);
  EXPECT_EQ(answer.model.values.at(1), 1);
}

TEST_F(QueryTest, SpentBudgetIsUnknownWithAReason) {
  const Expr x = Symbol("x", 2, 1'000'000'000'000);
  const Expr y = Symbol("y", 2, 1'000'000'000'000);
  const Query query{
      "factor", {pool.Eq(pool.Mul(x, y), C(static_cast<WideInt>(1'000'000'007) * 998'244'353))}, {}, 3000};
  const Answer answer = solver.Check(query);
  EXPECT_EQ(answer.kind, AnswerKind::kUnknown);
  EXPECT_FALSE(answer.reason.empty());
}

}  // namespace
}  // namespace assay
