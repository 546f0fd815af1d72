// AscendC's interpretation of plain C++ facts: op definitions, tiling classes, preludes and the classes of compile
// errors.
#include "dialects/ascendc/read/interpret.h"
#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/ascendc/chip-table.h"
#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/chips.h"

#include <gtest/gtest.h>

#include <unistd.h>
#include <filesystem>
#include <fstream>

namespace assay::ascendc {
namespace {

Project JsonProject(const std::string& text) {
  Project project;
  project.containers.push_back({"r.txt", text});
  VirtualFile file;
  file.name = "project.json";
  file.role = FileRole::kProjectJson;
  file.text = text;
  project.files.push_back(file);
  return project;
}

TEST(Interpret, ProjectJsonGivesTheOperator) {
  ascendc::OperatorFacts host;
  std::vector<ReplyProblem> problems;
  InterpretProjectJson(
      JsonProject(
          R"([{"op": "ScaleRows3D", "input_desc": [{"name": "x", "type": ["fp16", "float"], "format": ["ND", "ND"]}],
    "output_desc": [{"name": "y", "type": ["fp16", "float"]}], "attr": [{"name": "s", "type": "float", "default_value": "1.0"}]}])"),
      host, problems);
  EXPECT_TRUE(problems.empty());
  ASSERT_TRUE(host.json_op.has_value());
  EXPECT_EQ(host.json_op->op_type, "ScaleRows3D");
  ASSERT_EQ(host.json_op->params.size(), 2u);
  EXPECT_EQ(host.json_op->params[0].dtypes, (std::vector<std::string>{"DT_FLOAT16", "DT_FLOAT"}));
  EXPECT_EQ(ColumnCount(*host.json_op), 2u);
  EXPECT_EQ(ColumnName(*host.json_op, 1), "x float, y float");
  EXPECT_NE(DtypePrelude(*host.json_op, 0).find("#define DTYPE_X half\n"), std::string::npos);
  ASSERT_EQ(host.json_op->attrs.size(), 1u);
}

TEST(Interpret, BareObjectIsWhatSomeHarnessesReject) {
  ascendc::OperatorFacts host;
  std::vector<ReplyProblem> problems;
  InterpretProjectJson(JsonProject(R"({"op": "Scale"})"), host, problems);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].kind, ReplyProblemKind::kBadJson);
}

TEST(Interpret, ANameThatContainsArgNamesNoArguments) {
  for (const bool names : {false, true}) {
    Project project = JsonProject("");
    project.files[0].role = FileRole::kBinding;
    project.files[0].text =
        "at::Tensor margin_loss(const at::Tensor& x, double margin) {\n  return x;\n}\n"
        "PYBIND11_MODULE(m, m) {\n  m.def(\"margin_loss\", &margin_loss" +
        std::string(names ? ", py::arg(\"x\")" : "") + ");\n}\n";
    ascendc::OperatorFacts host;
    InterpretBinding(project, host);
    ASSERT_EQ(host.binding.exports.size(), 1u);
    EXPECT_EQ(host.binding.exports[0].names_arguments, names);
  }
}

AstFacts TilingMacros() {
  AstFacts ast;
  std::uint32_t at = 0;
  auto add = [&](const char* name, std::vector<std::string> args) {
    ast.macros.push_back({name, std::move(args), {}, {0, at, at + 1}});
    at += 10;
  };
  add("BEGIN_TILING_DATA_DEF", {"RowTiling"});
  add("TILING_DATA_FIELD_DEF", {"uint8_t", " flag"});
  add("TILING_DATA_FIELD_DEF", {"int64_t", " rows"});
  add("TILING_DATA_FIELD_DEF_ARR", {"uint32_t", "4", "dims"});
  add("END_TILING_DATA_DEF", {});
  add("REGISTER_TILING_DATA_CLASS", {"Rows", " RowTiling"});
  return ast;
}

