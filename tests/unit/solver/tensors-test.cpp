// Which tensor comes out of a queue, for hand-made queues.
#include "solver/tensors.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay {
namespace {

using StepKind = Step::Kind;

// One queue of two buffers and a condition.
struct Queue {
  Queue() {
    events.pool = std::make_shared<ExprPool>();
    when = pool().Lt(pool().NewSymbol("N", SymbolRole::kArgument, {0, 9}), pool().Const(5));
    Buffer queue;
    queue.kind = Buffer::Kind::kQueue;
    events.buffers.push_back(queue);
    events.loops.resize(1);
  }
  ExprPool& pool() { return *events.pool; }

  // Returns its number.
  int Add(StepKind kind, int tensor = -1, std::vector<Expr> guards = {}, std::vector<int> loops = {}) {
    Step step;
    step.kind = kind;
    step.tensor = tensor;
    step.queues = {{0, pool().True()}};
    step.guards = std::move(guards);
    step.loops = std::move(loops);
    const int index = static_cast<int>(events.steps.size());
    events.steps.push_back(step);
    events.order.push_back({true, index});
    return index;
  }

  // The steps that took what an operand works on: "0", or "0 2" where it may be either.
  std::string Of(int taken_by) {
    const auto holds = [](const std::vector<Expr>&, Expr goal) { return goal->IsConst(1); };
    Operand operand;
    operand.tensor = taken_by;
    std::string why, out;
    for (const TensorChoice& choice : Tensors(events, holds).Of(operand, why)) {
      out += (out.empty() ? "" : " ") + std::to_string(choice.id.taken);
    }
    return out.empty() ? why : out;
  }

  DeviceEvents events;
  Expr when;
};

constexpr const char* kNotTold = "a queue whose tensors cannot be distinguished";

TEST(Tensors, FirstInFirstOut) {
  Queue q;
  const int a = q.Add(StepKind::kAcquire), b = q.Add(StepKind::kAcquire);
  q.Add(StepKind::kCommit, b);
  q.Add(StepKind::kCommit, a);
  const int first = q.Add(StepKind::kWait), second = q.Add(StepKind::kWait);
  EXPECT_EQ(q.Of(first), std::to_string(b));
  EXPECT_EQ(q.Of(second), std::to_string(a));
}

TEST(Tensors, PutInOnEitherWay) {
  Queue q;
  const Expr otherwise = q.pool().Not(q.when);
  const int a = q.Add(StepKind::kAcquire, -1, {q.when});
  q.Add(StepKind::kCommit, a, {q.when});
  const int b = q.Add(StepKind::kAcquire, -1, {otherwise});
  q.Add(StepKind::kCommit, b, {otherwise});
  EXPECT_EQ(q.Of(q.Add(StepKind::kWait)), "0 2");
}

TEST(Tensors, TakenOutOnEitherWay) {
  Queue q;
  const int a = q.Add(StepKind::kAcquire);
  q.Add(StepKind::kCommit, a);
  const int one = q.Add(StepKind::kWait, -1, {q.when});
  const int other = q.Add(StepKind::kWait, -1, {q.pool().Not(q.when)});
  EXPECT_EQ(q.Of(one), "0");
  EXPECT_EQ(q.Of(other), "0");
}

TEST(Tensors, TakenOutWhereItMayNotHaveBeenPutIn) {
  Queue q;
  const int a = q.Add(StepKind::kAcquire, -1, {q.when});
  q.Add(StepKind::kCommit, a, {q.when});
  EXPECT_EQ(q.Of(q.Add(StepKind::kWait)), kNotTold);
}

// One round enqueues a tensor, another dequeues it.
TEST(Tensors, RoundsThatHandOverAreNotFollowed) {
  Queue q;
  const int before = q.Add(StepKind::kAcquire);
  q.Add(StepKind::kCommit, before);
  const int taken = q.Add(StepKind::kWait, -1, {}, {0});
  EXPECT_EQ(q.Of(taken), kNotTold);
  Queue left;
  const int a = left.Add(StepKind::kAcquire, -1, {}, {0});
  left.Add(StepKind::kCommit, a, {}, {0});
  EXPECT_EQ(left.Of(a), kNotTold);
}

// One tensor ahead: each round but the last enqueues one, which the next one dequeues.
TEST(Tensors, OneRoundAheadHandsOver) {
  Queue q;
  ExprPool& pool = q.pool();
  Loop& loop = q.events.loops.front();
  loop.index = pool.NewSymbol("round", SymbolRole::kLoop, {0, 9});
  loop.last = pool.Const(9);
  const Expr another = pool.Lt(loop.index, loop.last);
  const int before = q.Add(StepKind::kAcquire);
  q.Add(StepKind::kCommit, before);
  const int ahead = q.Add(StepKind::kAcquire, -1, {another}, {0});
  q.Add(StepKind::kCommit, ahead, {another}, {0});
  const int taken = q.Add(StepKind::kWait, -1, {}, {0});
  const auto holds = [](const std::vector<Expr>& given, Expr goal) {
    return goal->IsConst(1) || std::find(given.begin(), given.end(), goal) != given.end();
  };
  const Tensors tensors(q.events, holds);
  ASSERT_EQ(tensors.handed_over().size(), 1u);
  const HandedOver& handed = tensors.handed_over().front();
  EXPECT_EQ(handed.taken.taken, taken);
  EXPECT_EQ(handed.first.front().id.taken, before);
  EXPECT_EQ(handed.later.front().id.taken, ahead);
  // A round that is not the last and enqueues nothing leaves it undecided.
  q.events.steps[3].guards = {pool.Lt(loop.index, pool.Const(4))};
  EXPECT_TRUE(Tensors(q.events, holds).handed_over().empty());
}

// Initialised on one of two paths: the same queue for all users on that path.
TEST(Tensors, OneQueueOfTwoBuffers) {
  Queue q;
  q.events.buffers.push_back(q.events.buffers.front());
  const int a = q.Add(StepKind::kAcquire);
  q.Add(StepKind::kCommit, a);
  const int taken = q.Add(StepKind::kWait);
  for (Step& step : q.events.steps) step.queues = {{0, q.when}, {1, q.pool().Not(q.when)}};
  EXPECT_EQ(q.Of(taken), "0");
  q.events.steps.front().queues = {{0, q.pool().True()}};
  EXPECT_EQ(q.Of(taken), kNotTold);
}

TEST(Tensors, AgainThroughTheQueue) {
  Queue q;
  const int a = q.Add(StepKind::kAcquire, -1, {}, {0});
  q.Add(StepKind::kCommit, a, {}, {0});
  const int taken = q.Add(StepKind::kWait, -1, {}, {0});
  q.Add(StepKind::kCommit, taken, {}, {0});
  EXPECT_EQ(q.Of(q.Add(StepKind::kWait, -1, {}, {0})), "0");
}

}  // namespace
}  // namespace assay
