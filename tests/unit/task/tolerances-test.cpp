// Faults of a task's run that do not count, and differences due to another order of rounding.
#include "dialects/ascendc/task/task-tolerances.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "dialects/ascendc/task/task-compare.h"

namespace assay {
namespace {

Fault Of(FaultKind kind, std::int64_t offset = 0, std::int64_t bytes = 0, std::int64_t size = 0) {
  Fault fault;
  fault.kind = kind;
  fault.args = {{"offset", offset}, {"bytes", bytes}, {"size", size}};
  return fault;
}

ShapeRun Forgiven(Fault fault) {
  ShapeRun run;
  run.status = ShapeRun::Status::kFaults;
  run.faults = {std::move(fault)};
  ForgiveHarmless(run);
  return run;
}

TEST(ForgiveHarmless, ReadsThatStayMappedAndWritesThatStayInTheAllocation) {
  using enum FaultKind;
  EXPECT_EQ(Forgiven(Of(kGlobalReadOutOfBounds, 4000, 256, 4096)).status, ShapeRun::Status::kClean);
  EXPECT_EQ(Forgiven(Of(kGlobalReadOutOfBounds, 4096, 2 << 20, 4096)).status, ShapeRun::Status::kClean);
  EXPECT_EQ(Forgiven(Of(kGlobalReadOutOfBounds, 4096, (2 << 20) + 1, 4096)).status, ShapeRun::Status::kFaults);
  EXPECT_EQ(Forgiven(Of(kGlobalReadOutOfBounds, -32, 32, 4096)).status, ShapeRun::Status::kFaults)
      << "before the start";
  EXPECT_EQ(Forgiven(Of(kGlobalWriteOutOfBounds, 4096, 512, 4096)).status, ShapeRun::Status::kClean);
  EXPECT_EQ(Forgiven(Of(kGlobalWriteOutOfBounds, 4096, 513, 4096)).status, ShapeRun::Status::kFaults);
  EXPECT_EQ(Forgiven(Of(kQueueStarved)).status, ShapeRun::Status::kFaults);
  EXPECT_EQ(Forgiven(Of(kUninitialisedRead)).status, ShapeRun::Status::kFaults) << "what lay there happened to fit";
}

// What counts is how far the accesses of all cores reach, not where the first one was.
TEST(ForgiveHarmless, TheFurthestAccessDecides) {
  Fault write = Of(FaultKind::kGlobalWriteOutOfBounds, 16384, 128, 16384);
  write.args["begin"] = 16384;
  write.args["end"] = 16384 + 512;
  EXPECT_EQ(Forgiven(write).status, ShapeRun::Status::kClean);
  write.args["end"] = 262144;
  EXPECT_EQ(Forgiven(write).status, ShapeRun::Status::kFaults);
  Fault read = Of(FaultKind::kGlobalReadOutOfBounds, 4096, 32, 4096);
  read.args["begin"] = -64;
  read.args["end"] = 4128;
  EXPECT_EQ(Forgiven(read).status, ShapeRun::Status::kFaults) << "another core starts in front of the tensor";
}

TEST(ForgiveKept, OnlyOutputsThatHeldValues) {
  Contract contract;
  contract.outputs.resize(2);
  contract.outputs[0].name = "kept";
  contract.outputs[1].name = "fresh";
  ascendc::AclnnPlan plan;
  plan.undefined = {false, true};
  ShapeRun run;
  run.status = ShapeRun::Status::kFaults;
  run.faults = {Of(FaultKind::kOutputUnwritten)};
  run.faults[0].text["tensor"] = "kept";
  ForgiveKept(plan, contract, run);
  EXPECT_TRUE(run.faults.empty());
  EXPECT_EQ(run.status, ShapeRun::Status::kClean);

  run.status = ShapeRun::Status::kFaults;
  run.faults = {Of(FaultKind::kOutputUnwritten)};
  run.faults[0].text["tensor"] = "fresh";
  ForgiveKept(plan, contract, run);
  EXPECT_EQ(run.faults.size(), 1u);
  EXPECT_EQ(run.status, ShapeRun::Status::kFaults);
}

bool OnlyRounding(Dtype dtype, std::vector<double> want, std::vector<double> got) {
  const Shape shape{static_cast<std::int64_t>(want.size())};
  const Value w(Tensor(dtype, shape, std::move(want))), g(Tensor(dtype, shape, std::move(got)));
  const ComparedResults compared = CompareResults(w, g, false, {});
  EXPECT_EQ(compared.said, ComparedResults::Said::kMismatch);
  return compared.only_rounding;
}

TEST(CompareResults, ToldFromAnotherOrderOfRoundings) {
  // Units of half between 2 and 4 are 1/512.
  EXPECT_TRUE(OnlyRounding(Dtype::kF16, {3.5, 1}, {3.5 + 3.0 / 512, 1}));
  EXPECT_FALSE(OnlyRounding(Dtype::kF16, {3.5, 1}, {3.5 + 8.0 / 512, 1}));
  EXPECT_FALSE(OnlyRounding(Dtype::kF32, {3.5, 1}, {3.5 + 3.0 / 512, 1})) << "32 bits leave no such room";
  // If summands cancel, the units are those of the largest: one of them, two in a few elements only.
  std::vector<double> want(1000, 3.5), got = want;
  want[7] = got[7] = 0.25;
  got[7] += 2.0 / 512;
  EXPECT_TRUE(OnlyRounding(Dtype::kF16, want, got));
  for (std::size_t i = 0; i < 100; ++i) want[i] = 0.25, got[i] = 0.25 + 1.0 / 512;
  EXPECT_TRUE(OnlyRounding(Dtype::kF16, want, got));
  for (std::size_t i = 0; i < 100; ++i) got[i] = 0.25 + 2.0 / 512;
  EXPECT_FALSE(OnlyRounding(Dtype::kF16, want, got));
  EXPECT_FALSE(OnlyRounding(Dtype::kF16, {1, 1}, {HUGE_VAL, 1}));
}

}  // namespace
}  // namespace assay
