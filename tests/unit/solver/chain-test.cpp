// Adjacent writes, from hand-made events.
#include "solver/chain.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

using Aim = SpanAlgebra::Aim;

// C cores write 128 bytes each.
struct Cores {
  Cores() {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    cores = pool().NewSymbol("C", SymbolRole::kArgument, {1, 40});
    core = pool().NewSymbol("core", SymbolRole::kUnit, {0, 47});
    events.axes = {{"core", static_cast<SymbolId>(core->value)}};
    events.hypotheses.push_back(pool().Lt(core, cores));
    Buffer y;
    y.kind = Buffer::Kind::kArgument;
    y.space = MemorySpace::kGlobal;
    y.argument = 0;
    y.bytes = size = pool().Mul(cores, pool().Const(128));
    events.buffers.push_back(y);
  }
  ExprPool& pool() { return *events.pool; }
  Expr C(WideInt v) { return pool().Const(v); }

  Expr Unknown() {
    const Expr u = pool().NewSymbol("unknown", SymbolRole::kApproximation, {0, 1 << 20});
    events.approximations.push_back({"a value read from memory", -1, true, static_cast<SymbolId>(u->value), false});
    return u;
  }

  void Write(Expr offset, Expr bytes, std::vector<Expr> guards = {}) {
    Event event;
    event.op = "copy out";
    event.guards = std::move(guards);
    Operand y;
    y.writes = true;
    y.space = MemorySpace::kGlobal;
    y.buffers = {{0, pool().True()}};
    y.offset = offset;
    y.rows = C(1);
    y.row_bytes = bytes;
    y.row_stride = C(0);
    event.operands.push_back(y);
    events.events.push_back(event);
  }

