// Which of several instructions is named for an error: the one that made it, not the one after which it is too large.
#include "dialects/ascendc/device/exact.h"

#include "tests/unit/simulator/exact-fixture.h"

namespace assay::device {
namespace {

TEST_F(ExactDevice, NamesTheConversionWhoseErrorLaterStepsMakeLarger) {
  Follow(6e-4);
  std::uint8_t* x = Input(std::vector<float>(8, 1000.3f));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), h = Floats(8), wide = Floats(8);
    In(a, x, 32);
    assay_loc(5);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 8);  // 1000.5: within the tolerance
    assay_loc(6);
    CastRow(ASSAY_F32, ASSAY_F16, wide, h, 8, 0);
    assay_loc(7);
    Vec(ASSAY_ADDS, wide, wide, 0, -990, 8);
    assay_loc(8);
    Out(y, wide, 32);
  });
  const ExactBirth& birth = BirthOf(Exported()[0]);
  EXPECT_EQ(birth.location, 5);
  EXPECT_EQ(birth.kind, DriftKind::kRounding);
}

// Twice through half: the second conversion adds less than the error it received.
TEST_F(ExactDevice, OfTwoConversionsTheOneWithTheLargerErrorIsNamed) {
  Follow(6e-4);
  std::uint8_t* x = Input(std::vector<float>(8, 1000.26f));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), h = Floats(8), wide = Floats(8);
    In(a, x, 32);
    assay_loc(5);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 8);  // 1000.5, off by 2.4e-4
    assay_loc(6);
    CastRow(ASSAY_F32, ASSAY_F16, wide, h, 8, 0);
    Vec(ASSAY_ADDS, wide, wide, 0, -700, 8);
    assay_loc(7);
    CastRow(ASSAY_F16, ASSAY_F32, h, wide, 8);
    CastRow(ASSAY_F32, ASSAY_F16, wide, h, 8, 0);
    Out(y, wide, 32);
  });
  EXPECT_EQ(BirthOf(Exported()[0]).location, 5);
}

TEST_F(ExactDevice, AWholeNumberThatFitsIsNotSaturated) {
  Follow();
  std::uint8_t* x = Input(std::vector<float>(8, 100.47f));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), h = Floats(8), whole = Floats(8), wide = Floats(8);
    In(a, x, 32);
    assay_loc(5);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 8);  // 100.5
    assay_loc(6);
    CastRow(ASSAY_F32, ASSAY_F16, a, h, 8, 0);
    Vec(ASSAY_ADDS, a, a, 0, 0.005, 8);
    assay_loc(7);
    CastRow(ASSAY_I16, ASSAY_F32, whole, a, 8);
    CastRow(ASSAY_F32, ASSAY_I16, wide, whole, 8, 0);
    Out(y, wide, 32);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[0].exact, 100);
  EXPECT_EQ(BirthOf(elements[0]).location, 5);
  EXPECT_EQ(BirthOf(elements[0]).kind, DriftKind::kRounding);
}

}  // namespace
}  // namespace assay::device
