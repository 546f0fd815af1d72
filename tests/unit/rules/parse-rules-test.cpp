// Rules based on compile errors: their messages and fixes.
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum ParseErrorClass;

TEST(ScalarOperand, BecomesTheScalarForm) {
  Bench bench("Mul(yLocal, xLocal, alpha, n);");
  ParseError& error = bench.Error(kScalarAsTensor, "Mul", "Mul");
  error.argument = 2;
  error.expected = "AscendC::LocalTensor<float>";
  bench.Arguments(error, {{"yLocal", "AscendC::LocalTensor<float>"},
                          {"xLocal", "AscendC::LocalTensor<float>"},
                          {"alpha", "float"},
                          {"n", "int"}});
  const auto findings = bench.Findings("api/scalar-operand");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "`Mul` takes `LocalTensor<float>` here, but `alpha` is a `float`");
  EXPECT_EQ(bench.Spelled(findings[0].primary), "alpha");
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "Muls(yLocal, xLocal, alpha, n);");
}

TEST(ScalarOperand, AQueueIsNoTensor) {
  for (const auto& [type, from] : {std::pair{"AscendC::TQue<AscendC::TPosition::VECIN, 1>", "`AllocTensor` or `DeQue`"},
                                   std::pair{"AscendC::TBuf<AscendC::TPosition::VECCALC>", "`Get`"}}) {
    Bench bench("DataCopy(buffer, gm, n);");
    ParseError& error = bench.Error(kScalarAsTensor, "DataCopy", "DataCopy");
    error.argument = 0;
    error.expected = "AscendC::GlobalTensor<float>";
    bench.Arguments(error, {{"buffer", type}, {"gm", "AscendC::GlobalTensor<float>"}, {"n", "int"}});
    const auto findings = bench.Findings("api/scalar-operand");
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_TRUE(findings[0].message.starts_with("`DataCopy` takes a tensor here, but `buffer` is a `T"));
    EXPECT_EQ(findings[0].notes.at(0), std::string("the tensor in it comes from ") + from);
  }
}

TEST(ScalarOperand, ScalarGetsTheElementType) {
  Bench bench("AscendC::Max(y, x, 0, n);");
  ParseError& error = bench.Error(kScalarAsTensor, "AscendC", "Max");
  error.argument = 2;
  bench.Arguments(error, {{"y", "LocalTensor<_Float16>"}, {"x", "LocalTensor<_Float16>"}, {"0", "int"}, {"n", "int"}});
  error.argument_ranges[1] = bench.At("x, 0");
  error.argument_ranges[1].end = error.argument_ranges[1].begin + 1;
  error.argument_ranges[0] = bench.At("y, x");
  error.argument_ranges[0].end = error.argument_ranges[0].begin + 1;
  const auto findings = bench.Findings("api/scalar-operand");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "AscendC::Maxs(y, x, static_cast<half>(0), n);");
}

TEST(ScalarOperand, SwapsAScalarInFront) {
  Bench bench("Add(out, bias, in, n);");
  ParseError& error = bench.Error(kScalarAsTensor, "Add", "Add");
  error.argument = 1;
  bench.Arguments(error,
                  {{"out", "LocalTensor<float>"}, {"bias", "float"}, {"in", "LocalTensor<float>"}, {"n", "int"}});
  const auto findings = bench.Findings("api/scalar-operand");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "Adds(out, in, bias, n);");
}

TEST(ScalarOperand, ADifferenceIsASumWithTheNegatedScalar) {
  for (const auto& [text, made] : {std::pair<std::string, std::string>{"mean", "-mean"}, {"a + b", "-(a + b)"}}) {
    Bench bench("Sub(out, in, " + text + ", n);");
    ParseError& error = bench.Error(kScalarAsTensor, "Sub", "Sub");
    error.argument = 2;
    bench.Arguments(error,
                    {{"out", "LocalTensor<float>"}, {"in", "LocalTensor<float>"}, {text, "float"}, {"n", "int"}});
    const auto findings = bench.Findings("api/scalar-operand");
    ASSERT_EQ(findings.size(), 1u);
    ASSERT_EQ(findings[0].fixes.size(), 1u);
    EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
    EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "Adds(out, in, " + made + ", n);");
  }
}

