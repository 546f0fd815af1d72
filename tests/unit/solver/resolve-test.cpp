// Closed forms of carried values and what is left of them after a loop, from hand-made events.
#include "solver/resolve.h"

#include <gtest/gtest.h>

#include "solver/entail.h"

namespace assay {
namespace {

// `while (passes) {...}` over n elements in tiles of 64; `after` is a value after the loop, an offset of an event.
struct Tiles {
  Tiles() {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    n = pool().NewSymbol("N", SymbolRole::kArgument, {0, 100'000});
    index = pool().NewSymbol("loop", SymbolRole::kLoop, {0, 1 << 30});
    Loop loop;
    loop.index = index;
    loop.exact = loop.counted = false;
    events.loops.push_back(loop);
  }
  ExprPool& pool() { return *events.pool; }
  Expr C(WideInt v) { return pool().Const(v); }

  Expr Carried(Expr start) {
    const Expr value = Unknown();
    events.recurrences.push_back({static_cast<SymbolId>(value->value), 0, start, {}});
    return value;
  }
  Expr Unknown() { return pool().NewSymbol("unknown", SymbolRole::kApproximation, {0, 1 << 20}); }
  void Next(std::size_t recurrence, Expr next) { events.recurrences[recurrence].next = next; }
  void Passes(Expr test) { events.loops[0].continues = test; }
  // An event in the loop, or after it.
  void At(Expr offset, bool inside) {
    Event event;
    if (inside) {
      event.loops = {0};
      event.guards = {events.loops[0].continues};
    }
    Operand operand;
    for (Expr* e : {&operand.rows, &operand.row_bytes, &operand.row_stride}) *e = C(1);
    operand.offset = offset;
    event.operands.push_back(operand);
    events.events.push_back(event);
  }
  Expr AfterLoop(Expr value) {
    const Expr symbol = Unknown();
    events.exit_values.push_back({static_cast<SymbolId>(symbol->value), 0, value});
    return symbol;
  }

  void Run(bool tight) {
    Entailment entailment(pool(), solver, 200'000);
    resolved = Resolve(
        events, [&](std::vector<Expr> given, Expr goal) { return entailment.Holds(given, goal); }, 1 << 20, tight);
  }
  std::optional<WideInt> Offset(std::size_t event, WideInt size, WideInt round = 0) const {
    const Expr offset = resolved.events[event].operands[0].offset;
    if (offset->has_approximation) return std::nullopt;
    return Evaluate(offset, {{static_cast<SymbolId>(n->value), size},
                             {static_cast<SymbolId>(resolved.loops[0].index->value), round}});
  }
  // How many rounds pass the test.
  WideInt Rounds(WideInt size) const {
    const auto round = static_cast<SymbolId>(resolved.loops[0].index->value);
    WideInt rounds = 0;
    while (Evaluate(resolved.loops[0].continues, {{static_cast<SymbolId>(n->value), size}, {round, rounds}}) == 1)
      ++rounds;
    return rounds;
  }

  DeviceEvents events, resolved;
  Expr n, index;
  Solver solver;
};

// `at += min(64, n - at)` while at < n.
struct ToTheEnd : Tiles {
  ToTheEnd() {
    at = Carried(C(0));
    Next(0, pool().Add(at, pool().Min(C(64), pool().Sub(n, at))));
    Passes(pool().Lt(at, n));
    At(at, true);
    At(AfterLoop(at), false);
  }
  Expr at;
};

TEST(Resolve, TheLastTileEndsWithTheElements) {
  for (bool tight : {false, true}) {
    ToTheEnd k;
    k.Run(tight);
    EXPECT_TRUE(k.resolved.loops[0].counted);
    EXPECT_EQ(k.Offset(0, 1000, 3), 192);
    EXPECT_EQ(k.Offset(1, 1000), 1000);
    EXPECT_EQ(k.Offset(1, 128), 128);
    EXPECT_EQ(k.Offset(1, 0), 0);
    EXPECT_EQ(k.Rounds(0), 0);
    EXPECT_EQ(k.Rounds(1000), 16);
  }
}

// `left -= min(left, 64)` while left != 0: the closed form of the rounds, n - 64 k, passes the test after the last one.
TEST(Resolve, UntilNothingIsLeft) {
  Tiles k;
  const Expr left = k.Carried(k.n), at = k.Carried(k.C(0));
  const Expr count = k.pool().Min(left, k.C(64));
  k.Next(0, k.pool().Sub(left, count));
  k.Next(1, k.pool().Add(at, count));
  k.Passes(k.pool().Ne(left, k.C(0)));
  k.At(at, true);
  k.At(k.AfterLoop(left), false);
  k.At(k.AfterLoop(at), false);
  k.Run(false);
  EXPECT_EQ(k.Offset(0, 1000, 3), 192);
  EXPECT_EQ(k.Offset(1, 1000), 0);
  EXPECT_EQ(k.Offset(2, 1000), 1000);
  EXPECT_EQ(k.Rounds(1000), 16);
  EXPECT_EQ(k.Rounds(1024), 16);
  EXPECT_EQ(k.Rounds(0), 0);
}

// `last = 5 * round + 1`, read in the next round.
TEST(Resolve, WhatTheRoundBeforeComputed) {
  ToTheEnd k;
  const Expr last = k.Carried(k.C(77));
  k.Next(1, k.pool().Add(k.pool().Mul(k.C(5), k.index), k.C(1)));
  k.At(last, true);
  k.At(k.AfterLoop(last), false);
  k.Run(false);
  EXPECT_EQ(k.Offset(2, 1000, 0), 77);
  EXPECT_EQ(k.Offset(2, 1000, 3), 11);
  EXPECT_EQ(k.Offset(3, 1000), 76);
  EXPECT_EQ(k.Offset(3, 0), 77);
}

TEST(Resolve, AnUnknownValueMayDifferInEveryRound) {
  for (bool own : {false, true}) {
    ToTheEnd k;
    const Expr sum = k.Carried(k.C(0));
    k.Next(1, own ? k.pool().Add(sum, k.Unknown()) : k.Unknown());
    k.At(sum, true);
    k.Run(false);
    EXPECT_EQ(k.Offset(0, 1000, 3), 192);
    EXPECT_EQ(k.Offset(2, 1000, 3), std::nullopt);
  }
}

// k * k < n has no count of a form that is tried: there is a bound, which says nothing of what is after the loop.
TEST(Resolve, ABoundIsNoCount) {
  Tiles k;
  k.Passes(k.pool().Lt(k.pool().Mul(k.index, k.index), k.n));
  k.At(k.index, true);
  k.At(k.AfterLoop(k.index), false);
  k.Run(false);
  ASSERT_TRUE(k.resolved.loops[0].last);
  EXPECT_FALSE(k.resolved.loops[0].counted);
  EXPECT_EQ(k.Offset(1, 1000), std::nullopt);
}

}  // namespace
}  // namespace assay