TEST(Interpret, TilingClassBecomesADeviceStruct) {
  ascendc::OperatorFacts host;
  InterpretHost(TilingMacros(), host);
  ASSERT_EQ(host.tiling_structs.size(), 1u);
  ASSERT_EQ(host.tiling_structs[0].fields.size(), 3u);
  EXPECT_EQ(host.tiling_structs[0].fields[2].count, 4u);
  const std::string prelude = TilingPrelude(host);
  EXPECT_NE(prelude.find("struct alignas(8) RowTiling"), std::string::npos);
  EXPECT_NE(prelude.find("uint32_t dims[4]"), std::string::npos);
  EXPECT_NE(prelude.find("#define ASSAY_DEFAULT_TILING RowTiling"), std::string::npos);
}

TEST(Interpret, NoRegistrationNoTilingMacros) {
  ascendc::OperatorFacts host;
  AstFacts ast = TilingMacros();
  ast.macros.pop_back();
  InterpretHost(ast, host);
  EXPECT_TRUE(TilingPrelude(host).empty());
}

class ClassifyTest : public testing::Test {
 protected:
  void SetUp() override {
    path_ = std::filesystem::temp_directory_path() / ("assay-names-" + std::to_string(::getpid()));
    std::ofstream(path_) << "# names\nAdds k59n\nCumSum k59n\nHypot n\nSetFlagOn 5n\nFill 5nx\nPatternR 5n3\nOld "
                            "k5\nPow l\ntileSize knm\n"
                            "SetBlockDim h\nSelect k59no\n";
    names_ = KnownNames::Load(path_.string());
    InterpretHost(TilingMacros(), host_);
  }
  void TearDown() override { std::filesystem::remove(path_); }

  ParseError Classified(ParseError error, Release release = kDefaultRelease) {
    std::vector<ParseError> errors = {std::move(error)};
    ClassifyErrors(names_, host_, errors, release);
    return errors[0];
  }
  static ParseError Error(Half half, std::string diag, std::vector<std::string> args) {
    ParseError error;
    error.half = half;
    error.diag = std::move(diag);
    error.name = args.empty() ? "" : args.front();
    error.args = std::move(args);
    return error;
  }

  std::filesystem::path path_;
  KnownNames names_;
  ascendc::OperatorFacts host_;
};

TEST_F(ClassifyTest, ClosestName) {
  std::ofstream(path_) << "MATMUL k\nMatmul k\nConvParams k\nConvParam k\nGatherb n\nSetBlockDim h\nTopkTiling k\n";
  const KnownNames names = KnownNames::Load(path_.string());
  EXPECT_EQ(names.Closest("MatMul", false), "Matmul");
  EXPECT_EQ(names.Closest("ConvPaxam", false), "ConvParam");
  EXPECT_EQ(names.Closest("Gathers", false), "Gatherb");
  EXPECT_EQ(names.Closest("SetBlockDims", false), "");
  EXPECT_EQ(names.Closest("SetBlockDims", true), "SetBlockDim");
  EXPECT_EQ(names.Closest("Gxthxrb", false), "");
  // Just as many letters differ, but hardly a letter of the differing words is the same.
  EXPECT_EQ(names.Closest("CopyTiling", false), "");
  // Near, but not available in the release asked for.
  EXPECT_EQ(names.Closest("Gathers", false, [](const KnownName&) { return false; }), "");
}

TEST_F(ClassifyTest, Names) {
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_no_member", {"Frobnicate", "AscendC"})).what,
            ParseErrorClass::kInventedName);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_no_member", {"CumSum", "AscendC"})).what,
            ParseErrorClass::kUnmodelledName);
  const ParseError subs = Classified(Error(Half::kKernel, "err_undeclared_var_use", {"Subs"}));
  EXPECT_EQ(subs.what, ParseErrorClass::kInventedName);
  EXPECT_EQ(subs.suggestion, "`Adds` with the negated scalar");
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_var_use", {"tileLenght"})).what,
            ParseErrorClass::kUndeclared);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_var_use", {"expf"})).what, ParseErrorClass::kHostMath);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_no_member", {"max", "std"})).what, ParseErrorClass::kHostMath);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_use", {"GET_TILING_DATA"})).what,
            ParseErrorClass::kTilingClassMissing);
}