TEST(ScalarOperand, AnUnsignedScalarIsUnsafe) {
  for (const auto& [name, made] :
       {std::pair<std::string, std::string>{"Mul", "Muls(out, in, static_cast<float>(static_cast<int32_t>(u)), n);"},
        {"Sub", "Adds(out, in, -static_cast<float>(static_cast<int32_t>(u)), n);"}}) {
    Bench bench(name + "(out, in, u, n);");
    ParseError& error = bench.Error(kScalarAsTensor, name, name);
    error.argument = 2;
    bench.Arguments(error,
                    {{"out", "LocalTensor<float>"}, {"in", "LocalTensor<float>"}, {"u", "unsigned int"}, {"n", "int"}});
    error.argument_ranges[2] = bench.At(", u,");
    error.argument_ranges[2] = {0, error.argument_ranges[2].begin + 2, error.argument_ranges[2].begin + 3};
    const auto findings = bench.Findings("api/scalar-operand");
    ASSERT_EQ(findings.size(), 1u);
    ASSERT_EQ(findings[0].fixes.size(), 1u) << name;
    EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
    EXPECT_EQ(bench.Applied(findings[0].fixes[0]), made);
  }
}

TEST(TensorOperand, OffersTheTensorFormAndTheValue) {
  Bench bench("Muls(y, x, gate[3], n);");
  ParseError& error = bench.Error(kTensorAsScalar, "Muls", "Muls");
  error.argument = 2;
  bench.Arguments(
      error,
      {{"y", "LocalTensor<float>"}, {"x", "LocalTensor<float>"}, {"gate[3]", "LocalTensor<float>"}, {"n", "int"}});
  const auto findings = bench.Findings("api/tensor-operand");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "`Muls` takes a scalar here, but `gate[3]` is a `LocalTensor<float>`");
  ASSERT_EQ(findings[0].fixes.size(), 2u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "Mul(y, x, gate[3], n);");
  EXPECT_EQ(bench.Applied(findings[0].fixes[1]), "Muls(y, x, gate.GetValue(3), n);");
  // An index asks for one element; the tensor form is another intent.
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
  EXPECT_EQ(findings[0].fixes[1].safety, FixSafety::kSafe);
}

TEST(InventedName, IsOneFindingHoweverOftenUsed) {
  Bench bench("Foo(a); Foo(b); Foo(c);");
  for (int i = 0; i < 3; ++i) bench.Error(kInventedName, "Foo", "Foo").range = bench.At("Foo", i);
  for (ParseError& error : bench.facts.Mutable<ParseFacts>().errors) error.suggestion = "Bar";
  const auto findings = bench.Findings("api/invented-name");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "no release of AscendC offers `Foo`");
  EXPECT_EQ(findings[0].labels.size(), 2u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "Bar(a); Bar(b); Bar(c);");
}

TEST(InventedName, OfACallWithANumberIsTheScalarForm) {
  Bench bench("Maximum(y, x, 0.0f, n); Maximum(y, x, z, n);");
  for (int i = 0; i < 2; ++i) bench.Error(kInventedName, "Maximum", "Maximum").range = bench.At("Maximum", i);
  for (ParseError& error : bench.facts.Mutable<ParseFacts>().errors) error.suggestion = "Max";
  const auto findings = bench.Findings("api/invented-name");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "Maxs(y, x, 0.0f, n); Max(y, x, z, n);");
}

TEST(InventedName, AWordInSmallLettersIsNoReplacementForAType) {
  for (const auto& [name, near, fixes] :
       {std::tuple<std::string, std::string, std::size_t>{"Scalar", "scalar", 0u}, {"Half", "half", 1u}}) {
    Bench bench(name + " value;");
    bench.Error(kInventedName, name, name).suggestion = near;
    const auto findings = bench.Findings("api/invented-name");
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].fixes.size(), fixes) << name;
  }
}

TEST(InventedName, ATemplateOfTypesIsNoReplacementWithoutThem) {
  for (const auto& [text, fixes] : {std::pair<std::string, std::size_t>{"MatMul mm;                ", 0u},
                                    {"MatMul<float> mm;            ", 0u},
                                    {"MatMul<MatmulType<float>> mm;", 1u}}) {
    Bench bench(text);
    bench.Error(kInventedName, "MatMul", "MatMul").suggestion = "Matmul";
    const auto findings = bench.Findings("api/invented-name");
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].fixes.size(), fixes) << text;
    EXPECT_EQ(findings[0].notes.at(0).starts_with("closest real name: `Matmul` of `lib/matmul_intf.h`, with a "),
              fixes == 0)
        << text;
  }
}

