// Lookups in the generated API table, on rows that other parts rely on.
#include "analyzer/facts/ascendc/api-table.h"

#include "dialects/ascendc/read/value-limit.h"
#include "dialects/ascendc/table/api-page.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace assay::ascendc {
namespace {

const ApiOperand* Operand(const ApiRow& row, std::string_view name) {
  const auto found = std::ranges::find(row.operands, name, &ApiOperand::name);
  return found == row.operands.end() ? nullptr : &*found;
}

TEST(ApiTable, IsSortedAndNamesEachApiOnce) {
  ASSERT_GT(ApiTable().size(), 1000u);
  for (std::size_t i = 1; i < ApiTable().size(); ++i) {
    const ApiRow& before = ApiTable()[i - 1];
    const ApiRow& row = ApiTable()[i];
    EXPECT_LE(before.name, row.name);
    EXPECT_FALSE(before.name == row.name && before.owner == row.owner) << row.name;
  }
}

TEST(ApiTable, EveryRowSaysWhatItIsAndWhyItIsNotModelled) {
  for (const ApiRow& row : ApiTable()) {
    EXPECT_FALSE(row.kind.empty()) << row.name;
    EXPECT_EQ(row.modelled, row.why.empty()) << row.name;
  }
}

TEST(ApiTable, FindsByNameAndOwner) {
  ASSERT_NE(FindApi("Add"), nullptr);
  EXPECT_EQ(FindApi("Add")->owner, "AscendC");
  EXPECT_EQ(FindApi("Add")->pipe, "V");
  ASSERT_NE(FindApi("SetValue", "LocalTensor"), nullptr);
  ASSERT_NE(FindApi("SetValue", "GlobalTensor"), nullptr);
  EXPECT_NE(FindApi("SetValue", "LocalTensor"), FindApi("SetValue", "GlobalTensor"));
  EXPECT_EQ(FindApi("SetValue", "TPipe"), nullptr);
  EXPECT_EQ(FindApi("VectorAddAll"), nullptr);
}

TEST(ApiTable, KnowsUnitsAndLimits) {
  const ApiRow* add = FindApi("Add");
  ASSERT_NE(add, nullptr);
  const ApiOperand* repeat = Operand(*add, "repeatTimes");
  ASSERT_NE(repeat, nullptr);
  EXPECT_EQ(repeat->unit, "repeats");
  EXPECT_EQ(repeat->max, 255);
  EXPECT_EQ(Operand(*add, "calCount")->unit, "elements");
  EXPECT_EQ(Operand(*add, "dstLocal")->alignment, 32);
  const ApiRow* pad = FindApi("DataCopyPad");
  ASSERT_NE(pad, nullptr);
  EXPECT_EQ(Operand(*pad, "blockCount")->max, 4095);
  EXPECT_EQ(Operand(*pad, "blockLen")->unit, "bytes");
}

TEST(ApiTable, KnowsReleasesAndChips) {
  const ApiRow* later = FindApi("Compares");
  ASSERT_NE(later, nullptr);
  EXPECT_EQ(later->since, "9.0");
  const ApiRow* other = FindApi("Subs");
  ASSERT_NE(other, nullptr);
  EXPECT_FALSE(other->modelled);
  EXPECT_EQ(std::ranges::count(other->chips, "910B"), 0);
}

TEST(ApiTable, GivesTheLimitsThatRulesCheck) {
  EXPECT_EQ(LargestValue("AscendC::DataCopyParams::DataCopyParams", "blockCount", {}), 4095);
  EXPECT_EQ(LargestValue("AscendC::DataCopyExtParams", "blockLen", {}), 2097151);
  EXPECT_EQ(LargestValue("AscendC::TPipe::InitBuffer", "num", {}), 64);
  EXPECT_EQ(LargestValue("AscendC::Add", "mask", {"half", "float"}), 64);
  EXPECT_EQ(LargestValue("AscendC::Add", "mask", {"Unknown"}), 0);
  EXPECT_EQ(LargestValue("AscendC::Add", "calCount", {}), 0);
  EXPECT_EQ(LargestValue("AscendC::NoSuchFunction", "num", {}), 0);
}

TEST(ApiTable, GivesTheLimitsOfTheDevice) {
  EXPECT_EQ(LargestIn("InitBuffer", "TPipe", "buffers_total"), 64);
  EXPECT_EQ(LargestIn("DataCopyParams", "AscendC", "blockCount"), 4095);
  EXPECT_EQ(LargestIn("Add", "AscendC", "repeatTimes"), 255);
  EXPECT_EQ(LargestIn("SaveToBuffer", "TilingDef", "in-graph"), 2048);
  EXPECT_EQ(LargestIn("SaveToBuffer", "TilingDef", "in-call"), 800 * 1024);
  EXPECT_EQ(LargestIn("Add", "TPipe", "repeatTimes"), 0);
  EXPECT_EQ(LargestIn("Add", "AscendC", "noSuchOperand"), 0);
}

TEST(ApiTable, ConversionsHaveTheModesOfTheirPair) {
  const ApiConversion* narrowing = FindConversion("half", "int16_t");
  ASSERT_NE(narrowing, nullptr);
  EXPECT_EQ(std::vector(narrowing->modes.begin(), narrowing->modes.end()),
            (std::vector<std::string_view>{"RINT", "FLOOR", "CEIL", "ROUND", "TRUNC"}));
  ASSERT_NE(FindConversion("half", "float"), nullptr);
  EXPECT_EQ(FindConversion("half", "float")->modes.size(), 1u);
  // What takes any mode, for the mode is ignored.
  ASSERT_NE(FindConversion("int32_t", "half"), nullptr);
  EXPECT_TRUE(FindConversion("int32_t", "half")->modes.empty());
  // A pair that another chip has.
  EXPECT_EQ(FindConversion("half", "bfloat16_t"), nullptr);
}

TEST(ApiTable, SaysWhatIsMeantByANameThatItDoesNotHave) {
  const ApiAdvice* fill = FindAdvice("Fill");
  ASSERT_NE(fill, nullptr);
  EXPECT_EQ(fill->instead, "Duplicate");
  EXPECT_EQ(fill->call, ApiCall::kSame);
  const ApiAdvice* negated = FindAdvice("Neg");
  ASSERT_NE(negated, nullptr);
  EXPECT_EQ(negated->instead, "`Muls` with -1");
  EXPECT_EQ(negated->meant, "Muls");
  // As a name alone it can mean the member `SetValue`.
  EXPECT_EQ(FindAdvice("SetVal"), nullptr);
  ASSERT_NE(FindCallAdvice("SetVal"), nullptr);
  EXPECT_EQ(FindCallAdvice("SetVal")->call, ApiCall::kFill);
  ASSERT_NE(FindReplacement("NO_REDUCE"), nullptr);
  EXPECT_EQ(FindReplacement("NO_REDUCE")->instead, "NONE");
  EXPECT_EQ(FindAdvice("Add"), nullptr);
}

TEST(ApiTable, ShowsANameToPeople) {
  const std::string add = ApiPage("Add");
  EXPECT_TRUE(add.starts_with("## `AscendC::Add`\n\nfunction, pipe V, since release 8.1")) << add;
  EXPECT_NE(add.find("- `repeatTimes`: repeat, in repeats, 0 to 255\n"), std::string::npos) << add;
  EXPECT_NE(add.find("(the compiler takes no other for 910B): half, float, int16_t, int32_t"), std::string::npos)
      << add;
  EXPECT_EQ(ApiPage("AscendC::Add"), add);
  // Members of several classes are shown together, unless one is named.
  EXPECT_NE(ApiPage("SetValue").find("## `GlobalTensor::SetValue`"), std::string::npos);
  EXPECT_EQ(ApiPage("LocalTensor::SetValue").find("GlobalTensor"), std::string::npos);
  EXPECT_EQ(ApiPage("VectorAddAll"), "");
  EXPECT_EQ(ApiPage("TPipe::SetValue"), "");
}

}  // namespace
}  // namespace assay::ascendc
