// The number of digits with which a pair of values is shown.
#include <gtest/gtest.h>

#include "dialects/ascendc/run/explain-mismatch.h"

namespace assay {
namespace {

using Texts = std::pair<std::string, std::string>;

TEST(DistinctTexts, ShowsTheDigitInWhichTheValuesDiffer) {
  EXPECT_EQ(DistinctTexts(0.5, 2), (Texts{"0.5", "2"}));
  EXPECT_EQ(DistinctTexts(16777216, 16777217), (Texts{"16777216", "16777217"}));
  EXPECT_EQ(DistinctTexts(1.0 / 3, 1), (Texts{"0.333333", "1"}));
  EXPECT_EQ(DistinctTexts(7, 7), (Texts{"7", "7"}));
}

}  // namespace
}  // namespace assay