TEST(InventedName, APatternIsNotHowATensorIsAddedUp) {
  Bench bench("ReduceSum<ReducePattern::SUM>(d, s, n, 1);");
  bench.Error(kInventedMember, "SUM", "SUM").owner = "AscendC::ReducePattern";
  EXPECT_EQ(bench.Findings("api/invented-name").at(0).notes.at(0),
            "the call that adds up a whole tensor has no pattern: `ReduceSum(dst, src, work, count)`");
}

TEST(CompileError, AFunctionMakesNoObject) {
  for (const auto& [text, told] :
       {std::pair<std::string, bool>{"Conv2D<float, float> conv;\n", true}, {"auto f = Conv2D<float>;\n", false}}) {
    Bench bench(text);
    bench.Error(kOther, "Conv2D", "Conv2D").diag = "err_ovl_unresolvable";
    const std::string message = bench.Findings("build/compile-error").at(0).message;
    EXPECT_EQ(message == "`Conv2D` is a function, not a class: it constructs no object", told) << message;
  }
}

TEST(CompileError, FieldsOfTilingDataAreSetByFunctions) {
  Bench bench("", "tiling.M = 3;\n");
  ParseError& error = bench.Error(kOther, "M", "M", 1);
  error.owner = "optiling::TCubeTiling";
  error.expected = kSetField;
  EXPECT_EQ(bench.Findings("build/compile-error").at(0).notes.at(0),
            "fields of tiling data are set by functions: `set_M(value)`");
  bench.facts.Mutable<ParseFacts>().errors[0].name = "aType";
  bench.facts.Mutable<ParseFacts>().errors[0].expected.clear();
  EXPECT_EQ(bench.Findings("build/compile-error").at(0).notes.at(0),
            "it has no such field; the matmul library's `GetTiling` fills it");
}

TEST(UnsignedFloat, IsAWarningInsideTemplates) {
  Bench bench("float f = n;");
  bench.facts.Mutable<ReplyFacts>().is_reply = true;
  ParseError& error = bench.Error(kUnsignedFloat, "n;", "unsigned int");
  error.range.end -= 1;
  error.expected = "float";
  auto findings = bench.Findings("api/unsigned-float");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "the core cannot convert `n` from `uint32_t` to `float`");
  EXPECT_TRUE(findings[0].breaks_build);
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)), "float f = static_cast<int64_t>(n);");
  error.in_template = true;
  findings = bench.Findings("api/unsigned-float");
  EXPECT_EQ(findings[0].severity, Severity::kWarning);
  EXPECT_FALSE(findings[0].breaks_build);
}

TEST(UnsignedFloat, NamesTheElementThatIsMeant) {
  Bench bench("LocalTensor<float> y = q.AllocTensor<float>();\nfloat sum = 1;\ny[2] = sum;\n");
  bench.facts.Mutable<ReplyFacts>().is_reply = true;
  ParseError& error = bench.Error(kUnsignedFloat, "sum;", "float");
  error.range.end -= 1;
  error.expected = "unsigned int";
  const auto findings = bench.Findings("api/unsigned-float");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_FALSE(findings[0].notes.empty());
  EXPECT_EQ(findings[0].message, "`sum` is a `float`, but the tensor it is combined with takes no number");
  EXPECT_EQ(findings[0].notes[0], "`tensor[i]` is a tensor that starts at element i");
  EXPECT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)),
            "LocalTensor<float> y = q.AllocTensor<float>();\nfloat sum = 1;\ny.SetValue(2, sum);\n");
}

TEST(UnsignedFloat, IsAWarningInProjectsOfAnUnknownToolkit) {
  Bench bench("float f = n;");
  bench.facts.Mutable<ReplyFacts>().is_reply = false;
  bench.Error(kUnsignedFloat, "n", "unsigned int").expected = "float";
  const auto findings = bench.Findings("api/unsigned-float");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].severity, Severity::kWarning);
  EXPECT_FALSE(findings[0].breaks_build);
}

