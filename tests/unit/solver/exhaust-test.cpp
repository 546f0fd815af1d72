// Domains of few shapes, walked shape by shape, from hand-made events.
#include "solver/exhaust.h"

#include <gtest/gtest.h>

#include "solver/sweep.h"

namespace assay {
namespace {

constexpr auto kNoDeadline = WorkClock::time_point::max();

// A rows over 8 cores: A / 8 each, the remainder on the last one.
struct Split {
  explicit Split(WideInt most) {
    events.lifted = true;
    events.pool = std::make_shared<ExprPool>();
    rows = pool().NewSymbol("A", SymbolRole::kArgument, {1, most});
    core = pool().NewSymbol("core", SymbolRole::kUnit, {0, 7});
    events.axes = {{"core", static_cast<SymbolId>(core->value)}};
    each = pool().Div(rows, C(8));
    const Expr last = pool().Eq(core, C(7));
    mine = pool().Select(last, pool().Sub(rows, pool().Mul(C(7), each)), each);
  }
  ExprPool& pool() { return *events.pool; }
  Expr C(WideInt v) { return pool().Const(v); }
  std::vector<SymbolId> Symbols() { return {static_cast<SymbolId>(rows->value)}; }
  Expr End() { return pool().Add(pool().Mul(core, each), mine); }

  // The obligation walked over all shapes: the core's part ends after `limit`.
  Walked EndsBehind(Expr limit, std::uint64_t budget = 1'000'000) {
    const auto shapes = AllShapes(events, Symbols(), 1024);
    const std::vector<Violated> open = {{3, {}, {pool().Lt(limit, End())}}};
    return WalkShapes(events, open, *shapes, budget, kNoDeadline).at(0);
  }

  DeviceEvents events;
  Expr rows, core, each, mine;
};

TEST(Exhaust, HoldsAtEveryShape) {
  Split split(300);
  const Walked walked = split.EndsBehind(split.rows);
  EXPECT_EQ(walked.index, 3u);
  EXPECT_FALSE(walked.broken);
  EXPECT_EQ(walked.why, "");
}

TEST(Exhaust, TheFirstShapeThatBreaksIt) {
  Split split(300);
  // Right up to 40 rows.
  const Walked walked = split.EndsBehind(split.pool().Min(split.rows, split.C(40)));
  ASSERT_TRUE(walked.broken);
  EXPECT_EQ(walked.broken->at(split.Symbols().front()), 41);
  EXPECT_EQ(walked.broken->at(split.events.axes.front().symbol), 7);
}

TEST(Exhaust, ABudgetThatEndsProvesNothing) {
  Split split(300);
  const Walked walked = split.EndsBehind(split.rows, 500);
  EXPECT_FALSE(walked.broken);
  EXPECT_NE(walked.why, "");
}

TEST(Exhaust, UnknownValuesAreLeftOut) {
  Split split(300);
  const Expr unknown = split.pool().NewSymbol("unknown", SymbolRole::kApproximation, {0, 8});
  const auto shapes = AllShapes(split.events, split.Symbols(), 1024);
  std::uint64_t budget = 1'000'000;
  const std::vector<Violated> open = {{0, {}, {split.pool().Lt(split.rows, unknown)}}};
  EXPECT_TRUE(WalkShapes(split.events, open, *shapes, budget, kNoDeadline).empty());
}

TEST(Exhaust, OnlyShapesThatTheDomainHas) {
  Split split(300);
  split.events.hypotheses.push_back(split.pool().Lt(split.rows, split.C(11)));
  EXPECT_EQ(AllShapes(split.events, split.Symbols(), 1024)->size(), 10u);
  EXPECT_FALSE(AllShapes(split.events, split.Symbols(), 100));
}

// An output of 32 bytes per row, written by the cores consecutively.
struct Output : Split {
  explicit Output(Expr Split::* length) : Split(100) {
    Buffer y;
    y.kind = Buffer::Kind::kArgument;
    y.space = MemorySpace::kGlobal;
    y.argument = 0;
    y.bytes = size = pool().Mul(rows, C(32));
    events.buffers.push_back(y);
    launch.args.push_back({"y", LaunchArgument::Role::kOutput, 32, -1});
    Event event;
    Operand to;
    to.writes = true;
    to.space = MemorySpace::kGlobal;
    to.buffers = {{0, pool().True()}};
    to.offset = pool().Mul(pool().Mul(core, each), C(32));
    to.rows = C(1);
    to.row_bytes = pool().Mul(this->*length, C(32));
    to.row_stride = C(0);
    event.operands.push_back(to);
    events.events.push_back(event);
    coverage.kind = ObligationKind::kCoverage;
    disjoint.kind = ObligationKind::kDisjoint;
    std::uint64_t budget = 1'000'000;
    OutputSweep(events, launch, 0, size)
        .All(*AllShapes(events, Symbols(), 1024), budget, kNoDeadline, coverage, disjoint);
  }
  LaunchValues launch;
  Expr size;
  ProofResult coverage, disjoint;
};

TEST(Exhaust, EveryShapeIsWrittenWhole) {
  const Output output(&Split::mine);
  EXPECT_EQ(output.coverage.status, ProofResult::Status::kProved);
  EXPECT_EQ(output.disjoint.status, ProofResult::Status::kProved);
}

TEST(Exhaust, TheRestOfTheRowsIsLost) {
  const Output output(&Split::each);
  ASSERT_EQ(output.coverage.status, ProofResult::Status::kRefuted);
  EXPECT_EQ(output.coverage.model.at("A"), 1);
  EXPECT_EQ(output.disjoint.status, ProofResult::Status::kProved);
}

}  // namespace
}  // namespace assay
