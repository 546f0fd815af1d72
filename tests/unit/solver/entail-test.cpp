// Consequences of products of unknowns, as tilings make them.
#include "solver/entail.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

class EntailTest : public ::testing::Test {
 protected:
  Expr Symbol(const char* name, WideInt lo, WideInt hi) { return pool_.NewSymbol(name, SymbolRole::kLoop, {lo, hi}); }
  Expr Sum(Expr a, WideInt b) { return pool_.Add(a, pool_.Const(b)); }

  ExprPool pool_;
  Solver solver_;
  Entailment entailment_{pool_, solver_, 200'000};
};

// As many rows as fit, or the remaining ones: the rows of a tile, each padded, stay inside the tile.
TEST_F(EntailTest, ChoicesThatAreMultiplied) {
  const Expr padded = Symbol("padded", 1, 1024), rows = Symbol("rows", 1, 1 << 30), done = Symbol("done", 0, 1 << 30);
  const Expr fit = pool_.Div(pool_.Const(1024), padded);
  const Expr count = pool_.Min(pool_.Sub(rows, done), fit);
  const std::vector<Expr> given = {pool_.Lt(done, rows)};
  EXPECT_TRUE(entailment_.Holds(given, pool_.Le(pool_.Mul(count, padded), pool_.Const(1024))));
  EXPECT_FALSE(entailment_.Holds(given, pool_.Le(pool_.Mul(count, padded), pool_.Const(1023))));
}

// A round before the last: i <= n and i != n.
TEST_F(EntailTest, AtMostAndNotEqualIsLess) {
  const Expr width = Symbol("width", 1, 1024), i = Symbol("i", 0, 4096);
  const Expr n = pool_.Div(pool_.Const(1024), width);
  const std::vector<Expr> at_most = {pool_.Le(i, n)};
  std::vector<Expr> less = at_most;
  less.push_back(pool_.Ne(i, n));
  const Expr next_ends = pool_.Le(pool_.Mul(Sum(i, 1), width), pool_.Const(1024));
  EXPECT_TRUE(entailment_.Holds(less, next_ends));
  EXPECT_FALSE(entailment_.Holds(at_most, next_ends));
}

// Blocks distributed over at most as many cores: each gets at least one, so that a core's number times the excess
// over the first is not negative.
TEST_F(EntailTest, QuotientOfWhatIsAtLeastItsDivisor) {
  const Expr blocks = Symbol("blocks", 1, 1 << 28), core = Symbol("core", 0, 39);
  const Expr cores = pool_.Min(blocks, pool_.Const(40));
  const Expr part = pool_.Div(Sum(pool_.Add(blocks, cores), -1), cores);
  EXPECT_TRUE(entailment_.Holds({}, pool_.Le(pool_.Const(0), pool_.Mul(core, Sum(part, -1)))));
}

}  // namespace
}  // namespace assay