TEST(Namespace, IsAddedEverywhere) {
  Bench bench("DataCopy(a, b, n); DataCopy(c, d, n);");
  for (int i = 0; i < 2; ++i) bench.Error(kNamespace, "DataCopy", "DataCopy").range = bench.At("DataCopy", i);
  const auto findings = bench.Findings("api/namespace");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)), "AscendC::DataCopy(a, b, n); AscendC::DataCopy(c, d, n);");
}

TEST(MissingHeader, DeletesTheLineOrTakesTheNearName) {
  Bench bench("#include \"a.h\"\n#include \"kernel_math.h\"\nint x;\n");
  ParseError& error = bench.Error(kHeaderNotFound, "\"kernel_math.h\"", "kernel_math.h");
  EXPECT_EQ(bench.Applied(bench.Findings("api/missing-header").at(0).fixes.at(0)), "#include \"a.h\"\nint x;\n");
  error.suggestion = "lib/math.h";
  EXPECT_EQ(bench.Applied(bench.Findings("api/missing-header").at(0).fixes.at(0)),
            "#include \"a.h\"\n#include \"lib/math.h\"\nint x;\n");
}

TEST(CompileError, SaysNothingAfterTheFirstSyntaxError) {
  Bench bench("one two three");
  bench.Error(kSyntax, "one", "").message = "Expected ';' after expression.";
  bench.Error(kOther, "two", "").message = "second";
  const auto findings = bench.Findings("build/compile-error");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "expected `;` after expression");
}

TEST(FieldAssigned, BecomesSetterOrGetter) {
  const std::pair<std::string, std::string> cases[] = {
      {"tiling.len = total / 4;\n", "tiling.set_len(total / 4);\n"},
      {"tiling.len=4;\n", "tiling.set_len(4);\n"},
      {"total = tiling.len * 2;\n", "total = tiling.get_len() * 2;\n"},
      {"if (tiling.len == 4) {\n", "if (tiling.get_len() == 4) {\n"},
  };
  for (const auto& [text, made] : cases) {
    Bench bench("", text);
    bench.Error(kTilingFieldDirect, "len", "len", 1);
    const auto findings = bench.Findings("tiling/field-assigned");
    ASSERT_EQ(findings.size(), 1u);
    ASSERT_EQ(findings[0].fixes.size(), 1u) << text;
    EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
    EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1), made);
  }
  for (const char* text : {"tiling.len += 4;\n", "tiling.len[2] = 4;\n", "tiling.len++;\n"}) {
    Bench bench("", text);
    bench.Error(kTilingFieldDirect, "len", "len", 1);
    EXPECT_TRUE(bench.Findings("tiling/field-assigned").at(0).fixes.empty()) << text;
  }
}

TEST(ShapeKind, TakesTheOriginShape) {
  Bench bench("", "const gert::Shape* s = context->GetInputShape(0);\n");
  ParseError& error = bench.Error(kShapeKind, "s =", "s", 1);
  error.range.end -= 2;
  error.diag = "err_init_conversion_failed";
  error.message =
      "cannot initialize a variable of type 'const gert::Shape *' with an rvalue of type 'const gert::StorageShape *'";
  const auto findings = bench.Findings("host/shape-kind");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0), 1),
            "const gert::Shape* s = &context->GetInputShape(0)->GetOriginShape();\n");
}

TEST(ShapeKind, GoesThroughTheOriginShape) {
  Bench bench("", "n = context->GetInputShape(0)->GetDim(1);\n");
  ParseError& error = bench.Error(kShapeKind, "GetDim", "GetDim", 1);
  error.diag = "err_no_member";
  error.owner = "gert::StorageShape";
  EXPECT_EQ(bench.Applied(bench.Findings("host/shape-kind").at(0).fixes.at(0), 1),
            "n = context->GetInputShape(0)->GetOriginShape().GetDim(1);\n");
}

TEST(ShapeKind, DropsTheStorageStep) {
  Bench bench("", "n = shape->GetStorageShape().GetDim(1);\n");
  ParseError& error = bench.Error(kShapeKind, "GetStorageShape", "GetStorageShape", 1);
  error.diag = "err_no_member";
  error.owner = "gert::Shape";
  EXPECT_EQ(bench.Applied(bench.Findings("host/shape-kind").at(0).fixes.at(0), 1), "n = shape->GetDim(1);\n");
}

}  // namespace
}  // namespace assay
