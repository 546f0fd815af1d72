// Every kind of fault that a run can show has an obligation, or the table says why not.
#include "dialects/ascendc/semantics/fault-table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

namespace assay::ascendc {
namespace {

using By = FaultRow::By;

// The compiler checks the list of kinds: a new one without a case here is a warning, which stops the build.
const char* Listed(FaultKind kind) {
  using enum FaultKind;
  switch (kind) {
    case kGlobalReadOutOfBounds:
    case kGlobalWriteOutOfBounds:
    case kWrappedOffset:
    case kOnChipOutOfBounds:
    case kOnChipOverflow:
    case kUninitialisedRead:
    case kUnalignedAddress:
    case kDroppedTail:
    case kQueueStarved:
    case kQueueEmpty:
    case kWrongCommit:
    case kWrongRelease:
    case kDepthExceeded:
    case kWrongSpace:
    case kTooManyBuffers:
    case kZeroStride:
    case kBadRepeat:
    case kBadRoundMode:
    case kUnsupportedDtype:
    case kOperandOverlap:
    case kFlagStuck:
    case kSecondBufferPool:
    case kSyncDeadlock:
    case kScheduleMode:
    case kUnorderedAccess:
    case kUnorderedCores:
    case kAtomicMisuse:
    case kSharedLine:
    case kStaleCache:
    case kOverlappingWrites:
    case kOutputUnwritten:
    case kValueMismatch:
    case kDivisionByZero:
    case kCrash:
    case kTimeBudget:
    case kMemoryBudget:
    case kForbiddenSystemCall:
    case kUncaughtException:
    case kAssertFailed:
    case kHostFailed:
    case kCallRefused:
    case kOperatorArguments:
    case kOutputShape:
    case kInferred:
    case kHostDuty:
    case kInexactInstruction:
    case kResultIgnored:
    case kFrameworkFallback:
    case kUnsetTiling:
    case kWrappedSize:
      return "listed";
  }
  return nullptr;
}

bool HasRow(FaultKind kind) {
  const auto rows = FaultTable();
  return std::any_of(rows.begin(), rows.end(), [&](const FaultRow& row) { return row.kind == kind; });
}

TEST(FaultTable, EveryKindHasARow) {
  int kinds = 0;
  for (int i = 0; Listed(static_cast<FaultKind>(i)) != nullptr; ++i, ++kinds)
    EXPECT_TRUE(HasRow(static_cast<FaultKind>(i))) << "kind " << i << " has no row";
  EXPECT_GT(kinds, 40);
}

TEST(FaultTable, EveryRowSaysWhatOrWhy) {
  std::map<FaultKind, std::string> words;
  std::set<std::string> taken;
  for (const FaultRow& row : FaultTable()) {
    EXPECT_FALSE(row.what.empty()) << row.word;
    const auto [known, fresh] = words.emplace(row.kind, row.word);
    EXPECT_EQ(known->second, row.word) << "one word a kind";
    if (fresh) EXPECT_TRUE(taken.emplace(row.word).second) << row.word << " stands for two kinds";
  }
}

TEST(FaultTable, EveryObligationHasARowAndAFault) {
  for (int i = 0; i <= static_cast<int>(ObligationKind::kAtomic); ++i) {
    const auto kind = static_cast<ObligationKind>(i);
    const auto obligations = ObligationTable();
    EXPECT_TRUE(std::any_of(obligations.begin(), obligations.end(), [&](const ObligationRow& row) {
      return row.kind == kind;
    })) << i;
    const auto faults = FaultTable();
    EXPECT_TRUE(std::any_of(faults.begin(), faults.end(), [&](const FaultRow& row) {
      return row.by == By::kObligation && row.asked_by == kind;
    })) << i;
  }
}

DeviceEvents Calling(std::set<std::string> calls) {
  DeviceEvents events;
  events.calls = std::move(calls);
  return events;
}

bool Names(const std::vector<NotAsked>& gaps, const std::string& kind) {
  return std::any_of(gaps.begin(), gaps.end(), [&](const NotAsked& gap) { return gap.kind == kind; });
}

TEST(FaultTable, AGapIsNamedForKernelsThatCanFallIntoIt) {
  const LaunchValues launch;
  EXPECT_FALSE(Names(NotAskedOf(Calling({}), launch), "assert-failed"));
  EXPECT_TRUE(Names(NotAskedOf(Calling({"assay_assert"}), launch), "assert-failed"));
  EXPECT_FALSE(Names(NotAskedOf(Calling({}), launch), "ub-overflow"));
  EXPECT_TRUE(Names(NotAskedOf(Calling({"assay_hidden_space"}), launch), "ub-overflow"));
  EXPECT_FALSE(Names(NotAskedOf(Calling({}), launch), "crash"));
  DeviceEvents indexed;
  indexed.indexed_locals = true;
  EXPECT_TRUE(Names(NotAskedOf(indexed, launch), "crash"));
}

// What is left behind the buffers helps only those that take it in steps.
TEST(FaultTable, SpaceOfLibraryOperationsIsAGapUnlessEnoughIsLeft) {
  LaunchValues little, enough;
  little.room = kRoomOfLibrary - 1;
  enough.room = kRoomOfLibrary;
  DeviceEvents events;
  events.events.resize(1);
  for (const auto& [space, gap_of_little, gap_of_enough] :
       {std::tuple(OwnSpace::kNone, false, false), {OwnSpace::kRest, true, false}, {OwnSpace::kBySizes, true, true}}) {
    events.events[0].own_space = space;
    EXPECT_EQ(Names(NotAskedOf(events, little), "ub-overflow"), gap_of_little);
    EXPECT_EQ(Names(NotAskedOf(events, enough), "ub-overflow"), gap_of_enough);
  }
}

TEST(FaultTable, StartsOfLibraryOperationsAreAGapUnlessTheyAreWholeBlocks) {
  const LaunchValues launch;
  DeviceEvents events;
  events.pool = std::make_shared<ExprPool>();
  const Expr n = events.pool->NewSymbol("N", SymbolRole::kArgument, {1, 1 << 20});
  Event event;
  event.op = "library operation";
  event.operands.resize(1);
  event.operands[0].offset = events.pool->Mul(n, events.pool->Const(64));
  events.events = {event};
  EXPECT_FALSE(Names(NotAskedOf(events, launch), "unaligned-address"));
  events.events[0].operands[0].offset = events.pool->Mul(n, events.pool->Const(4));
  EXPECT_TRUE(Names(NotAskedOf(events, launch), "unaligned-address"));
}

// For all shapes the solver checks that each written element is written once.
TEST(FaultTable, OutputsInPlaceAreAGapWithoutAnObligation) {
  LaunchValues launch;
  LaunchArgument input{"x", LaunchArgument::Role::kInput, 64, -1, true};
  LaunchArgument output{"y", LaunchArgument::Role::kUnknown, 64, -1, true};
  output.same_as = 0;
  launch.args = {input, output};
  DeviceEvents events;
  EXPECT_TRUE(Names(NotAskedOf(events, launch), "output-unwritten"));
  launch.symbolic = std::make_shared<SymbolicLaunch>();
  EXPECT_TRUE(Names(NotAskedOf(events, launch), "output-unwritten"));
  Buffer buffer;
  buffer.argument = 0;
  events.buffers = {buffer};
  Event event;
  event.operands.resize(1);
  event.operands[0].writes = true;
  event.operands[0].buffers.emplace_back();
  event.operands[0].buffers[0].buffer = 0;
  events.events = {event};
  EXPECT_FALSE(Names(NotAskedOf(events, launch), "output-unwritten"));
  launch.symbolic = nullptr;
  EXPECT_TRUE(Names(NotAskedOf(events, launch), "output-unwritten"));
}

TEST(FaultTable, MoreBuffersThanEventIdsOrAPipeHasAreGaps) {
  const LaunchValues launch;
  const auto named = [&](WideInt count, const char* kind) {
    DeviceEvents events;
    events.pool = std::make_shared<ExprPool>();
    Buffer buffer;
    buffer.kind = Buffer::Kind::kQueue;
    buffer.count = events.pool->Const(count);
    events.buffers = {buffer, buffer};
    return Names(NotAskedOf(events, launch), kind);
  };
  EXPECT_FALSE(named(2, "flag-stuck"));
  EXPECT_TRUE(named(5, "flag-stuck"));
  EXPECT_FALSE(named(5, "too-many-buffers"));
  EXPECT_TRUE(named(40, "too-many-buffers"));
  EXPECT_TRUE(named(0, "too-many-buffers")) << "a queue without buffers is none";
}

TEST(FaultTable, AKindWithoutAnObligationIsAGap) {
  const LaunchValues launch;
  const std::vector<NotAsked> gaps = NotAskedOf(Calling({"assay_set_flag", "assay_atomic", "assay_gm_set"}), launch);
  for (const FaultRow& row : FaultTable()) {
    if (row.by != By::kObligation) continue;
    EXPECT_EQ(Names(gaps, std::string(row.word)), !RowOf(row.asked_by).asked) << row.word;
  }
}

TEST(FaultTable, WhatAnInPlaceOutputLacksIsNamed) {
  LaunchValues launch;
  launch.args.resize(2);
  EXPECT_FALSE(Names(NotAskedOf({}, launch), "output-unwritten"));
  launch.args[1].same_as = 0;
  EXPECT_TRUE(Names(NotAskedOf({}, launch), "output-unwritten"));
}

TEST(FaultTable, AWrapIsShownByWhereItLeads) {
  EXPECT_TRUE(Breaks(FaultKind::kWrappedOffset, ObligationKind::kWrap));
  EXPECT_TRUE(Breaks(FaultKind::kGlobalWriteOutOfBounds, ObligationKind::kWrap));
  EXPECT_FALSE(Breaks(FaultKind::kUninitialisedRead, ObligationKind::kWrap));
  EXPECT_TRUE(Breaks(FaultKind::kUninitialisedRead, ObligationKind::kDefined));
}

}  // namespace
}  // namespace assay::ascendc
