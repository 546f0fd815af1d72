// The estimates of Reciprocal and Rsqrt, and their use by instructions.
#include "dialects/ascendc/device/estimate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "analyzer/facts/number-formats.h"

namespace assay::device {
namespace {

double AsHalf(double x) { return HalfToFloat(FloatToHalf(static_cast<float>(x))); }

struct Printed {
  double of, result;
};

// To the four digits that the pages print.
void ExpectPrinted(double got, double printed) { EXPECT_NEAR(got, printed, 5e-4 * std::fabs(printed)) << printed; }

TEST(Estimate, GivesWhatThePagesPrint) {
  for (const Printed& p :
       {Printed{-7.152, -0.1396}, {-7.24, -0.1382}, {1.771, 0.5645}, {-1.339, -0.748}, {4.473, 0.2231}})
    ExpectPrinted(AsHalf(ReciprocalEstimate(AsHalf(p.of))), p.result);
  for (const Printed& p : {Printed{0.8335, 1.094}, {2.2, 0.676}, {2.672, 0.6113}, {2.312, 0.6562}, {5.36, 0.4316}})
    ExpectPrinted(AsHalf(RsqrtEstimate(AsHalf(p.of))), p.result);
}

// A correctly rounded result differs for most of them: the test above distinguishes the two.
TEST(Estimate, IsNotTheRoundedResult) {
  EXPECT_NE(AsHalf(ReciprocalEstimate(AsHalf(1.339))), AsHalf(1 / AsHalf(1.339)));
  EXPECT_NE(AsHalf(RsqrtEstimate(AsHalf(2.2))), AsHalf(1 / std::sqrt(AsHalf(2.2))));
}

TEST(Estimate, IsNeverOffByMoreThanEightBits) {
  double reciprocal = 0, root = 0;
  for (double x = 0x1p-3; x < 0x1p3; x *= 1 + 0x1p-14) {
    reciprocal = std::max(reciprocal, std::fabs(ReciprocalEstimate(x) * x - 1));
    root = std::max(root, std::fabs(RsqrtEstimate(x) * std::sqrt(x) - 1));
  }
  EXPECT_LT(reciprocal, kEstimateError);
  EXPECT_LT(root, kEstimateError);
  EXPECT_GT(reciprocal, 2e-3);  // and it is an estimate
  EXPECT_GT(root, 2e-3);
}

TEST(Estimate, KeepsTheEdgesOfIeee) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(ReciprocalEstimate(0.0), kInf);
  EXPECT_EQ(ReciprocalEstimate(-0.0), -kInf);
  EXPECT_EQ(ReciprocalEstimate(kInf), 0);
  EXPECT_TRUE(std::signbit(ReciprocalEstimate(-kInf)));
  EXPECT_TRUE(std::isnan(ReciprocalEstimate(std::nan(""))));
  EXPECT_EQ(RsqrtEstimate(0.0), kInf);
  EXPECT_EQ(RsqrtEstimate(-0.0), -kInf);
  EXPECT_EQ(RsqrtEstimate(kInf), 0);
  EXPECT_TRUE(std::isnan(RsqrtEstimate(-1)));
  // The smallest subnormal float: far beyond what float holds, and no crash.
  EXPECT_GT(ReciprocalEstimate(0x1p-149), 0x1p148);
  EXPECT_NEAR(RsqrtEstimate(0x1p-149), std::sqrt(0x1p149), kEstimateError * std::sqrt(0x1p149));
}

TEST(Estimate, OffByTheMostInBothDirections) {
  EXPECT_EQ(ReciprocalBy(Inexact::kExact, 4), 0.25);
  EXPECT_EQ(ReciprocalBy(Inexact::kAbove, 4), 0.25 * (1 + 0x1p-8));
  EXPECT_EQ(ReciprocalBy(Inexact::kBelow, -4), -0.25 * (1 - 0x1p-8));
  EXPECT_EQ(RsqrtBy(Inexact::kEstimate, 4), RsqrtEstimate(4));
}

}  // namespace
}  // namespace assay::device
