// A launch whose blocks hold several units: cores, and the lanes of each. Lift gives every axis a symbol, and the
// solver checks its obligations for every unit and any two.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "analyzer/facts/lowered.h"
#include "analyzer/lift/lift.h"
#include "solver/prove.h"
#include "tests/dialect/toy-dialect.h"

namespace assay::toy {
namespace {

using Status = ProofResult::Status;

// Each unit stores 64 bytes at 64 times `place`, an expression of %core and %lane in two instructions.
LoweredModule KernelThatStoresAt(const std::string& place) {
  LoweredModule module;
  module.bitcode = R"(
declare i32 @assay_toy_core()
declare i32 @assay_toy_lane()
declare i32 @assay_toy_tile(i32, i64)
declare void @assay_toy_load(i32, i64, ptr, i64)
declare void @assay_toy_store(ptr, i32, i64, i64)
define void @k(ptr %in, ptr %out) {
  %core = call i32 @assay_toy_core()
  %lane = call i32 @assay_toy_lane()
  %tile = call i32 @assay_toy_tile(i32 1, i64 64)
  call void @assay_toy_load(i32 %tile, i64 0, ptr %in, i64 64)
  %rows = mul nuw nsw i32 %core, 4
)" + place + R"(
  %wide = zext i32 %at to i64
  %offset = mul nuw nsw i64 %wide, 64
  %to = getelementptr inbounds i8, ptr %out, i64 %offset
  call void @assay_toy_store(ptr %to, i32 %tile, i64 0, i64 64)
  ret void
}
)";
  return module;
}

LaunchValues ThreeCoresOfFourLanes(std::int64_t out_bytes) {
  LaunchValues launch;
  launch.semantics = &TheSemantics();
  launch.block_dim = 3;
  launch.inner_axes = {{"lane", 4}};
  launch.on_chip_bytes = kTileMemory;
  launch.args = {{"in", LaunchArgument::Role::kInput, 64}, {"out", LaunchArgument::Role::kOutput, out_bytes}};
  return launch;
}

struct Proved {
  DeviceEvents events;
  std::map<ObligationKind, ProofResult> worst;
};

Proved ProveStoresAt(const std::string& place, std::int64_t out_bytes) {
  const LaunchValues launch = ThreeCoresOfFourLanes(out_bytes);
  Proved out{Lift(KernelThatStoresAt(place), "k", launch), {}};
  EXPECT_TRUE(out.events.lifted) << out.events.why_not;
  for (const ProofResult& result : Prove(out.events, launch).results) {
    const auto [it, fresh] = out.worst.emplace(result.kind, result);
    if (!fresh && result.status != Status::kProved) it->second = result;
  }
  return out;
}

TEST(LaunchAxes, EachHasASymbolOfItsSize) {
  const Proved made = ProveStoresAt("%at = add nuw nsw i32 %rows, %lane", 768);
  ASSERT_EQ(made.events.axes.size(), 2u);
  EXPECT_EQ(made.events.axes[0].name, "core");
  EXPECT_EQ(made.events.pool->symbol(made.events.axes[0].symbol).range.hi, 2);
  EXPECT_EQ(made.events.axes[1].name, "lane");
  EXPECT_EQ(made.events.pool->symbol(made.events.axes[1].symbol).range.hi, 3);
}

TEST(LaunchAxes, UnitsThatShareNothingWriteAll) {
  const Proved made = ProveStoresAt("%at = add nuw nsw i32 %rows, %lane", 768);
  ASSERT_TRUE(made.worst.contains(ObligationKind::kCoverage));
  ASSERT_TRUE(made.worst.contains(ObligationKind::kDisjoint));
  for (const auto& [kind, result] : made.worst) EXPECT_EQ(result.status, Status::kProved) << result.what;
}

TEST(LaunchAxes, LanesThatWriteTheSameBytesAreTold) {
  // Lane 3 of core 0 writes what lane 2 of core 1 writes.
  const Proved made = ProveStoresAt("%at = add nuw nsw i32 %core, %lane", 384);
  EXPECT_EQ(made.worst.at(ObligationKind::kDisjoint).status, Status::kRefuted);
  EXPECT_EQ(made.worst.at(ObligationKind::kCoverage).status, Status::kProved);
}

TEST(LaunchAxes, ALaneThatLeavesTheTensorIsNamed) {
  // The last lane of the last core alone is past the end.
  const Proved made = ProveStoresAt("%at = add nuw nsw i32 %rows, %lane", 704);
  const ProofResult& bounds = made.worst.at(ObligationKind::kGlobalBounds);
  ASSERT_EQ(bounds.status, Status::kRefuted);
  EXPECT_EQ(bounds.model.at("core"), 2);
  EXPECT_EQ(bounds.model.at("lane"), 3);
}

TEST(LaunchAxes, BytesThatNoLaneWritesAreTold) {
  const Proved made = ProveStoresAt("%at = add nuw nsw i32 %rows, 0", 768);
  EXPECT_EQ(made.worst.at(ObligationKind::kCoverage).status, Status::kRefuted);
}

// A dialect that does not say how large the memories of its chip are gets no proof that buffers fit.
TEST(LaunchAxes, BuffersAreNotShownToFitIntoAMemoryOfUnknownSize) {
  LaunchValues launch = ThreeCoresOfFourLanes(768);
  launch.on_chip_bytes = -1;
  const DeviceEvents events = Lift(KernelThatStoresAt("%at = add nuw nsw i32 %rows, %lane"), "k", launch);
  int asked = 0;
  for (const ProofResult& result : Prove(events, launch).results) {
    if (result.kind != ObligationKind::kOnChipCapacity) continue;
    ++asked;
    EXPECT_EQ(result.status, Status::kUndecided);
    EXPECT_EQ(result.why_undecided, "how much memory a core has");
  }
  EXPECT_EQ(asked, 1);
}

}  // namespace
}  // namespace assay::toy
