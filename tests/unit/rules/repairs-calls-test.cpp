// Repairs of calls that have another form on the device or the host, and their effect on the text.
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum ParseErrorClass;

TEST(RepairsOfCalls, ARoomToWorkInIsAskedOfItsBuffer) {
  Bench bench("ReduceSum(y, x, room_, n);");
  ParseError& error = bench.Error(kNoOverload, "ReduceSum", "ReduceSum");
  bench.Arguments(error, {{"y", "LocalTensor<float>"},
                          {"x", "LocalTensor<float>"},
                          {"room_", "TBuf<TPosition::VECCALC>"},
                          {"n", "unsigned int"}});
  const auto findings = bench.Findings("api/work-tensor");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "ReduceSum(y, x, room_.Get<float>(), n);");
}

TEST(RepairsOfCalls, TheKindOfAReductionIsInItsName) {
  Bench bench("AscendC::ReduceMax<AscendC::REDUCE_TYPE::MAX>(y, x, n);");
  bench.Error(kInventedName, "REDUCE_TYPE", "REDUCE_TYPE");
  const auto findings = bench.Findings("api/invented-name");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "AscendC::ReduceMax(y, x, n);");
}

TEST(RepairsOfCalls, AnotherKindThanItsNameSaysIsLeftAlone) {
  Bench bench("AscendC::ReduceMax<AscendC::REDUCE_TYPE::SUM>(y, x, n);");
  bench.Error(kInventedName, "REDUCE_TYPE", "REDUCE_TYPE");
  EXPECT_TRUE(bench.Findings("api/invented-name").at(0).fixes.empty());
}

TEST(RepairsOfCalls, AReductionInAConditionIsLeftAlone) {
  for (const char* statement : {"  if (n > 0) v = ReduceMax(x, n);\n", "  v = n > 0 ? ReduceMax(x, n) : 0.0f;\n",
                                "  return ReduceMax(x, n);\n", "  bool full = ok && ReduceMax(x, n) > 0;\n"}) {
    Bench bench(std::string("TQue<TPosition::VECIN, 1> q;\nvoid F() {\n  LocalTensor<float> x = q.DeQue<float>();\n") +
                statement + "}\n");
    ParseError& error = bench.Error(kNoOverload, "ReduceMax", "ReduceMax");
    bench.Arguments(error, {{"x", "LocalTensor<float>"}, {"n", "unsigned int"}});
    EXPECT_TRUE(bench.Findings("api/wrong-overload").at(0).fixes.empty()) << statement;
  }
}

TEST(RepairsOfCalls, AReductionOfAValueKeepsWhatIsReadAgain) {
  Bench bench(
      "TQue<TPosition::VECIN, 1> q_;\nvoid Init() {\n  pipe.InitBuffer(q_, 2, n * sizeof(float));\n}\nvoid F() {\n"
      "  LocalTensor<float> x = q_.DeQue<float>();\n  // the largest\n  most += ReduceMax(x, n);\n  Exp(x, x, "
      "n);\n}\n");
  ParseError& error = bench.Error(kNoOverload, "ReduceMax", "ReduceMax");
  bench.Arguments(error, {{"x", "LocalTensor<float>"}, {"n", "unsigned int"}});
  const auto findings = bench.Findings("api/wrong-overload");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(
      bench.Applied(findings[0].fixes[0]),
      "TQue<TPosition::VECIN, 1> q_;\nTBuf<TPosition::VECCALC> qWork_;\nvoid Init() {\n"
      "  pipe.InitBuffer(q_, 2, n * sizeof(float));\n  pipe.InitBuffer(qWork_, n * sizeof(float));\n}\nvoid F() {\n"
      "  LocalTensor<float> x = q_.DeQue<float>();\n  // the largest\n"
      "  AscendC::ReduceMax(qWork_.Get<float>(), x, qWork_.Get<float>(), n);\n"
      "  most += qWork_.Get<float>().GetValue(0);\n  Exp(x, x, n);\n}\n");
}

TEST(RepairsOfCalls, TypesThatNoOverloadHasAreLeftToTheTensors) {
  Bench bench("AscendC::Exp<float, float>(y, x, n);");
  ParseError& error = bench.Error(kNoOverload, "AscendC::Exp", "Exp");
  error.signature = "Exp(dst, src, calCount)";
  bench.Arguments(error, {{"y", "LocalTensor<float>"}, {"x", "LocalTensor<float>"}, {"n", "unsigned int"}});
  const auto findings = bench.Findings("api/wrong-overload");
  EXPECT_TRUE(findings.at(0).message.starts_with("no overload of `Exp<float, float>` takes (")) << findings[0].message;
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "AscendC::Exp(y, x, n);");
}

TEST(RepairsOfCalls, WhatIsComputedInPlaceNamesItsSource) {
  Bench bench("Adds(x, 1.0f, n);");
  ParseError& error = bench.Error(kNoOverload, "Adds", "Adds");
  bench.Arguments(error, {{"x", "LocalTensor<float>"}, {"1.0f", "float"}, {"n", "unsigned int"}});
  EXPECT_EQ(bench.Applied(bench.Findings("api/wrong-overload").at(0).fixes.at(0)), "Adds(x, x, 1.0f, n);");
}

