// How much of a memory a kernel may use: buffers, the reserved end of UB, hidden temporary space.
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

TEST_F(Device, UbOverflowSumsAllBuffers) {
  Boot();
  Run([&] {
    assay_que_init(ASSAY_VECIN, ASSAY_VECCALC, 1, 2, 65536);
    assay_que_init(ASSAY_VECOUT, ASSAY_GM_POS, 1, 2, 65536);
    Vec(ASSAY_DUP, assay_buf_init(ASSAY_VECCALC, 100), 0, 0, 1, 8);
  });
  const Fault* overflow = Real(FaultKind::kOnChipOverflow);
  ASSERT_NE(overflow, nullptr);
  EXPECT_EQ(overflow->args.at("need"), 4 * 65536 + 128);
  EXPECT_EQ(overflow->args.at("have"), 196608);
}

TEST_F(Device, HiddenSpaceMustLieBehindTheBuffers) {
  Boot();
  Run([&] {
    assay_buf_init(ASSAY_VECCALC, 196544);
    assay_hidden_space("Tanh");
  });
  const Fault* overflow = Real(FaultKind::kOnChipOverflow);
  ASSERT_NE(overflow, nullptr);
  EXPECT_EQ(overflow->text.at("hidden"), "Tanh");
}

TEST_F(Device, HiddenSpaceThatIsThereIsNoFault) {
  Boot();
  Run([&] {
    assay_buf_init(ASSAY_VECCALC, 196544 - 32);
    assay_hidden_space("Tanh");
  });
  EXPECT_EQ(Real(FaultKind::kOnChipOverflow), nullptr);
}

TEST_F(Device, BuffersPastTheEndThatAreUnusedAreAdvice) {
  Boot();
  Run([&] {
    const auto used = assay_buf_init(ASSAY_VECCALC, 1024);
    assay_buf_init(ASSAY_VECCALC, 300000);
    Vec(ASSAY_DUP, used, 0, 0, 1, 8);
  });
  EXPECT_EQ(RealFaults(), 0);
  ASSERT_EQ(faults_.size(), 1u);
  EXPECT_EQ(faults_[0].args.at("need"), 1024 + 300000);
}

TEST_F(Device, TheReservedEndOfUbIsOnlyAdvice) {
  Boot();
  Run([&] { assay_buf_init(ASSAY_VECCALC, 190000); });
  EXPECT_EQ(RealFaults(), 0);
  ASSERT_EQ(faults_.size(), 1u);
  EXPECT_EQ(faults_[0].args.at("have"), 188160);
}

}  // namespace
}  // namespace assay::device
