// The naming rule from op type to file stem, on the forms where it differs from what one would guess.
#include "analyzer/facts/ascendc/op-name.h"

#include <gtest/gtest.h>

namespace assay::ascendc {
namespace {

TEST(SnakeCase, FollowsTheToolsRule) {
  EXPECT_EQ(SnakeCase("AddCustom"), "add_custom");
  EXPECT_EQ(SnakeCase("MaxPooling3dCustom"), "max_pooling3d_custom");
  EXPECT_EQ(SnakeCase("Conv2DCustom"), "conv2_d_custom");
  EXPECT_EQ(SnakeCase("Ab7c00031Custom"), "ab7c00031_custom");
  EXPECT_EQ(SnakeCase("GRUCell"), "gru_cell");
  EXPECT_EQ(SnakeCase("TopKCustom"), "top_k_custom");
  EXPECT_EQ(SnakeCase("ABCDef"), "abc_def");
  EXPECT_EQ(SnakeCase("X"), "x");
  EXPECT_EQ(SnakeCase("ABC"), "abc");
  EXPECT_EQ(SnakeCase(""), "");
}

TEST(SnakeCase, NeverDoublesAnUnderscore) { EXPECT_EQ(SnakeCase("Add_Custom"), "add_custom"); }

TEST(SnakeCase, LowerFirstLetterStays) { EXPECT_EQ(SnakeCase("addCustom"), "add_custom"); }

TEST(SnakeCase, CopiesBytesBeyondAscii) {
  EXPECT_EQ(SnakeCase("\xC3\x84"
                      "dd"),
            "\xC3\x84"
            "dd");
}

TEST(IsOpType, LettersAndDigitsFromAnUpperCaseLetterOn) {
  EXPECT_TRUE(IsOpType("Conv2DCustom"));
  EXPECT_FALSE(IsOpType("addCustom"));
  EXPECT_FALSE(IsOpType("Add_Custom"));
  EXPECT_FALSE(IsOpType("3dPool"));
  EXPECT_FALSE(IsOpType(""));
}

}  // namespace
}  // namespace assay::ascendc