TEST(RepairsOfCalls, ATensorToClearMayStandBehindItsCount) {
  Bench bench("LocalTensor<float> x = q.AllocTensor<float>();\nSetZero(n, x);\n");
  bench.Error(kInventedName, "SetZero", "SetZero");
  EXPECT_EQ(bench.Applied(bench.Findings("api/invented-name").at(0).fixes.at(0)),
            "LocalTensor<float> x = q.AllocTensor<float>();\nAscendC::Duplicate(x, static_cast<float>(0), n);\n");
}

TEST(RepairsOfCalls, FunctionsOfOneValueAreWrittenOutOnce) {
  Bench bench("#include <cmath>\nclass K {\n  float F(float x) { return tanhf(x) + tanhf(2 * x); }\n};\n");
  bench.Error(kHostMath, "tanhf", "tanhf");
  ParseError second = bench.Error(kHostMath, "tanhf", "tanhf");
  bench.facts.Mutable<ParseFacts>().errors.back().range = bench.At("tanhf", 1);
  const std::string after = bench.Applied(bench.Findings("api/host-math").at(0).fixes.at(0));
  EXPECT_NE(after.find("return ScalarTanh(x) + ScalarTanh(2 * x);"), after.npos) << after;
  EXPECT_NE(after.find("__aicore__ inline float ScalarExp(float x)"), after.npos);
  EXPECT_LT(after.find("__aicore__ inline float ScalarTanh(float x)"), after.find("class K"));
}

TEST(RepairsOfCalls, AFunctionOfThatNameIsNotWrittenOutAgain) {
  Bench bench("float ScalarExp(double x);\nclass K {\n  float F(float x) { return expf(x); }\n};\n");
  bench.Error(kHostMath, "expf", "expf");
  EXPECT_TRUE(bench.Findings("api/host-math").at(0).fixes.empty());
}

constexpr std::string_view kMasked =
    "TQue<TPosition::VECOUT, 1> q_;\nvoid Init() {\n  pipe.InitBuffer(q_, 2, n * sizeof(float));\n}\nvoid F() {\n"
    "  LocalTensor<float> y = q_.AllocTensor<float>();\n";

TEST(RepairsOfCalls, AComparisonWithANumberHasAFormOfItsOwn) {
  Bench bench("Compare(mask, x, 0.5f, CMPMODE::GT, n);");
  ParseError& error = bench.Error(kNoOverload, "Compare", "Compare");
  bench.Arguments(error, {{"mask", "LocalTensor<uint8_t>"},
                          {"x", "LocalTensor<float>"},
                          {"0.5f", "float"},
                          {"CMPMODE::GT", "CMPMODE"},
                          {"n", "unsigned int"}});
  const auto findings = bench.Findings("api/wrong-overload");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]),
            "AscendC::CompareScalar(mask, x, static_cast<float>(0.5f), CMPMODE::GT, n);");
}

TEST(RepairsOfCalls, AMaskOfNumbersBecomesOneOfBits) {
  Bench bench(std::string(kMasked) + "  Compare(y, x, CMPMODE::GT, 0.5f, n);\n  Select(y, x, z, y, MODE, n);\n}\n");
  ParseError& error = bench.Error(kNoOverload, "Compare", "Compare");
  bench.Arguments(error, {{"y", "LocalTensor<float>"},
                          {"x", "LocalTensor<float>"},
                          {"CMPMODE::GT", "CMPMODE"},
                          {"0.5f", "float"},
                          {"n", "unsigned int"}});
  const auto findings = bench.Findings("api/wrong-overload");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
  const std::string after = bench.Applied(findings[0].fixes[0]);
  EXPECT_NE(after.find("AscendC::CompareScalar(qWork_.Get<uint8_t>(), x, static_cast<float>(0.5f), CMPMODE::GT, n);"),
            after.npos)
      << after;
  EXPECT_NE(
      after.find("AscendC::Select(y, qWork_.Get<uint8_t>(), x, z, AscendC::SELMODE::VSEL_TENSOR_TENSOR_MODE, n);"),
      after.npos)
      << after;
}

std::string ShapeAfter(const std::string& line) {
  Bench bench("k", "std::vector<int64_t> dims;\n  " + line + "\n");
  ParseError& error = bench.Error(kShapeKind, line, "Shape", 1);
  error.diag = "err_ovl_no_viable_function_in_init";
  error.range = bench.At("(", 0, 1);
  const auto findings = bench.Findings("host/shape-kind");
  return findings.empty() || findings[0].fixes.empty() ? "" : bench.Applied(findings[0].fixes[0], 1);
}

TEST(RepairsOfCalls, AShapeIsGrownFromAVector) {
  EXPECT_EQ(ShapeAfter("*y = gert::Shape(dims);"),
            "std::vector<int64_t> dims;\n  y->SetDimNum(0);\n  for (int64_t dim : dims) y->AppendDim(dim);\n");
  EXPECT_EQ(ShapeAfter("gert::Shape y(dims.size());"),
            "std::vector<int64_t> dims;\n  gert::Shape y;\n  y.SetDimNum(dims.size());\n");
  EXPECT_EQ(ShapeAfter("*y = gert::Shape(others);"), "");
}

}  // namespace
}  // namespace assay