TEST_F(ClassifyTest, AssertionsOfTheModelNameTheApi) {
  const ParseError model = Classified(
      Error(Half::kKernel, "err_static_assert_requirement_failed", {"IsOneOf", "CumSum: T must be half or float"}));
  EXPECT_EQ(model.what, ParseErrorClass::kDtypeUnsupported);
  EXPECT_EQ(model.name, "CumSum");
  EXPECT_EQ(model.expected, "T must be half or float");
  const ParseError own = Classified(Error(Half::kKernel, "err_static_assert_failed", {"tile: must be even"}));
  EXPECT_EQ(own.what, ParseErrorClass::kOther);
}

TEST_F(ClassifyTest, TilingFields) {
  EXPECT_EQ(Classified(Error(Half::kHost, "err_no_member", {"rows", "optiling::RowTiling"})).what,
            ParseErrorClass::kTilingFieldDirect);
  EXPECT_EQ(Classified(Error(Half::kHost, "err_no_member", {"set_cols", "optiling::RowTiling"})).what,
            ParseErrorClass::kTilingFieldMissing);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_no_member", {"cols", "RowTiling"})).what,
            ParseErrorClass::kTilingFieldMissing);
}

TEST_F(ClassifyTest, Shapes) {
  EXPECT_EQ(Classified(Error(Half::kHost, "err_no_member", {"GetDim", "gert::StorageShape"})).what,
            ParseErrorClass::kShapeKind);
  EXPECT_EQ(Classified(Error(Half::kHost, "err_init_conversion_failed",
                             {"0", "const gert::Shape *", "1", "const StorageShape *"}))
                .what,
            ParseErrorClass::kShapeKind);
}

TEST_F(ClassifyTest, NamesOfOtherReleases) {
  const auto what = [&](const std::string& name, Release release) {
    return Classified(Error(Half::kKernel, "err_undeclared_var_use", {name}), release).what;
  };
  constexpr auto kOther = ParseErrorClass::kOtherRelease;
  constexpr auto kReal = ParseErrorClass::kUnmodelledName;
  // 8.5 has it and 8.1 has not: 8.3 may.
  EXPECT_EQ(what("SetFlagOn", Release::k8_1), kOther);
  EXPECT_EQ(what("SetFlagOn", Release::k8_x), kReal);
  EXPECT_EQ(what("SetFlagOn", Release::k8_5), kReal);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_var_use", {"SetFlagOn"})).since, "8.5");
  // Builds with 8.3 decide.
  EXPECT_EQ(what("Fill", Release::k8_x), kOther);
  EXPECT_EQ(what("PatternR", Release::k8_x), kReal);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_var_use", {"PatternR"})).since, "");
  // Neither 8.1 nor 8.5.
  EXPECT_EQ(what("Hypot", Release::k8_x), kOther);
  EXPECT_EQ(what("Hypot", Release::k9_0), kOther);
  EXPECT_EQ(what("Hypot", Release::k9_1), kReal);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_var_use", {"Hypot"})).since, "9.1");
  // Removed, and for other chips only.
  EXPECT_EQ(what("Old", Release::k8_x), kReal);
  EXPECT_EQ(what("Old", Release::k9_1), kOther);
  EXPECT_EQ(Classified(Error(Half::kKernel, "err_undeclared_var_use", {"Old"}), Release::k9_1).until, "9.0");
  EXPECT_EQ(what("Pow", Release::k9_1), kOther);
  // A word that is only a field there is the user's own.
  EXPECT_EQ(what("tileSize", Release::k8_x), ParseErrorClass::kUndeclared);
}

TEST_F(ClassifyTest, LaterReleasesMayTakeWhatTheHeadersRefuse) {
  ParseError call = Error(Half::kKernel, "err_ovl_no_viable_function_in_call", {"Select"});
  call.what = ParseErrorClass::kNoOverload;
  EXPECT_EQ(Classified(call).what, ParseErrorClass::kNoOverload);
  EXPECT_EQ(Classified(call, Release::k9_1).what, ParseErrorClass::kUnmodelledName);
  const ParseError member = Error(Half::kKernel, "err_no_member", {"CumSum", "AscendC::LocalTensor<float>"});
  EXPECT_EQ(Classified(member).what, ParseErrorClass::kInventedMember);
  EXPECT_EQ(Classified(member, Release::k9_1).what, ParseErrorClass::kUnmodelledName);
}

