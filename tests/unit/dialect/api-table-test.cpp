// Lookups in the generated API table, on rows that other parts rely on.
#include "dialects/ascendc/table/api-table.h"

#include "dialects/ascendc/read/value-limit.h"
#include "dialects/ascendc/table/api-page.h"

#include <gtest/gtest.h>

#include <algorithm>

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
    EXPECT_FALSE(row.kind.empty() || row.group.empty()) << row.name;
    EXPECT_EQ(row.modelled, row.why.empty()) << row.name;
    EXPECT_TRUE(row.internal || !row.sources.empty()) << row.name;
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
