// Rounding of element formats and conversions, compared with values computed by hand or known from IEEE 754.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

TEST(Half, KnownValues) {
  EXPECT_EQ(FloatToHalf(1.0f), 0x3c00);
  EXPECT_EQ(FloatToHalf(-2.0f), 0xc000);
  EXPECT_EQ(FloatToHalf(65504.0f), 0x7bff);
  EXPECT_EQ(FloatToHalf(65519.9f), 0x7bff);
  EXPECT_EQ(FloatToHalf(65520.0f), 0x7c00);
  EXPECT_EQ(FloatToHalf(1e9f), 0x7c00);
  EXPECT_EQ(FloatToHalf(0x1p-24f), 0x0001);
  EXPECT_EQ(FloatToHalf(0x1p-25f), 0x0000);    // a tie goes to even
  EXPECT_EQ(FloatToHalf(0x1.8p-24f), 0x0002);  // so does this one
  EXPECT_EQ(FloatToHalf(1.0f + 0x1p-11f), 0x3c00);
  EXPECT_EQ(FloatToHalf(1.0f + 3 * 0x1p-11f), 0x3c02);
  EXPECT_EQ(FloatToHalf(0.1f), 0x2e66);
  EXPECT_EQ(FloatToHalf(NAN) & 0x7c00, 0x7c00);
  EXPECT_NE(FloatToHalf(NAN) & 0x03ff, 0);
}

TEST(Half, EveryBitPatternSurvivesTheRoundTrip) {
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const float value = HalfToFloat(static_cast<std::uint16_t>(bits));
    if (std::isnan(value)) continue;
    ASSERT_EQ(FloatToHalf(value), bits);
  }
}

TEST(Bf16, RoundsToNearestEven) {
  EXPECT_EQ(FloatToBf16(1.0f), 0x3f80);
  EXPECT_EQ(FloatToBf16(1.0f + 0x1p-8f), 0x3f80);
  EXPECT_EQ(FloatToBf16(1.0f + 3 * 0x1p-8f), 0x3f82);
  EXPECT_TRUE(std::isnan(Bf16ToFloat(FloatToBf16(NAN))));
}

std::uint16_t HalfOp(int op, std::uint16_t a, std::uint16_t b) {
  std::uint16_t r = 0;
  EXPECT_TRUE(ComputeBinary(op, Dtype::kF16, reinterpret_cast<std::uint8_t*>(&a), reinterpret_cast<std::uint8_t*>(&b),
                            reinterpret_cast<std::uint8_t*>(&r), 1));
  return r;
}

TEST(Arithmetic, HalfIsRoundedAfterEachOperation) {
  EXPECT_EQ(HalfOp(ASSAY_ADD, FloatToHalf(2048), FloatToHalf(1)), FloatToHalf(2048));
  EXPECT_EQ(HalfOp(ASSAY_ADD, FloatToHalf(2048), FloatToHalf(3)), FloatToHalf(2052));
  EXPECT_EQ(HalfOp(ASSAY_DIV, FloatToHalf(1), FloatToHalf(3)), 0x3555);
  EXPECT_EQ(HalfOp(ASSAY_MUL, 0x7bff, FloatToHalf(2)), 0x7c00);
}

TEST(Arithmetic, IntegersWrap) {
  std::int16_t a = 32767, b = 1, r = 0;
  ComputeBinary(ASSAY_ADD, Dtype::kI16, reinterpret_cast<std::uint8_t*>(&a), reinterpret_cast<std::uint8_t*>(&b),
                reinterpret_cast<std::uint8_t*>(&r), 1);
  EXPECT_EQ(r, -32768);
}

template <class To, class From>
To Cast(Dtype to, Dtype from, int round, From value) {
  To result{};
  CastRow(to, from, round, reinterpret_cast<std::uint8_t*>(&value), reinterpret_cast<std::uint8_t*>(&result), 1);
  return result;
}

TEST(Cast, RoundModesToInteger) {
  const auto cast = [](int round, float value) { return Cast<std::int32_t>(Dtype::kI32, Dtype::kF32, round, value); };
  EXPECT_EQ(cast(1, 2.5f), 2);
  EXPECT_EQ(cast(1, 3.5f), 4);
  EXPECT_EQ(cast(2, -1.5f), -2);
  EXPECT_EQ(cast(3, -1.5f), -1);
  EXPECT_EQ(cast(4, 2.5f), 3);
  EXPECT_EQ(cast(4, -2.5f), -3);
  EXPECT_EQ(cast(5, -1.9f), -1);
}

TEST(Cast, IntegersSaturate) {
  EXPECT_EQ(Cast<std::int32_t>(Dtype::kI32, Dtype::kF32, 1, 3e9f), INT32_MAX);
  EXPECT_EQ(Cast<std::int16_t>(Dtype::kI16, Dtype::kF32, 1, -1e6f), -32768);
  EXPECT_EQ(Cast<std::uint8_t>(Dtype::kU8, Dtype::kF16, 0, FloatToHalf(-3)), 0);
  EXPECT_EQ(Cast<std::int8_t>(Dtype::kI8, Dtype::kF16, 0, FloatToHalf(300)), 127);
  EXPECT_EQ(Cast<std::int32_t>(Dtype::kI32, Dtype::kF32, 1, NAN), 0);
}

TEST(Cast, DirectedRoundingToHalf) {
  const float above = 1.0f + 0x1p-12f;
  const auto half = [](int round, float value) { return Cast<std::uint16_t>(Dtype::kF16, Dtype::kF32, round, value); };
  EXPECT_EQ(half(0, above), 0x3c00);
  EXPECT_EQ(half(2, above), 0x3c00);
  EXPECT_EQ(half(3, above), 0x3c01);
  EXPECT_EQ(half(5, -above), 0xbc00);
  EXPECT_EQ(half(2, -above), 0xbc01);
  EXPECT_EQ(half(4, 1.0f + 0x1p-11f), 0x3c01);
  EXPECT_EQ(half(6, above), 0x3c01);
  EXPECT_EQ(half(6, 1.0f + 0x1p-10f), 0x3c01);
}

TEST(Cast, KnowsWhichPairsTakeWhichModes) {
  EXPECT_TRUE(CastAllowed(Dtype::kF32, Dtype::kF16, 0));
  EXPECT_FALSE(CastAllowed(Dtype::kF32, Dtype::kF16, 1));
  EXPECT_FALSE(CastAllowed(Dtype::kBF16, Dtype::kF32, 0));
  EXPECT_TRUE(CastAllowed(Dtype::kBF16, Dtype::kF32, 1));
  EXPECT_FALSE(CastAllowed(Dtype::kBF16, Dtype::kF16, 1));
  EXPECT_FALSE(CastAllowed(Dtype::kI32, Dtype::kF16, 0));
}

}  // namespace
}  // namespace assay::device
