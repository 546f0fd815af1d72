// Paths through host code that distributes work core by core.
#include "dialects/ascendc/prove/path-cases.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

constexpr WideInt kCores = 8;

// The result of a loop over cores that gives each core `units / cores` units of 16, and the first ones one more.
struct Dealt {
  Dealt() {
    domain.pool = std::make_shared<ExprPool>();
    n = pool().NewSymbol("N", SymbolRole::kArgument, {1, 2147483647});
    domain.symbols = {n};
    domain.inputs = {{n}};
  }
  ExprPool& pool() { return *domain.pool; }
  Expr C(WideInt v) { return pool().Const(v); }

  ShapePath At(std::int64_t length) {
    ShapePath path;
    path.example = {length};
    const Expr units = pool().Div(pool().Add(n, C(15)), C(16));
    const Expr cores = pool().Min(units, C(kCores));
    const Expr each = pool().Div(units, cores);
    const Expr extra = pool().Rem(units, cores);
    const WideInt used = std::min<WideInt>((length + 15) / 16, kCores);
    Expr begin = C(0);
    for (WideInt core = 0; core < used; ++core) {
      const Expr one_more = pool().Select(pool().Eq(extra, C(0)), C(0), pool().Lt(C(core), extra));
      const Expr bytes = pool().Mul(C(16), each);
      const Expr mine = pool().Select(one_more, pool().Add(bytes, C(16)), bytes);
      path.host.fields.push_back({8 * static_cast<std::int64_t>(core), 8, begin, ""});
      for (Expr test : {pool().Le(mine, pool().Sub(n, begin)), pool().Lt(pool().Add(begin, mine), n)}) {
        const bool holds = Evaluate(test, {{0, length}}).value() != 0;
        path.conditions.push_back(holds ? test : pool().Not(test));
        path.host.conditions.push_back({path.conditions.back(), {}, false});
      }
      begin = pool().Add(begin, mine);
    }
    path.host.block_dim = cores;
    return path;
  }

  ShapeDomain domain;
  Expr n;
};

TEST(PathCases, TermsOfCoresBecomeOne) {
  Dealt dealt;
  PathCases cases(dealt.pool(), dealt.domain);
  const ShapePath before = dealt.At(1000);
  ShapePath path = before;
  cases.Settle(path);
  ASSERT_TRUE(cases.active());
  EXPECT_EQ(Print(dealt.pool(), path.conditions.front()), "8 <= (N + 15) / 16");
  EXPECT_TRUE(path.host.block_dim->IsConst(kCores));
  EXPECT_EQ(Print(dealt.pool(), path.host.fields[5].value).find('?'), std::string::npos);
  ASSERT_EQ(path.host.fields.size(), before.host.fields.size());
  for (std::int64_t length : {113, 128, 129, 1000, 1001, 123457}) {
    for (std::size_t i = 0; i < path.host.fields.size(); ++i) {
      EXPECT_EQ(Evaluate(path.host.fields[i].value, {{0, length}}),
                Evaluate(before.host.fields[i].value, {{0, length}}))
          << i << " at " << length;
    }
    for (std::size_t i = 0; i < before.conditions.size(); ++i) {
      EXPECT_EQ(Evaluate(path.conditions[i + 1], {{0, length}}), Evaluate(before.conditions[i], {{0, length}}))
          << i << " at " << length;
    }
  }
}

TEST(PathCases, FewerCoresLeaveFewLengths) {
  Dealt dealt;
  PathCases cases(dealt.pool(), dealt.domain);
  ShapePath all = dealt.At(1000);
  cases.Settle(all);
  ShapePath path = dealt.At(40);
  cases.Settle(path);
  EXPECT_EQ(Print(dealt.pool(), path.conditions.front()), "(N + 15) / 16 < 8");
  cases.Narrow(path, {});
  ASSERT_EQ(path.narrowed.size(), 1u);
  const Expr narrow = path.narrowed.begin()->second;
  EXPECT_EQ(PrintInt(narrow->range.lo), "33");
  EXPECT_EQ(PrintInt(narrow->range.hi), "47");
  EXPECT_TRUE(path.host.block_dim->IsConst(3));
  EXPECT_TRUE(path.conditions.empty());
  EXPECT_TRUE(path.host.fields[2].value->IsConst(32));
}

TEST(PathCases, ImpliedByEndsOfADimension) {
  Dealt dealt;
  PathCases cases(dealt.pool(), dealt.domain);
  ShapePath all = dealt.At(1000);
  cases.Settle(all);
  PathCases::Ends ends;
  cases.Add(ends, dealt.pool().Lt(dealt.C(99), dealt.n));
  EXPECT_TRUE(cases.Implies(ends, dealt.pool().Le(dealt.C(6), dealt.pool().Div(dealt.n, dealt.C(16)))));
  EXPECT_FALSE(cases.Implies(ends, dealt.pool().Le(dealt.C(7), dealt.pool().Div(dealt.n, dealt.C(16)))));
}

}  // namespace
}  // namespace assay
