// Queues and barriers of hand-made kernels, for all lengths.
#include "solver/protocol.h"

#include <gtest/gtest.h>

#include "solver/prove.h"

namespace assay {
namespace {

using StepKind = Step::Kind;
using Status = ProofResult::Status;

// N in [1, 1000]; one queue of `count` buffers; a loop of N rounds that may be used.
struct QueueKernel {
  explicit QueueKernel(WideInt count) {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    n = pool().NewSymbol("N", SymbolRole::kArgument, {1, 1000});
    core = pool().NewSymbol("core", SymbolRole::kUnit, {0, 47});
    events.axes = {{"core", static_cast<SymbolId>(core->value)}};
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

  QueueKernel& Add(StepKind kind, std::vector<int> loops = {}, std::vector<Expr> guards = {}) {
    Step step;
    step.kind = kind;
    if (kind != StepKind::kBarrier) step.queues = {{0, pool().True()}};
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
  QueueKernel k(1);
  k.Add(StepKind::kAcquire, {0}).Add(StepKind::kCommit, {0}).Add(StepKind::kWait, {0}).Add(StepKind::kRelease, {0});
  EXPECT_EQ(k.Prove(), "proved; ");
}

TEST(Queue, BufferHeldRoundALoopLeavesOneFewer) {
  QueueKernel k(1);
  k.Add(StepKind::kAcquire).Add(StepKind::kAcquire, {0}).Add(StepKind::kRelease, {0}).Add(StepKind::kRelease);
  EXPECT_EQ(k.Prove(), "refuted N=1; ");
  QueueKernel two(2);
  two.Add(StepKind::kAcquire).Add(StepKind::kAcquire, {0}).Add(StepKind::kRelease, {0}).Add(StepKind::kRelease);
  EXPECT_EQ(two.Prove(), "proved; ");
}

TEST(Queue, BufferNeverGivenBackInALoopIsNotProved) {
  QueueKernel k(2);
  k.Add(StepKind::kAcquire, {0}).Add(StepKind::kCommit, {0}).Add(StepKind::kWait, {0});
  EXPECT_EQ(k.Prove(), "what is in the queue changes from round to round of a loop; ");
}

// A tile ahead: each round but the last puts one in for the next.
TEST(Queue, OneRoundAheadIsProved) {
  const auto ahead = [](WideInt count, WideInt rounds) {
    QueueKernel k(count);
    const Expr another = k.pool().Lt(k.events.loops[0].index, k.pool().Sub(k.n, k.C(rounds)));
    k.Add(StepKind::kAcquire).Add(StepKind::kCommit);
    k.Add(StepKind::kAcquire, {0}, {another}).Add(StepKind::kCommit, {0}, {another});
    k.Add(StepKind::kWait, {0}).Add(StepKind::kRelease, {0});
    return k.Prove();
  };
  EXPECT_EQ(ahead(2, 1), "proved; ");
  // One buffer is not enough, and a round that enqueues nothing leaves the next one with nothing.
  EXPECT_EQ(ahead(1, 1), "refuted N=2; ");
  EXPECT_NE(ahead(2, 2), "proved; ");
}

TEST(Queue, BranchesThatExcludeEachOther) {
  QueueKernel k(1);
  const Expr large = k.pool().Lt(k.C(500), k.n);
  const Expr small = k.pool().Le(k.n, k.C(500));
  k.Add(StepKind::kAcquire, {}, {large}).Add(StepKind::kRelease, {}, {large});
  k.Add(StepKind::kAcquire, {}, {small}).Add(StepKind::kRelease, {}, {small});
  EXPECT_EQ(k.Prove(), "proved; ");
}

TEST(Queue, WaitForWhatIsPutInOnSomeWaysOnly) {
  QueueKernel k(1);
  const Expr large = k.pool().Lt(k.C(500), k.n);
  k.Add(StepKind::kAcquire).Add(StepKind::kCommit, {}, {large}).Add(StepKind::kWait).Add(StepKind::kRelease);
  EXPECT_EQ(k.Prove(), "refuted N=1; ");
}

TEST(Queue, UnknownHandleLeavesItOpen) {
  QueueKernel k(1);
  k.Add(StepKind::kAcquire).Add(StepKind::kRelease);
  k.events.steps.back().queues.clear();
  EXPECT_EQ(k.Prove(), "a queue that cannot be followed; ");
}

TEST(Barrier, AllCoresOrSome) {
  QueueKernel all(1);
  all.Add(StepKind::kBarrier, {0}, {all.pool().Lt(all.C(10), all.n)});
  EXPECT_EQ(all.Prove(), "proved; proved; ");
  QueueKernel some(1);
  some.Add(StepKind::kBarrier, {}, {some.pool().Lt(some.core, some.n)});
  EXPECT_EQ(some.Prove(), "refuted N=1; proved; ");
  // Of 48 cores, all have less than 48.
  QueueKernel none(1);
  none.Add(StepKind::kBarrier, {}, {none.pool().Lt(none.core, none.pool().Add(none.n, none.C(47)))});
  EXPECT_EQ(none.Prove(), "proved; proved; ");
}

// Idle cores that come to a barrier of their own keep none of the others waiting.
TEST(Barrier, EachCoreAtOneOfSeveral) {
  QueueKernel paired(1);
  const Expr busy = paired.pool().Lt(paired.core, paired.n);
  paired.Add(StepKind::kBarrier, {}, {busy}).Add(StepKind::kBarrier, {}, {paired.pool().Not(busy)});
  EXPECT_EQ(paired.Prove(), "proved; proved; ");
  QueueKernel uneven(1);
  const Expr early = uneven.pool().Lt(uneven.core, uneven.n);
  uneven.Add(StepKind::kBarrier, {}, {early}).Add(StepKind::kBarrier);
  EXPECT_EQ(uneven.Prove(), "refuted N=1; proved; ");
}

TEST(Barrier, RoundsThatDifferFromCoreToCore) {
  QueueKernel k(1);
  k.events.loops[0].last = k.pool().Add(k.core, k.n);
  k.Add(StepKind::kBarrier, {0});
  EXPECT_EQ(k.Prove(), "refuted N=1; proved; ");
}

TEST(Barrier, MoreCoresThanRunAtOnce) {
  QueueKernel k(1);
  k.launch.block_dim = 49;
  k.Add(StepKind::kBarrier);
  EXPECT_EQ(k.Prove(), "proved; refuted N=1; ");
}

TEST(Barrier, ValueReadFromMemoryIsNotTheSameOnAllCores) {
  QueueKernel k(1);
  const Expr u = k.pool().NewSymbol("unknown", SymbolRole::kApproximation, {0, 9});
  k.events.approximations.push_back({"a value read from memory", -1, true, static_cast<SymbolId>(u->value), false});
  k.Add(StepKind::kBarrier, {}, {k.pool().Lt(u, k.C(5))});
  EXPECT_EQ(k.Prove(), "a value that is not followed; proved; ");
}

}  // namespace
}  // namespace assay
