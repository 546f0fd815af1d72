// Calls of examples, and helpers of tests, found in their texts.
#include "dialects/ascendc/derive/example-cases.h"

#include <gtest/gtest.h>

#include "dialects/ascendc/derive/derived-choices.h"
#include "dialects/ascendc/derive/tiling-cases.h"

namespace assay {
namespace {

OpDefinition ScaleRows() {
  OpDefinition op;
  op.op_type = "ScaleRows";
  op.params = {{.kind = OpParam::Kind::kInput, .name = "x", .param_type = "required", .dtypes = {"DT_FLOAT"}},
               {.kind = OpParam::Kind::kInput, .name = "scale", .param_type = "optional", .dtypes = {"DT_FLOAT"}},
               {.kind = OpParam::Kind::kOutput, .name = "y", .param_type = "required", .dtypes = {"DT_FLOAT"}}};
  op.attrs = {{.name = "axis", .type = "Int", .default_text = "1"}};
  return op;
}

constexpr const char* kExample = R"(
template <typename T>
int CreateTensor(const std::vector<T>& data, const std::vector<int64_t>& shape, void** address, aclDataType type, aclTensor** tensor)
{
    *tensor = aclCreateTensor(shape.data(), shape.size(), type, nullptr, 0, ACL_FORMAT_ND, shape.data(), shape.size(), *address);
    return 0;
}
int main()
{
    int rows = 6, width = rows * 2 + 1;
    std::vector<int64_t> xShape = {rows, width};
    std::vector<float> xData(rows * width, 1);
    std::vector<float> scaleData = {1, 2, 3};
    int64_t axis = 1;
    aclTensor* x = nullptr;
    aclTensor* scale = nullptr;
    aclTensor* y = nullptr;
    ret = CreateTensor(xData, xShape, &xAddress, aclDataType::ACL_FLOAT, &x);
    ret = CreateTensor(scaleData, {13}, &scaleAddress, aclDataType::ACL_FLOAT, &scale);
    ret = CreateTensor(xData, xShape, &yAddress, aclDataType::ACL_FLOAT, &y);
    ret = aclnnScaleRowsGetWorkspaceSize(x, scale, axis, y, &size, &executor);
    ret = aclnnScaleRowsGetWorkspaceSize(x, nullptr, axis, y, &size, &executor);
    ret = aclnnScaleRowsGetWorkspaceSize(x, axis, &size, &executor);
}
)";

TEST(ExampleCases, InputsAttributesAndOutputsInTheirOrder) {
  const std::vector<TilingCase> cases = ReadExampleCases(kExample, ScaleRows());
  ASSERT_EQ(cases.size(), 2u);
  ASSERT_EQ(cases[0].inputs.size(), 2u);
  EXPECT_EQ(cases[0].inputs[0].shape, (std::vector<std::int64_t>{6, 13}));
  EXPECT_EQ(cases[0].inputs[0].dtype, "DT_FLOAT");
  EXPECT_EQ(cases[0].inputs[1].shape, (std::vector<std::int64_t>{13}));
  EXPECT_EQ(cases[0].outputs.at(0).shape, (std::vector<std::int64_t>{6, 13}));
  EXPECT_EQ(std::get<std::int64_t>(cases[0].attributes.at("axis")), 1);
  EXPECT_FALSE(cases[1].inputs[1].present);
}

TEST(TilingCases, AHelperIsReadWhereItIsCalled) {
  const std::vector<TilingCase> cases = ReadTilingCases(R"(
void Check(gert::StorageShape& x, ge::DataType dtype, bool plain = true)
{
    auto holder = gert::TilingContextFaker().SetOpType("ScaleRows").NodeIoNum(2, 1).IrInstanceNum({1, 1})
        .InputShapes({&x, plain ? nullptr : &x}).OutputShapes({&x}).NodeInputTd(0, dtype, ge::FORMAT_ND, ge::FORMAT_ND).Build();
}
TEST_F(ScaleRowsTiling, first)
{
    int64_t rows = 40 - 4 / 2;
    gert::StorageShape shape = {{rows, 3}, {rows, 3}};
    Check(shape, ge::DT_FLOAT16);
    Check(shape, ge::DT_FLOAT, false);
}
)",
                                                        "ScaleRows");
  ASSERT_EQ(cases.size(), 2u);
  EXPECT_EQ(cases[0].inputs.at(0).shape, (std::vector<std::int64_t>{38, 3}));
  EXPECT_EQ(cases[0].inputs[0].dtype, "DT_FLOAT16");
  EXPECT_FALSE(cases[0].inputs.at(1).present);
  EXPECT_EQ(cases[1].inputs[0].dtype, "DT_FLOAT");
  EXPECT_TRUE(cases[1].inputs.at(1).present);
}

TEST(DerivedChoices, ConstantsThatCodeComparesWith) {
  EXPECT_EQ(
      TellingConstants("constexpr int64_t kRow = 4096; if (n < 300UL && 7 > m && x == 0x40) { y = 5000000; z += 77; }"),
      (std::vector<std::int64_t>{300, 4096}));
}

}  // namespace
}  // namespace assay
