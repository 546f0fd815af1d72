// Rules about names, registrations and the reply itself.
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

Bench PairOp(const std::string& entry, bool added) {
  Bench bench("void " + entry + "(GM_ADDR x) {}", "#include \"" + entry + "_tiling.h\"\nOP_ADD(AddPair2dCustom);\n");
  ReplyFacts& reply = bench.facts.Mutable<ReplyFacts>();
  reply.is_reply = true;
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.has_host = true;
  host.json_op = OpDefinition{.op_type = "AddPair2dCustom"};
  host.op_definitions.push_back({.op_type = "AddPair2dCustom", .range = bench.At("AddPair2dCustom", 0, 1)});
  if (added) host.op_add.push_back({"AddPair2dCustom", bench.At("AddPair2dCustom", 0, 1)});
  host.includes.push_back({entry + "_tiling.h", false, true, bench.At("\"" + entry + "_tiling.h\"", 0, 1), true});
  bench.facts.Mutable<KernelFacts>().entries.push_back({entry, bench.At(entry), {"x"}, true, false});
  return bench;
}

TEST(EntryName, RenamesTheEntryAndTheTilingHeader) {
  Bench bench = PairOp("add_pair_2d_custom", true);
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"host/entry-name"});
  EXPECT_EQ(all[0].message,
            "kernel entry `add_pair_2d_custom` is not the kernel of `AddPair2dCustom`: the tools spell it "
            "`add_pair2d_custom`");
  EXPECT_TRUE(all[0].breaks_build);
  ASSERT_EQ(all[0].fixes.size(), 1u);
  EXPECT_EQ(all[0].fixes[0].safety, FixSafety::kSafe);
  EXPECT_EQ(bench.Applied(all[0].fixes[0]), "void add_pair2d_custom(GM_ADDR x) {}");
  EXPECT_EQ(bench.Applied(all[0].fixes[0], 1), "#include \"add_pair2d_custom_tiling.h\"\nOP_ADD(AddPair2dCustom);\n");
}

TEST(EntryName, RightNameIsSilent) { EXPECT_TRUE(PairOp("add_pair2d_custom", true).AllFindings().empty()); }

TEST(EntryName, NoOpNoName) {
  Bench bench("void anything(GM_ADDR x) {}");
  bench.facts.Mutable<KernelFacts>().entries.push_back({"anything", bench.At("anything"), {}, true, false});
  EXPECT_TRUE(bench.AllFindings().empty());
}

TEST(EntryName, WithoutOpAddTheBuildGoesOnWithTheStub) {
  Bench bench = PairOp("add_pair_2d_custom", false);
  bench.facts.Mutable<ascendc::OperatorFacts>().includes.clear();
  const auto findings = bench.Findings("host/entry-name");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_FALSE(findings[0].breaks_build);
  EXPECT_FALSE(bench.Findings("host/operator-registration").at(0).breaks_build);
}

TEST(OperatorRegistration, MissingAndDouble) {
  Bench missing = PairOp("add_pair2d_custom", false);
  auto all = missing.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"host/operator-registration"});
  EXPECT_EQ(all[0].message, "`AddPair2dCustom` is defined but not registered here: no `OP_ADD(AddPair2dCustom)`");
  EXPECT_TRUE(all[0].breaks_build);
  Bench twice = PairOp("add_pair2d_custom", true);
  auto& added = twice.facts.Mutable<ascendc::OperatorFacts>().op_add;
  added.push_back(added.front());
  all = twice.AllFindings();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].message, "`AddPair2dCustom` is registered 2 times");
}

TEST(OperatorRegistration, BrokenSyntaxHidesIt) {
  Bench bench = PairOp("add_pair2d_custom", false);
  bench.Error(ParseErrorClass::kSyntax, "OP_ADD", "", 1);
  EXPECT_TRUE(bench.Findings("host/operator-registration").empty());
}

TEST(MissingDuty, WarnsFromCodeOnly) {
  Bench bench("", "tiling.SaveToBuffer(p, n);");
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.tiling_duties.push_back({"SaveToBuffer", bench.At("tiling.SaveToBuffer(p, n)", 0, 1)});
  bench.facts.Mutable<ParseFacts>().host_parsed = true;
  // In a folder of a library the call may be in a function that is not given.
  EXPECT_TRUE(bench.Findings("host/missing-duty").empty());
  bench.facts.Mutable<ReplyFacts>().is_reply = true;
  const auto findings = bench.Findings("host/missing-duty");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].severity, Severity::kWarning);
  bench.Run().status = ShapeRun::Status::kClean;
  EXPECT_TRUE(bench.Findings("host/missing-duty").empty());
}

