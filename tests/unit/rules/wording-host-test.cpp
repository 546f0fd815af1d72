// Words of the rules on host code, bindings and releases that depend on the case and that no page shows.
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/profile.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum ParseErrorClass;

// In the headline, a note, a label or the title of a fix.
testing::AssertionResult AnySaysOfHost(const std::vector<Finding>& findings, const std::string& words) {
  std::string all;
  for (const Finding& finding : findings) {
    all += finding.rule + ": " + finding.message + "\n";
    for (const std::string& note : finding.notes) all += "  " + note + "\n";
    for (const Label& label : finding.labels) all += "  " + label.text + "\n";
    for (const Fix& fix : finding.fixes) all += "  " + fix.title + "\n";
  }
  if (all.find(words) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no finding says \"" << words << "\":\n" << all;
}

TEST(WordingHost, OfInventedMembers) {
  for (const auto& [name, words] : std::vector<std::pair<std::string, std::string>>{
           {"GetAttrListInt", "`attrs->GetListInt(i)`, read with `GetSize()` and `GetData()[k]`"},
           {"GetAttr", "with the type of the attribute"},
           {"GetAttrValue", "with the type of the attribute"},
           {"SetKernel", "nothing: the kernel is found by the name of the op type"}}) {
    Bench bench("", "attrs->" + name + "(0);");
    bench.Error(kHostApi, name, name, 1).owner = "gert::RuntimeAttrs";
    EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), words)) << name;
  }
}

TEST(WordingHost, OfInventedShapeMembers) {
  for (const auto& [name, words] :
       std::vector<std::pair<std::string, std::string>>{{"begin", "a loop over `GetDimNum()` with `GetDim(i)`"},
                                                        {"SetDims", "`SetDimNum(n)` and `SetDim(i, value)`"}}) {
    Bench bench("", "shape->" + name + "(0);");
    ParseError& error = bench.Error(kShapeKind, name, name, 1);
    error.owner = "gert::Shape";
    error.diag = "err_no_member";
    EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), words)) << name;
  }
}

TEST(WordingHost, OfDeviceHeaders) {
  Bench bench("", "#include \"kernel_tpipe.h\"\n");
  bench.Error(kHeaderNotFound, "\"kernel_tpipe.h\"", "kernel_tpipe.h", 1);
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), "device headers are for `op_kernel`"));
}

TEST(WordingHost, OfAttributesReadWrongAgain) {
  Bench bench("", "a = GetAttrPointer<float>(0); b = GetAttrPointer<float>(0);");
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.op_add.push_back({"AddCustom", {}});
  OpDefinition op;
  op.op_type = "AddCustom";
  op.attrs.push_back({.name = "axis", .type = "Int", .default_text = {}, .required = true, .range = {}});
  host.op_definitions.push_back(op);
  for (int i = 0; i < 2; ++i) {
    AttrUse use;
    use.index = 0;
    use.type = "float";
    use.range = bench.At("GetAttrPointer<float>(0)", i, 1);
    host.attr_uses.push_back(use);
  }
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), "also read this way here"));
}

TEST(WordingHost, OfAnEntryInAFolder) {
  Bench bench("void my_add() {}", "class AddCustom");
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.has_host = true;
  host.op_add.push_back({"AddCustom", bench.At("class AddCustom", 0, 1)});
  bench.facts.Mutable<KernelFacts>().entries.push_back({"my_add", bench.At("my_add"), {}, true, true});
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), "the build finds no `add_custom`, and this kernel never runs"));
}

