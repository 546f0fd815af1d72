// Scalars in global memory: what stays in a core's cache, and updates lost between two.
#include <cstdint>
#include <cstring>

#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

constexpr std::uint64_t kOne = 0x3f800000, kTwo = 0x40000000;

TEST_F(Device, SetValueReachesMemoryWhenTheKernelEnds) {
  Boot();
  std::uint8_t* y = Output(16);
  Run([&] {
    assay_gm_set(y, 4, kTwo);
    EXPECT_EQ(At(y, 0), 0);
    EXPECT_EQ(assay_gm_get(y, 4), kTwo);
  });
  EXPECT_EQ(At(y, 0), 2);
  EXPECT_EQ(Real(FaultKind::kSharedLine), nullptr);
}

TEST_F(Device, CoresThatShareALineLoseValues) {
  Boot(2);
  std::uint8_t* y = Output(16);
  Run([&] { assay_gm_set(y + 4 * assay_block_idx(), 4, kTwo); });
  EXPECT_EQ(At(y, 0), 0);
  EXPECT_EQ(At(y, 1), 2);
  const Fault* lost = Real(FaultKind::kSharedLine);
  ASSERT_NE(lost, nullptr);
  EXPECT_EQ(lost->core, 1);
  EXPECT_EQ(lost->args.at("first"), 0);
  EXPECT_EQ(lost->args.at("line_last"), 15);
}

// Core 1 loads its line after core 0 wrote its own back, in this run: on a device it may come before.
TEST_F(Device, CoresThatCleanALineTheyShareMayLoseValues) {
  const auto told = [&](std::int64_t apart, bool together) {
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    Boot(2);
    std::uint8_t* y = Output(64);
    Run([&] {
      if (assay_block_idx() == 0 || !together) assay_gm_set(y + apart * assay_block_idx(), 4, kTwo);
      assay_dcache_clean(y, 1);
      if (!together) return;
      assay_sync_all();
      if (assay_block_idx() == 1) assay_gm_set(y + apart, 4, kTwo);
      assay_dcache_clean(y, 1);
    });
    EXPECT_EQ(At(y, 0), 2);
    EXPECT_EQ(At(y, static_cast<int>(apart / 4)), 2);
    return std::any_of(faults_.begin(), faults_.end(), [](const Fault& fault) {
      return fault.kind == FaultKind::kSharedLine && fault.args.at("in_no_order") == 1 && !IsReal(fault);
    });
  };
  EXPECT_TRUE(told(4, false));
  EXPECT_FALSE(told(64, false)) << "lines of their own";
  EXPECT_FALSE(told(4, true)) << "one after the other";
}

// A store by native pointer goes through the same cache as SetValue.
TEST_F(Device, CoresThatShareALineLoseNativeStores) {
  Boot(2);
  std::uint8_t* y = Output(16);
  Run([&] {
    std::uint8_t* p = y + 4 * assay_block_idx();
    machine_->RawAccess(p, 4, true);
    std::memcpy(p, &kTwo, 4);
  });
  EXPECT_EQ(At(y, 0) + At(y, 1), 2);  // one of the two
  const Fault* lost = Real(FaultKind::kSharedLine);
  ASSERT_NE(lost, nullptr);
  EXPECT_EQ(lost->args.at("line_last"), 15);
}

TEST_F(Device, NativeStoresToLinesOfTheirOwnAreKept) {
  Boot(2);
  std::uint8_t* y = Output(32);
  Run([&] {
    std::uint8_t* p = y + 64 * assay_block_idx();
    assay_gm_set(p, 4, kTwo);
    machine_->RawAccess(p + 4, 4, true);
    std::memcpy(p + 4, &kTwo, 4);
    EXPECT_EQ(assay_gm_get(p + 4, 4), kTwo);
    machine_->RawAccess(p, 4, false);
    EXPECT_EQ(std::memcmp(p, &kTwo, 4), 0);
  });
  for (const int i : {0, 1, 16, 17}) EXPECT_EQ(At(y, i), 2) << i;
  EXPECT_EQ(Real(FaultKind::kSharedLine), nullptr);
}

// Bytes that SetValue left in the second line of a store are written before the store takes the line.
TEST_F(Device, ANativeStoreOverTwoLinesKeepsWhatTheCacheHeld) {
  Boot();
  std::uint8_t* y = Output(32);
  Run([&] {
    assay_gm_set(y + 68, 4, kTwo);
    machine_->RawAccess(y + 60, 8, true);
    std::memcpy(y + 60, &kTwo, 4);
    std::memcpy(y + 64, &kTwo, 4);
  });
  for (const int i : {15, 16, 17}) EXPECT_EQ(At(y, i), 2) << i;
  EXPECT_EQ(Real(FaultKind::kSharedLine), nullptr);
}

TEST_F(Device, LinesOfTheirOwnKeepThem) {
  Boot(2);
  std::uint8_t* y = Output(32);
  Run([&] { assay_gm_set(y + 64 * assay_block_idx(), 4, kTwo); });
  EXPECT_EQ(At(y, 0), 2);
  EXPECT_EQ(At(y, 16), 2);
  EXPECT_EQ(Real(FaultKind::kSharedLine), nullptr);
}

TEST_F(Device, CopiesDoNotSeeWhatTheCacheHolds) {
  Boot();
  std::uint8_t* y = Output(16);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 64);
    assay_gm_set(y, 4, kTwo);
    In(a, y, 64);
    EXPECT_EQ(assay_ub_get(a, 0, 4), 0u);
    assay_dcache_clean(y, 0);
    In(a, y, 64);
    EXPECT_EQ(assay_ub_get(a, 0, 4), kTwo);
  });
  const Fault* stale = Real(FaultKind::kStaleCache);
  ASSERT_NE(stale, nullptr);
  EXPECT_EQ(stale->text.at("reason"), "copy");
  EXPECT_EQ(stale->times, 1u);
}

TEST_F(Device, GetValueIsOldUntilTheLineIsCleaned) {
  Boot();
  const std::uint8_t* x = Input(Ramp(16));
  std::uint8_t* y = Output(16);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 64);
    EXPECT_EQ(assay_gm_get(y, 4), 0u);
    In(a, x, 64);
    Out(y, a, 64);
    EXPECT_EQ(assay_gm_get(y, 4), 0u);
    assay_dcache_clean(y, 1);
    EXPECT_EQ(assay_gm_get(y, 4), kOne);
  });
  const Fault* stale = Real(FaultKind::kStaleCache);
  ASSERT_NE(stale, nullptr);
  EXPECT_EQ(stale->text.at("reason"), "get");
}

TEST_F(Device, TheCacheHolds512Lines) {
  Boot();
  std::uint8_t* y = Output(16 * 520);
  Run([&] {
    for (int line = 0; line < 520; ++line) assay_gm_set(y + 64 * line, 4, kTwo);
    EXPECT_EQ(At(y, 0), 2);         // made room
    EXPECT_EQ(At(y, 16 * 519), 0);  // still inside
  });
  EXPECT_EQ(At(y, 16 * 519), 2);
}

}  // namespace
}  // namespace assay::device
