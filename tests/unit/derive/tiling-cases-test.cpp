// Launches found in the text of unit tests.
#include "dialects/ascendc/derive/tiling-cases.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace assay {
namespace {

using Shape = std::vector<std::int64_t>;

TEST(TilingCases, ListedTensorsAndAttributes) {
  const auto cases = ReadTilingCases(
      R"cpp(
        TEST_F(ScaleTiling, first) {
          struct Info {
            uint32_t cores;
          } info = {48};
          gert::TilingContextPara para(
              "Scale",
              {{{{16, 64}, {16, 64}}, ge::DT_FLOAT16, ge::FORMAT_ND}, {{{64}, {64}}, ge::DT_FLOAT, ge::FORMAT_ND}},
              {{{{16, 64}, {16, 64}}, ge::DT_FLOAT16, ge::FORMAT_ND}},
              {{"eps", Lib::AnyValue::CreateFrom<float>(1e-5f)},
               {"axes", Lib::AnyValue::CreateFrom<std::vector<int64_t>>({-1, 0})},
               {"mode", Lib::AnyValue::CreateFrom<std::string>("mean")},
               {"keep", Lib::AnyValue::CreateFrom<bool>(true)}},
              &info);
        }
      )cpp",
      "Scale");
  ASSERT_EQ(cases.size(), 1u);
  ASSERT_EQ(cases[0].inputs.size(), 2u);
  EXPECT_EQ(cases[0].inputs[0].shape, (Shape{16, 64}));
  EXPECT_EQ(cases[0].inputs[1].dtype, "DT_FLOAT");
  ASSERT_EQ(cases[0].outputs.size(), 1u);
  EXPECT_EQ(std::get<double>(cases[0].attributes.at("eps")), 1e-5);
  EXPECT_EQ(std::get<std::vector<std::int64_t>>(cases[0].attributes.at("axes")), (Shape{-1, 0}));
  EXPECT_EQ(std::get<std::string>(cases[0].attributes.at("mode")), "mean");
  EXPECT_TRUE(std::get<bool>(cases[0].attributes.at("keep")));
}

TEST(TilingCases, TestsOfChipsOfOtherArchitectures) {
  const auto test = [](const char* name, const char* chip, const char* rows) {
    return std::string("TEST_F(ScaleTiling, ") + name + ") { std::string soc = \"" + chip +
           "\"; gert::TilingContextPara para(\"Scale\", {{{{" + rows + "}, {" + rows +
           "}}, ge::DT_FLOAT, ge::FORMAT_ND}}, {{{{4}, {4}}, ge::DT_FLOAT, ge::FORMAT_ND}}, &info); }\n";
  };
  const std::string text = test("later", "Ascend950", "1") + test("same", "Ascend910_93", "2") +
                           test("own", "ASCEND910B", "3") + test("unsaid", "Scale", "4");
  std::vector<Shape> seen;
  for (const TilingCase& one : ReadTilingCases(text, "Scale", "ascend910b")) seen.push_back(one.inputs[0].shape);
  EXPECT_EQ(seen, (std::vector<Shape>{{2}, {3}, {4}}));
  EXPECT_EQ(ReadTilingCases(text, "Scale").size(), 4u);
}

