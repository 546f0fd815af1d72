// Flags, queues and order on hand-made flows.
#include "solver/explore.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

using Kind = CoreOp::Kind;

constexpr Signal kCopyToVector{4, Unit::kCopyIn, Unit::kVector};
constexpr Signal kVectorToCopy{5, Unit::kVector, Unit::kCopyIn};

// N in [1, 1000] rounds of a loop: block 0 before it, 1 its header, 2 its body, 3 after it. Two on-chip buffers, the
// first one of a queue with two.
struct Kernel {
  Kernel() {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    n = pool().NewSymbol("N", SymbolRole::kArgument, {1, 1000});
    events.axes = {{"core", static_cast<SymbolId>(pool().NewSymbol("core", SymbolRole::kUnit, {0, 47})->value)}};
    Buffer queue;
    queue.kind = Buffer::Kind::kQueue;
    queue.count = C(2);
    queue.bytes = C(64);
    Buffer scratch;
    scratch.count = C(1);
    scratch.bytes = C(64);
    events.buffers = {queue, scratch};
    Loop loop;
    round = loop.index = pool().NewSymbol("round", SymbolRole::kLoop, {0, 1000});
    loop.last = n;
    events.loops.push_back(loop);
    events.flow.blocks.resize(4);
    Edge(0, 1);
    Edge(1, 2, pool().Lt(round, n));
    Edge(1, 3, pool().Le(n, round));
    Edge(2, 1);
    Block(1).loops = Block(2).loops = {0};
    Block(1).heads = 0;
    events.flow.values = 2;
    events.flow.buffers = {-1, -1};
  }
  ExprPool& pool() { return *events.pool; }
  Expr C(WideInt v) { return pool().Const(v); }
  CoreBlock& Block(int at) { return events.flow.blocks[static_cast<std::size_t>(at)]; }
  void Edge(int from, int to, Expr when = {}) {
    CoreEdge edge;
    edge.to = to;
    edge.when = when;
    Block(from).edges.push_back(edge);
  }

  Kernel& Flag(int block, Kind kind, Expr id, Signal signal = kCopyToVector) {
    CoreOp op;
    op.kind = kind;
    op.signal = signal;
    op.id = id;
    Block(block).ops.push_back(op);
    return *this;
  }
  Kernel& Set(int block, Expr id, Signal signal = kCopyToVector) { return Flag(block, Kind::kSetFlag, id, signal); }
  Kernel& Wait(int block, Expr id, Signal signal = kCopyToVector) { return Flag(block, Kind::kWaitFlag, id, signal); }
  Kernel& Queue(int block, Kind kind, Signal signal) {
    CoreOp op;
    op.kind = kind;
    op.buffer = 0;
    op.signal = signal;
    const bool takes = kind == Kind::kTake || kind == Kind::kNext;
    (takes ? op.value : op.operand) = 0;
    Block(block).ops.push_back(op);
    return *this;
  }
  // Of 64 bytes of the scratch buffer from `offset` on, or of the queue's buffer in hand.
  Kernel& Access(int block, Unit unit, bool writes, Expr offset, bool queued = false) {
    Event event;
    event.op = unit == Unit::kVector ? "vector operation" : "copy in";
    event.loops = Block(block).loops;
    Operand operand;
    operand.writes = writes;
    operand.buffers = {{queued ? 0 : 1, pool().True()}};
    operand.offset = offset;
    operand.rows = C(1);
    operand.row_bytes = C(64);
    operand.row_stride = C(0);
    event.operands.push_back(operand);
    CoreOp op;
    op.kind = Kind::kAccess;
    op.event = static_cast<int>(events.events.size());
    op.unit = unit;
    op.handles = {queued ? 0 : -1};
    events.events.push_back(event);
    Block(block).ops.push_back(op);
    return *this;
  }