TEST(WordingHost, OfFieldsThatTheKernelNeverReads) {
  Bench bench("GET_TILING_DATA(data, tiling); use(data.length);",
              "length, extra; tiling.set_length(1); tiling.set_extra(2); tiling.SaveToBuffer(a, b);");
  bench.facts.Mutable<ReplyFacts>().is_reply = true;
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.has_host = true;
  TilingStruct tiling;
  tiling.name = "Data";
  for (const char* name : {"length", "extra"}) {
    TilingField field;
    field.name = name;
    field.type = "uint32_t";
    field.range = bench.At(name, 0, 1);
    tiling.fields.push_back(field);
  }
  host.tiling_structs.push_back(tiling);
  ParseFacts& parse = bench.facts.Mutable<ParseFacts>();
  parse.host_parsed = parse.kernel_parsed = true;
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), "the host sets tiling field `extra`, but the kernel never reads it"));
}

// The kernel has the number of cores from GetBlockNum.
TEST(WordingHost, AFieldThatHoldsTheNumberOfCoresIsNotTold) {
  for (const bool same : {true, false}) {
    const std::string launch = same ? "context->SetBlockDim(n)" : "context->SetBlockDim(8)";
    Bench bench("GET_TILING_DATA(data, tiling);",
                "cores; tiling.set_cores(n); " + launch + "; tiling.SaveToBuffer(a, b);");
    bench.facts.Mutable<ReplyFacts>().is_reply = true;
    ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
    host.has_host = true;
    host.tiling_structs.push_back({"Data", {{"uint32_t", "cores", 0, false, bench.At("cores", 0, 1)}}, {}});
    host.tiling_uses.push_back({TilingUse::How::kSet, "cores", bench.At("tiling.set_cores(n)", 0, 1), false});
    host.tiling_duties.push_back({"SetBlockDim", bench.At(launch, 0, 1)});
    ParseFacts& parse = bench.facts.Mutable<ParseFacts>();
    parse.host_parsed = parse.kernel_parsed = true;
    EXPECT_NE(AnySaysOfHost(bench.AllFindings(), "the host sets tiling field `cores`, but the kernel never reads it"),
              same);
  }
}

TEST(WordingHost, OfDefaultsThatPythonDoesNotSee) {
  Bench bench("", "at::Tensor run(x, bool copy = false); m.def(\"run\", &run); lib.run(*inputs)");
  bench.facts.Mutable<ReplyFacts>().is_reply = true;
  BindingFacts& binding = bench.facts.Mutable<ascendc::OperatorFacts>().binding;
  binding.functions.push_back({"run", {{"x", ""}, {"copy", "false"}}, bench.At("run", 0, 1)});
  binding.exports.push_back({"run", "run", false, bench.At("\"run\"", 0, 1), bench.At(")", 1, 1)});
  binding.model_calls.push_back({"run", -1, bench.At("lib.run", 0, 1)});
  const auto findings = bench.AllFindings();
  EXPECT_TRUE(AnySaysOfHost(findings, "`run` has 1 default value that Python does not see; give it with `py::arg`"));
  EXPECT_TRUE(AnySaysOfHost(findings, "2 parameters, 1 with a default"));
  EXPECT_TRUE(AnySaysOfHost(findings, "called with what the module is given"));
}

TEST(WordingHost, OfOtherReleases) {
  Bench bench("Subs;Subs;Subs;Subs;Subs;Subs;");
  std::vector<ReleaseUse>& uses = bench.facts.Mutable<ProfileFacts>().uses;
  for (int i = 0; i < 6; ++i) {
    ReleaseUse use;
    use.range = bench.At("Subs", i);
    use.name = "Subs";
    use.since = "9.1";
    use.lacking = true;
    uses.push_back(use);
  }
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), "and at 2 more places"));
  for (ReleaseUse& use : uses) use.name = "Fill";
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(),
                            "no release has `Fill` of a `LocalTensor` with a value and a count: "
                            "the one from CANN 9.1 on fills global memory; write `Duplicate`"));
  for (ReleaseUse& use : uses) {
    use.name = "Subs";
    use.since.clear();
    use.instead = "Adds with the negated scalar";
  }
  EXPECT_TRUE(AnySaysOfHost(bench.AllFindings(), "for this chip; here, write Adds"));
}

}  // namespace
}  // namespace assay