TEST(Reply, FirstProblemIsTheCause) {
  Bench bench("x");
  auto& problems = bench.facts.Mutable<ReplyFacts>().problems;
  problems.push_back({ReplyProblemKind::kCutOff, bench.At("x"), "`kernel_src` has no closing quotes"});
  problems.push_back({ReplyProblemKind::kMissingBlock, {}, "`model_src`"});
  problems.push_back({ReplyProblemKind::kBadJson, {}, "the top level is not a list"});
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), (std::vector<std::string>{"host/bad-json", "reply/incomplete"}));
  EXPECT_EQ(all[0].message, "the project json is rejected: the top level is not a list");
  EXPECT_EQ(all[1].message, "the input is cut off: `kernel_src` has no closing quotes");
}

// The call `EXEC_NPU_CMD(aclnnScaleCustom, <args>);` of an operator with the attributes `n` (Int, default 2), `up`
// (Bool) and `dims` (a list).
std::string WithAttributes(const std::string& head, const std::vector<std::string>& args) {
  std::string list;
  for (const std::string& arg : args) list += ", " + arg;
  const std::string statement = "EXEC_NPU_CMD(aclnnScaleCustom" + list + ");";
  Bench bench("", head + "\n  " + statement + "\n}\n");
  bench.facts.Mutable<ReplyFacts>().is_reply = true;
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  OpDefinition op;
  op.op_type = "ScaleCustom";
  op.params = {{.kind = OpParam::Kind::kInput, .name = "x"}, {.kind = OpParam::Kind::kOutput, .name = "y"}};
  op.attrs = {{.name = "n", .type = "Int", .default_text = "\"2\""},
              {.name = "up", .type = "bool", .default_text = "false"},
              {.name = "dims", .type = "ListInt", .default_text = "{1, 1}"}};
  host.op_definitions.push_back(op);
  LibraryCall call;
  call.api = "aclnnScaleCustom";
  call.range = bench.At(statement, 0, 1);
  call.alone = true;
  std::uint32_t from = call.range.begin;
  const std::string text = head + "\n  " + statement;
  for (const std::string& arg : args) {
    from = static_cast<std::uint32_t>(text.find(", " + arg, from)) + 2;
    call.args.push_back({arg, {1, from, from + static_cast<std::uint32_t>(arg.size())}, false});
  }
  host.binding.calls.push_back(call);
  const std::vector<Finding> all = bench.Findings("host/aclnn-call");
  if (all.size() != 1) return "findings: " + std::to_string(all.size());
  if (all[0].fixes.empty()) return "no fix";
  const std::string safety = all[0].fixes[0].safety == FixSafety::kSafe ? "" : "unsafe: ";
  return safety + bench.Applied(all[0].fixes[0], 1);
}

TEST(LibraryCall, AttributesThatAreMissingArePassedByName) {
  const std::string head = "at::Tensor Run(const at::Tensor& x, std::vector<int64_t> dims) {";
  EXPECT_EQ(WithAttributes(head, {"x", "out"}), "unsafe: " + head +
                                                    "\n  int64_t n = 2;\n  bool up = false;\n  "
                                                    "EXEC_NPU_CMD(aclnnScaleCustom, x, n, up, dims, out);\n}\n");
  EXPECT_EQ(WithAttributes(head, {"x", "dims", "out"}),
            "unsafe: " + head +
                "\n  int64_t n = 2;\n  bool up = false;\n  "
                "EXEC_NPU_CMD(aclnnScaleCustom, x, n, up, dims, out);\n}\n");
  const std::string all = "at::Tensor Run(const at::Tensor& x, int64_t n, bool up, at::IntArrayRef dims) {";
  EXPECT_EQ(WithAttributes(all, {"x", "up", "out"}),
            all + "\n  EXEC_NPU_CMD(aclnnScaleCustom, x, n, up, dims, out);\n}\n");
}

TEST(LibraryCall, WhereNamesDoNotSayWhatIsMissingThereIsNoFix) {
  // A list has no variable; an argument is no attribute's name; a name is used and declared elsewhere; an input is
  // missing.
  EXPECT_EQ(WithAttributes("at::Tensor Run(const at::Tensor& x) {", {"x", "out"}), "no fix");
  const std::string head = "at::Tensor Run(const at::Tensor& x, std::vector<int64_t> dims) {";
  EXPECT_EQ(WithAttributes(head, {"x", "size", "out"}), "no fix");
  EXPECT_EQ(WithAttributes(head + " Use(n);", {"x", "out"}), "no fix");
  EXPECT_EQ(WithAttributes(head, {"out"}), "no fix");
}

}  // namespace
}  // namespace assay