  std::string Troubles(bool asking) {
    Solver solver;
    Entailment entailment(pool(), solver, 200'000);
    const Exploration found = Explore(events, asking ? &entailment : nullptr, 4000, {});
    std::string out = found.complete ? "" : "incomplete; ";
    for (const Trouble& trouble : found.troubles) out += trouble.what + "; ";
    return out;
  }

  DeviceEvents events;
  Expr n, round;
};

TEST(Explore, FlagInEachRound) {
  Kernel k;
  k.Set(2, k.C(0)).Wait(2, k.C(0));
  EXPECT_EQ(k.Troubles(false), "");
}

TEST(Explore, WaitWithoutSet) {
  Kernel k;
  k.Wait(2, k.C(0)).Set(2, k.C(0));
  EXPECT_EQ(k.Troubles(true), "a flag is set before it is waited for; ");
}

TEST(Explore, SetBeforeTheLoopAndWaitedForBehindIt) {
  Kernel k;
  k.Set(0, k.C(0)).Wait(2, k.C(0)).Set(2, k.C(0)).Wait(3, k.C(0));
  EXPECT_EQ(k.Troubles(false), "");
}

TEST(Explore, LeftSetWhereTheRoundsAreOdd) {
  Kernel k;
  k.Set(0, k.C(0)).Wait(3, k.C(0));
  EXPECT_EQ(k.Troubles(false), "");
  k.Set(2, k.C(1));
  EXPECT_EQ(k.Troubles(true), "a flag is waited for before it is set again; no flag is left set when a core ends; ");
}

TEST(Explore, IdsThatAlternate) {
  Kernel k;
  const Expr id = k.pool().Rem(k.round, k.C(2));
  k.Set(0, k.C(0)).Set(0, k.C(1)).Wait(2, id).Set(2, id).Wait(3, k.C(0)).Wait(3, k.C(1));
  EXPECT_EQ(k.Troubles(false), "the id of a flag is not known; ");
  EXPECT_EQ(k.Troubles(true), "");
}

TEST(Explore, OneOfTwoIdsIsWaitedFor) {
  Kernel k;
  const Expr id = k.pool().Rem(k.round, k.C(2));
  k.Set(0, k.C(0)).Set(0, k.C(1)).Wait(2, id).Set(2, id).Wait(3, k.C(0));
  EXPECT_EQ(k.Troubles(true), "no flag is left set when a core ends; ");
}

// Round i waits for what round i - 1 set, except the first, and the last sets nothing.
TEST(Explore, FirstAndLastRoundAreOthers) {
  for (bool right : {true, false}) {
    Kernel k;
    k.events.flow.blocks.resize(6);
    k.Block(2).edges.clear();
    k.Edge(2, 4, k.pool().Lt(k.C(0), k.round));
    k.Edge(2, 5, k.pool().Le(k.round, k.C(0)));
    k.Block(4).loops = k.Block(5).loops = {0};
    k.Edge(4, 5);
    k.Edge(5, 1);
    k.Wait(4, k.C(0));
    if (right) {
      k.events.flow.blocks.resize(7);
      k.Block(6).loops = {0};
      k.Block(5).edges.clear();
      const Expr more = k.pool().Lt(k.pool().Add(k.round, k.C(1)), k.n);
      k.Edge(5, 6, more);
      k.Edge(5, 1, k.pool().Not(more));
      k.Edge(6, 1);
      k.Set(6, k.C(0));
    } else {
      k.Set(5, k.C(0));
    }
    EXPECT_EQ(k.Troubles(true), right ? "" : "no flag is left set when a core ends; ");
  }
}

TEST(Explore, VectorWaitsForTheCopy) {
  Kernel k;
  k.Access(2, Unit::kCopyIn, true, k.C(0));
  k.Set(2, k.C(0)).Wait(2, k.C(0));
  k.Access(2, Unit::kVector, false, k.C(0));
  k.Set(2, k.C(1), kVectorToCopy).Wait(2, k.C(1), kVectorToCopy);
  EXPECT_EQ(k.Troubles(false), "");
}

// What comes first may be last in the list of blocks: one before a loop, the body of a loop and what follows it.
TEST(Explore, VectorWaitsForTheCopyOfABlockThatIsListedLater) {
  for (bool in_loop : {false, true}) {
    Kernel k;
    k.events.flow.blocks.resize(5);
    if (in_loop) {
      k.Block(1).edges.front().to = 4;
      k.Block(4).loops = {0};
    } else {
      k.Block(0).edges.clear();
      k.Edge(0, 4);
    }
    k.Edge(4, 1);
    const Expr start = k.pool().Mul(k.C(64), k.n);
    k.Access(4, Unit::kCopyIn, true, start).Access(3, Unit::kVector, false, start);
    const std::string told = k.Troubles(true);
    EXPECT_NE(told.find("the vector operation waits for the copy in whose bytes it reads; "), told.npos) << in_loop;
  }
}

TEST(Explore, NextRoundOverwritesWhatIsStillRead) {
  Kernel k;
  k.Access(2, Unit::kCopyIn, true, k.C(0));
  k.Set(2, k.C(0)).Wait(2, k.C(0));
  k.Access(2, Unit::kVector, false, k.C(0));
  EXPECT_EQ(k.Troubles(true),
            "the copy in waits for the copy in whose bytes it overwrites; the copy in waits for the vector operation "
            "whose bytes it overwrites; ");
}

TEST(Explore, RoundsThatTakeTurnsInABuffer) {
  for (int apart : {64, 32}) {
    Kernel k;
    const Expr turn = k.pool().Rem(k.round, k.C(2));
    const Expr offset = k.pool().Mul(turn, k.C(apart));
    k.Set(0, k.C(0), kVectorToCopy).Set(0, k.C(1), kVectorToCopy).Wait(2, turn, kVectorToCopy);
    k.Access(2, Unit::kCopyIn, true, offset).Set(2, turn).Wait(2, turn).Access(2, Unit::kVector, false, offset);
    k.Set(2, turn, kVectorToCopy).Wait(3, k.C(0), kVectorToCopy).Wait(3, k.C(1), kVectorToCopy);
    EXPECT_EQ(k.Troubles(true).empty(), apart == 64);
  }
}

TEST(Explore, BuffersOfAQueue) {
  for (bool early : {false, true}) {
    Kernel k;
    k.Queue(2, Kind::kTake, kVectorToCopy).Access(2, Unit::kCopyIn, true, k.C(0), true);
    k.Queue(2, Kind::kCommit, kCopyToVector).Queue(2, Kind::kNext, kCopyToVector);
    if (early) k.Queue(2, Kind::kRelease, kVectorToCopy);
    k.Access(2, Unit::kVector, false, k.C(0), true);
    if (!early) k.Queue(2, Kind::kRelease, kVectorToCopy);
    EXPECT_EQ(k.Troubles(false), early ? "the copy in waits for the vector operation whose bytes it overwrites; " : "");
  }
}

TEST(Explore, VectorOperationsFollowEachOther) {
  Kernel k;
  k.Access(2, Unit::kVector, true, k.C(0)).Access(2, Unit::kVector, false, k.C(0));
  EXPECT_EQ(k.Troubles(false), "");
  k.Access(2, Unit::kCopyIn, true, k.C(64));
  EXPECT_EQ(k.Troubles(false), "the copy in waits for the copy in whose bytes it overwrites; ");
}

}  // namespace
}  // namespace assay