TEST(TilingCases, ValuesThatTheHostReadsAndVariables) {
  const auto cases =
      ReadTilingCases(R"cpp(
                        std::vector<int64_t> sizes = {2, 3};
                        int32_t start = -4;
                        gert::StorageShape shape = {{4, 5}, {4, 5}};
                        ge::DataType dtype = ge::DT_BF16;
                        gert::TilingContextPara para("Pad",
                                                     {{shape, dtype, ge::FORMAT_ND},
                                                      {{{2}, {2}}, ge::DT_INT64, ge::FORMAT_ND, true, sizes.data()},
                                                      {{{1}, {1}}, ge::DT_INT32, ge::FORMAT_ND, true, &start}},
                                                     {{shape, dtype, ge::FORMAT_ND}}, {1, 1, 1}, {1}, &info);
                      )cpp",
                      "Pad");
  ASSERT_EQ(cases.size(), 1u);
  EXPECT_EQ(cases[0].inputs[0].shape, (Shape{4, 5}));
  EXPECT_EQ(cases[0].inputs[0].dtype, "DT_BF16");
  EXPECT_EQ(cases[0].inputs[1].values, (std::vector<double>{2, 3}));
  EXPECT_EQ(cases[0].inputs[2].values, (std::vector<double>{-4}));
  EXPECT_EQ(cases[0].input_counts, (Shape{1, 1, 1}));
  EXPECT_EQ(cases[0].output_counts, (Shape{1}));
}

TEST(TilingCases, ChainedCallsWithAnAbsentInput) {
  const auto cases = ReadTilingCases(R"cpp(
                                       gert::StorageShape x = {{24, 1, 40}, {24, 1, 40}};
                                       gert::StorageShape gamma = {{
                                                                       40,
                                                                   },
                                                                   {
                                                                       40,
                                                                   }};
                                       std::string info = R"({"hardware_info": {"CORE_NUM": 40}})";
                                       std::string op_type("Norm");
                                       auto func = Find("Norm");
                                       auto holder = gert::TilingContextFaker()
                                                         .NodeIoNum(3, 1)
                                                         .IrInstanceNum({1, 1, 0})
                                                         .InputShapes({&x, &gamma})
                                                         .OutputShapes({&x})
                                                         .NodeInputTd(0, ge::DT_FLOAT16, ge::FORMAT_ND, ge::FORMAT_ND)
                                                         .NodeInputTd(1, ge::DT_FLOAT, ge::FORMAT_ND, ge::FORMAT_ND)
                                                         .NodeAttrs({{"eps", AnyValue::CreateFrom<float>(0.01)}})
                                                         .Build();
                                     )cpp",
                                     "Norm");
  ASSERT_EQ(cases.size(), 1u);
  EXPECT_EQ(cases[0].inputs[0].shape, (Shape{24, 1, 40}));
  EXPECT_EQ(cases[0].inputs[1].shape, (Shape{40}));
  EXPECT_EQ(cases[0].inputs[1].dtype, "DT_FLOAT");
  EXPECT_EQ(cases[0].input_counts, (Shape{1, 1, 0}));
  EXPECT_EQ(cases[0].outputs[0].dtype, "");
}

TEST(TilingCases, PartsThatAreNotUnderstoodAreLeftOut) {
  EXPECT_TRUE(ReadTilingCases(
                  R"(gert::TilingContextPara p("Scale", {{{{n, 64}, {n, 64}}, ge::DT_FLOAT, ge::FORMAT_ND}}, {}, &i);)",
                  "Scale")
                  .empty());
  EXPECT_TRUE(
      ReadTilingCases(R"(gert::TilingContextPara p("Other", {{{{1}, {1}}, ge::DT_FLOAT, ge::FORMAT_ND}}, {}, &i);)",
                      "Scale")
          .empty());
  // A layout in memory other than the shape's.
  EXPECT_TRUE(
      ReadTilingCases(
          R"(gert::TilingContextPara p("Scale", {{{{16, 32}, {2, 1, 16, 16}}, ge::DT_FLOAT, ge::FORMAT_ND}}, {}, &i);)",
          "Scale")
          .empty());
  for (const char* broken : {"TilingContextPara", "gert::TilingContextFaker(", "TilingContextPara p(",
                             "TilingContextFaker().InputShapes", "x = ; gert::TilingContextPara p(\"Scale\", x, x, x);",
                             "a = a; gert::TilingContextPara p(\"Scale\", a, {}, a)"})
    EXPECT_TRUE(ReadTilingCases(broken, "Scale").empty()) << broken;
}

}  // namespace
}  // namespace assay
