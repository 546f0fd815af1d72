// Operands of one instruction that share a buffer, from hand-made events.
#include "solver/overlap.h"

#include <gtest/gtest.h>

#include <memory>

namespace assay {
namespace {

struct Asked {
  std::shared_ptr<ExprPool> pool;  // of the goal
  OpenObligation open;
};

// A destination and a source of `repeats` repeats of 8 blocks, both at the start of one buffer. Strides in blocks.
Asked InPlace(int repeats, int destination_stride, int source_stride) {
  DeviceEvents events;
  events.pool = std::make_shared<ExprPool>();
  ExprPool& pool = *events.pool;
  events.buffers.emplace_back();
  Event event;
  event.op = "vector operation";
  for (const bool writes : {true, false}) {
    const int stride = writes ? destination_stride : source_stride;
    Operand operand;
    operand.writes = writes;
    operand.name = writes ? "destination" : "source";
    operand.buffers = {{0, pool.True()}};
    operand.offset = pool.Const(0);
    operand.rows = pool.Const(repeats);
    operand.row_bytes = pool.Const(32 * (7 * stride + 1));
    operand.row_stride = pool.Const(256);
    operand.lanes = Lanes{pool.Const(repeats), pool.Const(256), 32, pool.Const(32 * stride), pool.Const(256), {}, {}};
    event.operands.push_back(operand);
  }
  events.events.push_back(event);
  const std::vector<OpenObligation> open = OverlapOf(events);
  EXPECT_EQ(open.size(), 1u);
  return {events.pool, open.front()};
}

TEST(Overlap, OperandsThatCoincideAreAsked) {
  const Asked asked = InPlace(4, 1, 1);
  EXPECT_TRUE(asked.open.obligation.exact);
  EXPECT_TRUE(asked.open.obligation.goal->IsConst(1));
}

// Blocks of the one may lie in the gaps of the other, so that a model of the whole extents shows nothing.
TEST(Overlap, BlocksApartRefuteNothing) {
  for (const auto& [destination, source] : {std::pair(2, 1), std::pair(1, 2)}) {
    const Asked asked = InPlace(1, destination, source);
    EXPECT_FALSE(asked.open.obligation.exact) << destination;
    EXPECT_EQ(asked.open.obligation.why_inexact, "which bytes the operands have in common is only bounded");
  }
}

}  // namespace
}  // namespace assay