TEST(Releases, MarksOfTheHeaders) {
  const auto standing = [](const char* mark, Release release) { return LifetimeOfMark(mark, release)->standing; };
  EXPECT_EQ(standing("assay_since:8_3", Release::k8_1), Standing::kLacking);
  EXPECT_EQ(standing("assay_since:8_3", Release::k8_x), Standing::kPresent);
  EXPECT_EQ(standing("assay_since:8_5", Release::k8_x), Standing::kUnknown);
  EXPECT_EQ(standing("assay_since:9_0", Release::k8_x), Standing::kLacking);
  EXPECT_EQ(standing("assay_since:9_0", Release::k9_0), Standing::kPresent);
  EXPECT_EQ(standing("assay_until:9_0", Release::k8_5), Standing::kPresent);
  EXPECT_EQ(standing("assay_until:9_0", Release::k9_1), Standing::kLacking);
  EXPECT_FALSE(LifetimeOfMark("assay_kernel", Release::k8_x));
  EXPECT_FALSE(LifetimeOfMark("assay_since:7_0", Release::k8_x));
}

TEST(Releases, Names) {
  for (const std::string& name : ReleaseNames()) EXPECT_EQ(ReleaseName(*ParseRelease(name)), name);
  EXPECT_FALSE(ParseRelease("9.2"));
  EXPECT_EQ(ModelOf("ascend910b4"), ChipModel::kWhole);
  EXPECT_EQ(ModelOf("ascend910_9391"), ChipModel::kWhole);
  EXPECT_EQ(ModelOf("ascend310p3"), ChipModel::kClassic);
  EXPECT_EQ(ModelOf("ascend950"), ChipModel::kClassic);
  EXPECT_EQ(ModelOf("ascend910"), ChipModel::kNone);
  EXPECT_EQ(ModelOf("no such chip"), ChipModel::kNone);
  EXPECT_EQ(ArchitecturePrelude("ascend910b"), "");
  EXPECT_EQ(ArchitecturePrelude("ascend310p"), "#include \"assay/arch_2002.h\"\n");
  EXPECT_FALSE(HasMatrixCores("ascend310p"));
  EXPECT_TRUE(HasMatrixCores("ascend950"));
}

TEST(Chips, FamiliesAreTheOnesThatADefinitionNames) {
  EXPECT_EQ(FamilyOf("ascend910b"), "ascend910b");
  EXPECT_EQ(FamilyOf("Ascend910B"), "ascend910b");
  EXPECT_EQ(FamilyOf("Ascend910B3"), "ascend910b");
  EXPECT_EQ(FamilyOf("ascend310p3"), "ascend310p");
  EXPECT_EQ(FamilyOf("mc62cm12a"), "mc62cm12a");
  EXPECT_EQ(FamilyOf("ascend910c"), "");
  EXPECT_EQ(std::ranges::count(ChipFamilies(), "ascend910b"), 1);
}

// Every form that is named exists in 8.1, and no name that 8.1 has is advised against.
TEST(Advice, FormsAreReal) {
  const KnownNames names = KnownNames::Load(ASSAY_SOURCE_DIR "/dialects/ascendc/model/known-names.txt");
  ASSERT_FALSE(names.empty());
  for (const ApiAdvice& advice : AllAdvice()) {
    const std::string instead(advice.instead);
    const std::size_t tick = instead.find('`');
    const std::size_t begin = tick == std::string::npos ? 0 : tick + 1;
    const std::string form = instead.substr(begin, instead.find_first_of("`<(", begin) - begin);
    const KnownName* real = names.Find(form);
    EXPECT_TRUE(real != nullptr && real->device_8_1) << advice.name << " -> " << form;
    const KnownName* wrong = names.Find(advice.name);
    EXPECT_TRUE(wrong == nullptr || !wrong->device_8_1) << advice.name;
  }
}

TEST_F(ClassifyTest, AnEmptyNameListNeverCallsANameInvented) {
  std::vector<ParseError> errors = {Error(Half::kKernel, "err_undeclared_var_use", {"Frobnicate"})};
  ClassifyErrors(KnownNames{}, host_, errors);
  EXPECT_NE(errors[0].what, ParseErrorClass::kInventedName);
}

}  // namespace
}  // namespace assay::ascendc
