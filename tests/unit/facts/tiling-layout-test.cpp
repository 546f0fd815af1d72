// Layouts of tiling data, and widths of the types in it.
#include "analyzer/facts/ascendc/tiling-layout.h"

#include <gtest/gtest.h>

#include "analyzer/facts/dtype.h"

namespace assay::ascendc {
namespace {

TEST(BytesOfType, OfNumbersAsCodeNamesThem) {
  EXPECT_EQ(BytesOfType("bfloat16_t"), 2u);
  EXPECT_EQ(BytesOfType("std::int32_t"), 4u);
  EXPECT_EQ(BytesOfType("unsigned"), 4u);
  EXPECT_EQ(BytesOfType("size_t"), 8u);
  EXPECT_EQ(BytesOfType("char"), 1u);
  EXPECT_EQ(BytesOfType("Tensor"), 0u);
}

TilingStruct Struct(std::vector<TilingField> fields) {
  TilingStruct tiling;
  tiling.fields = std::move(fields);
  return tiling;
}

TilingField Field(const char* type, std::uint32_t count = 0) {
  TilingField field;
  field.type = type;
  field.count = count;
  return field;
}

TEST(TilingLayout, EachFieldIsAlignedToItsWidth) {
  const TilingStruct tiling = Struct({Field("uint8_t"), Field("int64_t"), Field("float", 3), Field("uint16_t")});
  const TilingLayout layout = LayOut(tiling);
  ASSERT_EQ(layout.fields.size(), 4u);
  EXPECT_TRUE(layout.is_complete);
  EXPECT_EQ(layout.fields[1].offset, 8u);
  EXPECT_EQ(layout.fields[2].offset, 16u);
  EXPECT_EQ(layout.fields[2].bytes, 12u);
  EXPECT_EQ(layout.fields[3].offset, 28u);
  EXPECT_EQ(layout.bytes, 30u);
}

TEST(TilingLayout, AStructLeavesItIncomplete) {
  TilingField nested = Field("TCubeTiling");
  nested.is_struct = true;
  const TilingLayout layout = LayOut(Struct({Field("uint32_t"), nested}));
  EXPECT_FALSE(layout.is_complete);
  EXPECT_EQ(layout.bytes, 4u);
}

TEST(PlaceFields, OfTheOnlyStructWhereItFits) {
  OperatorFacts host;
  host.tiling_structs = {Struct({Field("uint32_t"), Field("uint64_t")})};
  EXPECT_EQ(PlaceFields(host, 16).size(), 2u);
  EXPECT_TRUE(PlaceFields(host, 15).empty());
  host.tiling_structs.push_back(Struct({Field("uint32_t")}));
  EXPECT_TRUE(PlaceFields(host, 64).empty());
}

}  // namespace
}  // namespace assay::ascendc
