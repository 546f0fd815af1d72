// Queues and barriers of kernels made by hand, for all lengths.
#include "solver/protocol.h"

#include <gtest/gtest.h>

#include "solver/prove.h"

namespace assay {
namespace {

using Kind = Step::Kind;
using Status = ProofResult::Status;

// N in [1, 1000]; one queue of `count` buffers; a loop of N rounds that may be used.
struct Kernel {
  explicit Kernel(WideInt count) {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    n = pool().NewSymbol("N", SymbolRole::kArgument, {1, 1000});
    core = pool().NewSymbol("core", SymbolRole::kCore, {0, 47});
    events.core = static_cast<SymbolId>(core->value);
    Buffer queue;
    queue.kind = Buffer::Kind::kQueue;
    queue.count = C(count);
    queue.bytes = C(32);
    events.buffers.push_back(queue);
    Loop loop;
    loop.index = pool().NewSymbol("round", SymbolRole::kLoop, {0, 999});
    loop.last = pool().Sub(n, C(1));
    events.loops.push_back(loop);
    launch.args.push_back({"x", LaunchArgument::Role::kInput, 1000});
    launch.block_dim = 48;
    launch.cores = 48;
    auto symbolic = std::make_shared<SymbolicLaunch>();
    symbolic->pool = events.pool;
    symbolic->arg_bytes.push_back(n);
    launch.symbolic = symbolic;
  }
  ExprPool& pool() { return *events.pool; }
  Expr C(WideInt v) { return pool().Const(v); }

  Kernel& Add(Kind kind, std::vector<int> loops = {}, std::vector<Expr> guards = {}) {
    Step step;
    step.kind = kind;
    if (kind != Kind::kBarrier) step.queues = {{0, pool().True()}};
    step.loops = std::move(loops);
    step.guards = std::move(guards);
    events.steps.push_back(step);
    return *this;
  }

  std::string Prove() {
    std::string out;
    for (const ProofResult& r : assay::Prove(events, launch).results) {
      if (r.kind != ObligationKind::kQueue && r.kind != ObligationKind::kBarrier) continue;
      out += r.status == Status::kProved ? "proved" : r.status == Status::kRefuted ? "refuted" : r.why_undecided;
      if (r.status == Status::kRefuted) out += " N=" + std::to_string(r.model.at("N"));
      out += "; ";
    }
    return out;
  }

