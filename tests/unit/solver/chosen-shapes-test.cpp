// Shapes that are worth a run, from hand-made events.
#include "solver/chosen-shapes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay {
namespace {

constexpr WideInt kMuch = WideInt{1} << 40;

// N elements of 4 bytes over 8 cores in tiles of 1,000; one branch is for tiles of one length alone.
struct Tiled {
  Tiled() {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    n = pool().NewSymbol("N", SymbolRole::kArgument, {1, 1 << 24});
    const Expr core = pool().NewSymbol("core", SymbolRole::kUnit, {0, 7});
    events.axes = {{"core", static_cast<SymbolId>(core->value)}};
    each = pool().Div(pool().Add(n, C(7)), C(8));
    const Expr index = pool().NewSymbol("loop0", SymbolRole::kLoop, {0, 1 << 24});
    Loop loop;
    loop.index = index;
    loop.last = pool().Div(each, C(1000));
    events.loops = {loop};
    Event event;
    event.op = "copy in";
    event.loops = {0};
    event.guards = {pool().Lt(index, loop.last)};
    Operand operand;
    operand.rows = C(1);
    operand.row_bytes = pool().Mul(pool().Min(each, C(1000)), C(4));
    operand.row_stride = operand.row_bytes;
    operand.offset = pool().Mul(index, C(4000));
    event.operands = {operand};
    events.events = {event};
    launch.block_dim = 8;
    launch.granule = 32;
    launch.vector_bytes = 256;
    auto symbolic = std::make_shared<SymbolicLaunch>();
    symbolic->pool = events.pool;
    symbolic->hypotheses = {pool().Le(C(1), n), pool().Le(n, C(1 << 24))};
    symbolic->arg_bytes = {pool().Mul(n, C(4))};
    launch.symbolic = symbolic;
  }
  ExprPool& pool() { return *events.pool; }
  Expr C(WideInt v) { return pool().Const(v); }
  std::vector<WideInt> Chosen(std::size_t most, WideInt bytes) {
    std::vector<WideInt> values;
    for (const Assignment& shape : ChooseShapes(events, launch, most, bytes))
      values.push_back(shape.at(static_cast<SymbolId>(n->value)));
    return values;
  }
  void GuardAlso(Expr guard) {
    Event event = events.events.front();
    event.guards.push_back(guard);
    events.events.push_back(std::move(event));
  }

  DeviceEvents events;
  LaunchValues launch;
  Expr n, each;
};

bool Any(const std::vector<WideInt>& values, auto what) { return std::any_of(values.begin(), values.end(), what); }

TEST(ChosenShapes, ShowLoopsOfNoOneAndManyRounds) {
  Tiled tiled;
  const auto values = tiled.Chosen(12, kMuch);
  EXPECT_TRUE(Any(values, [](WideInt n) { return n <= 8 * 999; }));
  EXPECT_TRUE(Any(values, [](WideInt n) { return n > 8 * 999 && n <= 8 * 1999; }));
  EXPECT_TRUE(Any(values, [](WideInt n) { return n > 64 * 1000; }));
  EXPECT_TRUE(Any(values, [](WideInt n) { return n % 8 != 0; }));
}

TEST(ChosenShapes, ABranchForOneLengthIsTaken) {
  Tiled tiled;
  tiled.GuardAlso(tiled.pool().Eq(tiled.each, tiled.C(33)));
  EXPECT_TRUE(Any(tiled.Chosen(16, kMuch), [](WideInt n) { return (n + 7) / 8 == 33; }));
}

TEST(ChosenShapes, StayWithinTheirBytesAndNumber) {
  Tiled tiled;
  const auto values = tiled.Chosen(5, 100'000);
  EXPECT_LE(values.size(), 5u);
  EXPECT_FALSE(values.empty());
  EXPECT_FALSE(Any(values, [](WideInt n) { return n * 4 > 100'000; }));
}

TEST(ChosenShapes, AreTheSameEveryTime) {
  Tiled a, b;
  EXPECT_EQ(a.Chosen(12, kMuch), b.Chosen(12, kMuch));
}

}  // namespace
}  // namespace assay
