// Which faults make a run wrong.
#include "analyzer/facts/fault-weight.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "analyzer/facts/fault-causes.h"

namespace assay {
namespace {

using Values = ShapeRun::Values;
using enum FaultKind;

Fault At(FaultKind kind, std::uint64_t occurrence = 1) {
  Fault fault;
  fault.kind = kind;
  fault.occurrence = occurrence;
  fault.core = 0;
  fault.where = {0, static_cast<std::uint32_t>(occurrence), static_cast<std::uint32_t>(occurrence) + 1};
  return fault;
}

Fault With(Fault fault, const char* key) {
  fault.args[key] = 1;
  return fault;
}

ShapeRun Ran(Values values, std::vector<Fault> faults) {
  ShapeRun run;
  run.values = values;
  run.faults = std::move(faults);
  return run;
}

TEST(FaultWeight, WhatTheValuesShowToBeHarmlessLeavesTheRunClean) {
  EXPECT_FALSE(IsFaulty(Ran(Values::kMatch, {At(kBadRepeat)})));
  EXPECT_TRUE(IsFaulty(Ran(Values::kMismatch, {At(kBadRepeat)})));
  EXPECT_TRUE(IsFaulty(Ran(Values::kSkipped, {At(kBadRepeat)})));
  EXPECT_FALSE(IsFaulty(Ran(Values::kMatch, {At(kOnChipOutOfBounds)})));
}

TEST(FaultWeight, PastTheMemoryItselfTheEngineFaults) {
  EXPECT_TRUE(IsFaulty(Ran(Values::kMatch, {With(At(kOnChipOutOfBounds), "past_memory")})));
}

TEST(FaultWeight, MatchingValuesExcuseNoOtherFault) {
  EXPECT_TRUE(IsFaulty(Ran(Values::kMatch, {At(kGlobalReadOutOfBounds)})));
  EXPECT_TRUE(IsFaulty(Ran(Values::kMatch, {At(kBadRepeat), At(kQueueStarved, 2)})));
}

TEST(FaultWeight, WhatFollowsFromAToleratedFaultIsToleratedToo) {
  const std::vector<Fault> faults = {At(kOnChipOutOfBounds), At(kUninitialisedRead, 2)};
  EXPECT_TRUE(IsExplained(faults, faults[1]));
  EXPECT_FALSE(IsFaulty(Ran(Values::kMatch, faults)));
  EXPECT_TRUE(IsFaulty(Ran(Values::kMismatch, faults)));
}

TEST(FaultWeight, AdviceAndWrongValuesAreNoFaultsOfTheRun) {
  EXPECT_FALSE(IsFaulty(Ran(Values::kMatch, {With(At(kGlobalReadOutOfBounds), "advisory")})));
  EXPECT_FALSE(IsFaulty(Ran(Values::kMismatch, {At(kValueMismatch), At(kResultIgnored), At(kFrameworkFallback)})));
}

TEST(FaultWeight, FaultsThatTheDialectKeepsCount) {
  ShapeRun run = Ran(Values::kMatch, {});
  run.faulty = true;
  EXPECT_TRUE(IsFaulty(run));
}

}  // namespace
}  // namespace assay