  DeviceEvents events;
  LaunchValues launch;
  Expr n, core;
};

TEST(Queue, TurnsInALoopAreProved) {
  Kernel k(1);
  k.Add(Kind::kAcquire, {0}).Add(Kind::kCommit, {0}).Add(Kind::kWait, {0}).Add(Kind::kRelease, {0});
  EXPECT_EQ(k.Prove(), "proved; ");
}

TEST(Queue, BufferHeldRoundALoopLeavesOneFewer) {
  Kernel k(1);
  k.Add(Kind::kAcquire).Add(Kind::kAcquire, {0}).Add(Kind::kRelease, {0}).Add(Kind::kRelease);
  EXPECT_EQ(k.Prove(), "refuted N=1; ");
  Kernel two(2);
  two.Add(Kind::kAcquire).Add(Kind::kAcquire, {0}).Add(Kind::kRelease, {0}).Add(Kind::kRelease);
  EXPECT_EQ(two.Prove(), "proved; ");
}

TEST(Queue, BufferNeverGivenBackInALoopIsNotProved) {
  Kernel k(2);
  k.Add(Kind::kAcquire, {0}).Add(Kind::kCommit, {0}).Add(Kind::kWait, {0});
  EXPECT_EQ(k.Prove(), "what is in the queue changes from round to round of a loop; ");
}

// A tile ahead: each round but the last puts one in for the next.
TEST(Queue, OneRoundAheadIsProved) {
  const auto ahead = [](WideInt count, WideInt rounds) {
    Kernel k(count);
    const Expr another = k.pool().Lt(k.events.loops[0].index, k.pool().Sub(k.n, k.C(rounds)));
    k.Add(Kind::kAcquire).Add(Kind::kCommit);
    k.Add(Kind::kAcquire, {0}, {another}).Add(Kind::kCommit, {0}, {another});
    k.Add(Kind::kWait, {0}).Add(Kind::kRelease, {0});
    return k.Prove();
  };
  EXPECT_EQ(ahead(2, 1), "proved; ");
  // One buffer is not enough, and a round that puts nothing in leaves the next with nothing.
  EXPECT_EQ(ahead(1, 1), "refuted N=2; ");
  EXPECT_NE(ahead(2, 2), "proved; ");
}

TEST(Queue, BranchesThatExcludeEachOther) {
  Kernel k(1);
  const Expr large = k.pool().Lt(k.C(500), k.n);
  const Expr small = k.pool().Le(k.n, k.C(500));
  k.Add(Kind::kAcquire, {}, {large}).Add(Kind::kRelease, {}, {large});
  k.Add(Kind::kAcquire, {}, {small}).Add(Kind::kRelease, {}, {small});
  EXPECT_EQ(k.Prove(), "proved; ");
}

TEST(Queue, WaitForWhatIsPutInOnSomeWaysOnly) {
  Kernel k(1);
  const Expr large = k.pool().Lt(k.C(500), k.n);
  k.Add(Kind::kAcquire).Add(Kind::kCommit, {}, {large}).Add(Kind::kWait).Add(Kind::kRelease);
  EXPECT_EQ(k.Prove(), "refuted N=1; ");
}

TEST(Queue, UnknownHandleLeavesItOpen) {
  Kernel k(1);
  k.Add(Kind::kAcquire).Add(Kind::kRelease);
  k.events.steps.back().queues.clear();
  EXPECT_EQ(k.Prove(), "a queue that cannot be followed; ");
}

TEST(Barrier, AllCoresOrSome) {
  Kernel all(1);
  all.Add(Kind::kBarrier, {0}, {all.pool().Lt(all.C(10), all.n)});
  EXPECT_EQ(all.Prove(), "proved; proved; ");
  Kernel some(1);
  some.Add(Kind::kBarrier, {}, {some.pool().Lt(some.core, some.n)});
  EXPECT_EQ(some.Prove(), "refuted N=1; proved; ");
  // Of 48 cores, all have less than 48.
  Kernel none(1);
  none.Add(Kind::kBarrier, {}, {none.pool().Lt(none.core, none.pool().Add(none.n, none.C(47)))});
  EXPECT_EQ(none.Prove(), "proved; proved; ");
}

// Idle cores that come to a barrier of their own keep none of the others waiting.
TEST(Barrier, EachCoreAtOneOfSeveral) {
  Kernel paired(1);
  const Expr busy = paired.pool().Lt(paired.core, paired.n);
  paired.Add(Kind::kBarrier, {}, {busy}).Add(Kind::kBarrier, {}, {paired.pool().Not(busy)});
  EXPECT_EQ(paired.Prove(), "proved; proved; ");
  Kernel uneven(1);
  const Expr early = uneven.pool().Lt(uneven.core, uneven.n);
  uneven.Add(Kind::kBarrier, {}, {early}).Add(Kind::kBarrier);
  EXPECT_EQ(uneven.Prove(), "refuted N=1; proved; ");
}

TEST(Barrier, RoundsThatDifferFromCoreToCore) {
  Kernel k(1);
  k.events.loops[0].last = k.pool().Add(k.core, k.n);
  k.Add(Kind::kBarrier, {0});
  EXPECT_EQ(k.Prove(), "refuted N=1; proved; ");
}

TEST(Barrier, MoreCoresThanRunAtOnce) {
  Kernel k(1);
  k.launch.block_dim = 49;
  k.Add(Kind::kBarrier);
  EXPECT_EQ(k.Prove(), "proved; refuted N=1; ");
}

TEST(Barrier, ValueReadFromMemoryIsNotTheSameOnAllCores) {
  Kernel k(1);
  const Expr u = k.pool().NewSymbol("unknown", SymbolRole::kApproximation, {0, 9});
  k.events.approximations.push_back({"a value read from memory", -1, true, static_cast<SymbolId>(u->value), false});
  k.Add(Kind::kBarrier, {}, {k.pool().Lt(u, k.C(5))});
  EXPECT_EQ(k.Prove(), "a value that is not followed; proved; ");
}

}  // namespace
}  // namespace assay
