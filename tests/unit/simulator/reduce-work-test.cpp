// What reductions leave in their work tensor, and what happens after one that is too small.
#include <algorithm>

#include "dialects/ascendc/device/reduce-work.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

TEST(WorkElements, AsTheLibraryUsesThem) {
  ReduceForm form;
  form.count_form = true;
  form.n = 1000;  // 15 repeats of 64 and 40 elements
  EXPECT_EQ(WorkElements(ASSAY_REDUCE_SUM, form, 64, 16), 0);
  EXPECT_EQ(WorkElements(ASSAY_REDUCE_MAX, form, 64, 16), 30);
  form.with_index = true;
  // 30 in the first round, on to element 32, then one pair.
  EXPECT_EQ(WorkElements(ASSAY_REDUCE_MIN, form, 64, 16), 34);
  form.n = 64 * 70;  // 140, on to 144; 6, on to 152; 2
  EXPECT_EQ(WorkElements(ASSAY_REDUCE_MAX, form, 64, 70), 154);
  form.n = 40;
  EXPECT_EQ(WorkElements(ASSAY_REDUCE_MAX, form, 64, 1), 0);
  form.count_form = form.with_index = false;
  EXPECT_EQ(WorkElements(ASSAY_REDUCE_SUM, form, 128, 65), 65);
}

TEST_F(Device, SourceAsWorkTensorIsOverwritten) {
  Boot();
  const std::uint8_t* x = Input(Ramp(256));
  std::uint8_t* y = Output(256);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 1024), d = assay_buf_init(ASSAY_VECCALC, 32);
    In(a, x, 1024);
    assay_reduce_n(ASSAY_REDUCE_MAX, ASSAY_F32, d, 0, a, 0, a, 0, 256, 1);
    EXPECT_EQ(assay_ub_get(d, 0, 4), 0x43800000u);
    EXPECT_EQ(assay_ub_get(d, 4, 4), 255u);
    Out(y, a, 1024);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(At(y, 0), 64);
  EXPECT_EQ(At(y, 2), 128);
  EXPECT_EQ(At(y, 6), 256);
  EXPECT_EQ(At(y, 8), 9);
}

class SmallWork : public Device {
 protected:
  // A work tensor of 32 bytes although 128 are written, and a neighbour after it that reaches the output or does not.
  void Reduce(bool keep_neighbour) {
    log_ = std::make_unique<FaultLog>();
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    Boot();
    const std::uint8_t* x = Input(Ramp(1024));
    std::uint8_t* y = Output(64);
    Run([&] {
      const auto a = assay_buf_init(ASSAY_VECCALC, 4096), d = assay_buf_init(ASSAY_VECCALC, 32);
      const auto work = assay_buf_init(ASSAY_VECCALC, 32), next = assay_buf_init(ASSAY_VECCALC, 256);
      In(a, x, 4096);
      Vec(ASSAY_DUP, next, 0, 0, 7, 64);
      assay_reduce_n(ASSAY_REDUCE_MAX, ASSAY_F32, d, 0, a, 0, work, 0, 1024, 0);
      if (!keep_neighbour) Vec(ASSAY_DUP, next, 0, 0, 8, 64);
      Out(y, next, 256);
    });
  }
};

TEST_F(SmallWork, SpoilsItsNeighbour) {
  Reduce(true);
  const Fault* fault = Real(FaultKind::kOnChipOutOfBounds);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->args.at("write"), 1);
  EXPECT_EQ(fault->args.at("bytes"), 128);
  EXPECT_EQ(fault->args.at("size"), 32);
  EXPECT_EQ(fault->args.at("first"), 0);
  EXPECT_EQ(fault->args.at("count"), 24);
}

TEST_F(SmallWork, HarmlessWhereNothingOfItIsKept) {
  Reduce(false);
  EXPECT_EQ(RealFaults(), 0);
}

}  // namespace
}  // namespace assay::device
