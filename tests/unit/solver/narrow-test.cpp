// Conditions of a path that bound a dimension.
#include "solver/narrow.h"

#include <gtest/gtest.h>

#include <memory>

namespace assay {
namespace {

struct Launch {
  Launch() : pool(std::make_shared<ExprPool>()) {
    n = pool->NewSymbol("N", SymbolRole::kArgument, {1, 1 << 30});
    symbolic = std::make_shared<SymbolicLaunch>();
    symbolic->pool = pool;
  }
  Expr Masked() { return pool->Rem(pool->Add(n, pool->Const(7)), pool->Const(32768)); }
  LaunchValues Narrowed() {
    LaunchValues launch;
    launch.symbolic = symbolic;
    NarrowDomain(launch);
    return launch;
  }

  std::shared_ptr<ExprPool> pool;
  Expr n;
  std::shared_ptr<SymbolicLaunch> symbolic;
};

TEST(Narrow, BoundsMakeFieldsSimpler) {
  Launch made;
  made.symbolic->hypotheses = {made.pool->Le(made.n, made.pool->Const(8192))};
  made.symbolic->fields.push_back({0, 4, made.Masked(), ""});
  const LaunchValues launch = made.Narrowed();
  EXPECT_EQ(Print(*made.pool, launch.symbolic->fields.front().value), "N + 7");
  EXPECT_EQ(launch.symbolic->fields.front().value->range.hi, 8199);
}

TEST(Narrow, LargerBoundsChangeNothing) {
  Launch made;
  made.symbolic->hypotheses = {made.pool->Le(made.n, made.pool->Const(65536))};
  made.symbolic->fields.push_back({0, 4, made.Masked(), ""});
  EXPECT_EQ(Print(*made.pool, made.Narrowed().symbolic->fields.front().value), "(N + 7) % 32768");
}

TEST(Narrow, OfTwoDimensionsOnlyTheBoundedOne) {
  Launch made;
  const Expr m = made.pool->NewSymbol("M", SymbolRole::kArgument, {1, 1 << 30});
  made.symbolic->hypotheses = {
      made.pool->Or(made.pool->Le(m, made.pool->Const(8)), made.pool->Le(made.n, made.pool->Const(8)))};
  made.symbolic->fields.push_back({0, 4, made.Masked(), ""});
  EXPECT_EQ(Print(*made.pool, made.Narrowed().symbolic->fields.front().value), "(N + 7) % 32768");
}

TEST(Narrow, WhatIsKnownOfAProductStaysKnown) {
  Launch made;
  const Expr m = made.pool->NewSymbol("M", SymbolRole::kArgument, {1, 1 << 30});
  const Expr size = made.pool->Mul(made.n, m);
  made.pool->Narrow(size, {1, 1 << 30});
  made.symbolic->hypotheses = {made.pool->Le(made.n, made.pool->Const(8192))};
  made.symbolic->arg_bytes = {size};
  const LaunchValues launch = made.Narrowed();
  EXPECT_NE(launch.symbolic->arg_bytes.front(), size);
  EXPECT_EQ(launch.symbolic->arg_bytes.front()->range.hi, 1 << 30);
}

}  // namespace
}  // namespace assay