  std::string Prove(Aim aim) {
    Entailment entailment(pool(), solver, 200'000);
    const ChainProof proof = ProveChain(events, 0, size, {}, entailment, aim, true);
    return proof.proved ? "proved" : proof.why;
  }

  DeviceEvents events;
  Expr cores, core, size;
  Solver solver;
};

TEST(Chain, OneCopyACore) {
  Cores k;
  k.Write(k.pool().Mul(k.core, k.C(128)), k.C(128));
  EXPECT_EQ(k.Prove(Aim::kBoth), "proved");
}

TEST(Chain, TwoCopiesUnderTwoGuards) {
  Cores k;
  const Expr first = k.pool().Lt(k.core, k.C(7));
  const Expr at = k.pool().Mul(k.core, k.C(128));
  k.Write(at, k.C(128), {first});
  k.Write(at, k.C(128), {k.pool().Not(first)});
  EXPECT_EQ(k.Prove(Aim::kBoth), "proved");
}

TEST(Chain, GapsAreApartAndNoCover) {
  Cores k;
  k.Write(k.pool().Mul(k.core, k.C(128)), k.C(120));
  EXPECT_EQ(k.Prove(Aim::kApart), "proved");
  EXPECT_EQ(k.Prove(Aim::kCover), "one round is not shown to begin where the one before it ends");
}

TEST(Chain, OverlapsCoverAndAreNotApart) {
  Cores k;
  k.Write(k.pool().Mul(k.core, k.C(128)), k.C(136));
  EXPECT_EQ(k.Prove(Aim::kCover), "proved");
  EXPECT_EQ(k.Prove(Aim::kApart), "one round is not shown to begin where the one before it ends");
}

// Core 0 writes last.
TEST(Chain, CoresFromTheLastToTheFirst) {
  const auto prove = [](WideInt before_end, WideInt bytes, Aim aim) {
    Cores k;
    k.Write(k.pool().Mul(k.pool().Sub(k.pool().Sub(k.cores, k.C(before_end)), k.core), k.C(128)), k.C(bytes));
    return k.Prove(aim);
  };
  EXPECT_EQ(prove(1, 128, Aim::kBoth), "proved");
  EXPECT_EQ(prove(1, 120, Aim::kApart), "proved");
  EXPECT_NE(prove(1, 120, Aim::kCover), "proved");
  EXPECT_EQ(prove(1, 136, Aim::kCover), "proved");
  EXPECT_NE(prove(1, 136, Aim::kApart), "proved");
  EXPECT_NE(prove(0, 128, Aim::kCover), "proved");
}

TEST(Chain, UnknownValueThatNobodyTakes) {
  Cores k;
  const Expr u = k.Unknown();
  k.Write(k.pool().Select(k.pool().Lt(k.core, k.C(40)), k.pool().Mul(k.core, k.C(128)), u), k.C(128));
  EXPECT_EQ(k.Prove(Aim::kBoth), "proved");
}

// C blocks of four threads.
TEST(Chain, ThreadsOfBlocksFollowEachOther) {
  const auto prove = [](WideInt of_thread, WideInt bytes, Aim aim) {
    Cores k;
    const Expr thread = k.pool().NewSymbol("thread", SymbolRole::kUnit, {0, 3});
    k.events.axes.push_back({"thread", static_cast<SymbolId>(thread->value)});
    k.Write(k.pool().Add(k.pool().Mul(k.core, k.C(128)), k.pool().Mul(thread, k.C(of_thread))), k.C(bytes));
    return k.Prove(aim);
  };
  EXPECT_EQ(prove(32, 32, Aim::kBoth), "proved");
  EXPECT_EQ(prove(32, 24, Aim::kApart), "proved");
  EXPECT_EQ(prove(32, 24, Aim::kCover), "one round is not shown to begin where the one before it ends");
  // The last thread of a block reaches into the next one.
  EXPECT_EQ(prove(40, 40, Aim::kCover), "proved");
  EXPECT_EQ(prove(40, 40, Aim::kApart), "one round is not shown to begin where the one before it ends");
}

// The same unknown value in two rounds is two values.
TEST(Chain, UnknownValueThatDecides) {
  Cores k;
  const Expr u = k.Unknown();
  k.Write(k.pool().Add(k.pool().Mul(k.core, k.C(128)), u), k.C(128));
  EXPECT_EQ(k.Prove(Aim::kBoth), "a value read from memory");
  EXPECT_EQ(k.Prove(Aim::kApart), "a value read from memory");
}

// Cores 2, 3 and 4 write; the ones before and after them do other work.
struct MiddleCores : Cores {
  explicit MiddleCores(WideInt last) {
    events.hypotheses = {};
    events.buffers.front().bytes = size = C(3 * 128);
    Write(pool().Mul(pool().Sub(core, C(2)), C(128)), C(128), {pool().Le(C(2), core), pool().Le(core, C(last))});
  }
};

TEST(Chain, CoresInTheMiddle) { EXPECT_EQ(MiddleCores(4).Prove(Aim::kBoth), "proved"); }

TEST(Chain, CoresInTheMiddleThatAreTooFewOrTooMany) {
  EXPECT_NE(MiddleCores(3).Prove(Aim::kCover), "proved");
  EXPECT_NE(MiddleCores(5).Prove(Aim::kBoth), "proved");
}

TEST(Chain, AtomicCopiesAreSetApart) {
  Cores k;
  k.Write(k.C(0), k.size);
  k.events.events.back().atomic = Event::Atomic::kYes;
  EXPECT_EQ(k.Prove(Aim::kBoth), "all copies to it add atomically");
}

// Parts of `part` bytes, the last core takes `part + rest`: with `part` 0, all cores but the last write nothing.
struct EvenParts : Cores {
  EvenParts() {
    part = pool().NewSymbol("part", SymbolRole::kArgument, {0, 1 << 20});
    rest = pool().NewSymbol("rest", SymbolRole::kArgument, {0, 39});
    events.hypotheses = {pool().Lt(core, C(40))};
    events.buffers.front().bytes = size = pool().Add(pool().Mul(C(40), part), rest);
    const Expr last = pool().Eq(core, C(39));
    length = pool().Add(part, pool().Select(last, rest, C(0)));
  }
  Expr part, rest, length;
};

TEST(Chain, CoresThatWriteNothingStandBetweenOthers) {
  EvenParts parts;
  parts.Write(parts.pool().Mul(parts.core, parts.part), parts.length, {parts.pool().Lt(parts.C(0), parts.length)});
  EXPECT_EQ(parts.Prove(Aim::kBoth), "proved");
}

TEST(Chain, CoresThatWriteNothingStandWhereTheyWouldWrite) {
  EvenParts parts;
  const Expr wider = parts.pool().Add(parts.part, parts.C(1));
  parts.Write(parts.pool().Mul(parts.core, wider), parts.length, {parts.pool().Lt(parts.C(0), parts.length)});
  EXPECT_NE(parts.Prove(Aim::kBoth), "proved");
}

// Core 0 has `blocks` blocks of 16 bytes and core 1 one more. Each has a round for all of them but `fewer`, and its
// last round writes the rest, too: with one block in all there is no round.
std::string RestInTheLastRound(WideInt fewer) {
  Cores k;
  ExprPool& pool = k.pool();
  const Expr blocks = pool.NewSymbol("blocks", SymbolRole::kArgument, {1, 1 << 20});
  const Expr index = pool.NewSymbol("round", SymbolRole::kLoop, {0, 1 << 20});
  const Expr own = pool.Add(blocks, k.core);
  const Expr rounds = pool.Sub(own, k.C(fewer));
  k.events.hypotheses = {pool.Lt(k.core, k.C(2))};
  k.events.buffers.front().bytes = k.size = pool.Mul(k.C(16), pool.Add(pool.Mul(k.C(2), blocks), k.C(1)));
  Loop loop;
  loop.index = index;
  loop.last = rounds;
  k.events.loops.push_back(loop);
  const Expr at = pool.Mul(index, k.C(16));
  const Expr last = pool.Eq(index, pool.Sub(rounds, k.C(1)));
  k.Write(pool.Add(pool.Mul(pool.Mul(k.core, blocks), k.C(16)), at),
          pool.Select(last, pool.Sub(pool.Mul(own, k.C(16)), at), k.C(16)), {pool.Not(pool.Eq(index, rounds))});
  k.events.events.back().loops = {0};
  return k.Prove(Aim::kCover);
}

TEST(Chain, CoresWithoutARoundWriteNothing) {
  EXPECT_EQ(RestInTheLastRound(0), "proved");
  EXPECT_NE(RestInTheLastRound(1), "proved");
}

}  // namespace
}  // namespace assay
