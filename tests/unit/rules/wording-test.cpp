// Words that rules choose by the numbers of the case and that no page shows.
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum FaultKind;
using enum ParseErrorClass;

struct Said {
  FaultKind kind;
  std::map<std::string, std::int64_t> numbers;
  std::map<std::string, std::string> names;
  std::string words;  // in the headline, a note, a label or the evidence
};

bool Says(const Finding& finding, const std::string& words) {
  if (finding.message.find(words) != std::string::npos || finding.evidence.text.find(words) != std::string::npos)
    return true;
  for (const Label& label : finding.labels) {
    if (label.text.find(words) != std::string::npos) return true;
  }
  for (const Fix& fix : finding.fixes) {
    if (fix.title.find(words) != std::string::npos) return true;
  }
  return std::any_of(finding.notes.begin(), finding.notes.end(),
                     [&](const std::string& note) { return note.find(words) != std::string::npos; });
}

testing::AssertionResult AnySays(const std::vector<Finding>& findings, const std::string& words) {
  for (const Finding& finding : findings) {
    if (Says(finding, words)) return testing::AssertionSuccess();
  }
  std::string all;
  for (const Finding& finding : findings) all += finding.rule + ": " + finding.message + "\n";
  return testing::AssertionFailure() << "no finding says \"" << words << "\":\n" << all;
}

TEST(Wording, OfFaults) {
  const std::vector<Said> cases = {
      {kBadRepeat, {{"repeat", 300}, {"max", 255}}, {}, "this call is given 300"},
      {kBadRepeat, {{"repeat", 64}, {"max", 32}}, {{"api", "DataCopyPad"}}, "pads by 64 bytes; it takes at most 32"},
      {kUnsupportedDtype, {}, {{"dtype", "int32"}, {"compares", "equal"}}, "compares `int32` only for equality"},
      {kGlobalReadOutOfBounds,
       {{"offset", -32}, {"bytes", 64}, {"size", 128}},
       {{"tensor", "x"}},
       "before the start of `x`"},
      {kGlobalReadOutOfBounds,
       {{"offset", -32}, {"bytes", 64}, {"size", 128}},
       {{"tensor", "x"}},
       "32 bytes before the first"},
      {kOnChipOutOfBounds, {{"offset", -32}, {"bytes", 64}, {"size", 128}}, {}, "it starts before the buffer"},
      {kUninitialisedRead, {{"offset", 0}, {"bytes", 64}}, {{"api", "Add"}}, "reads 64 bytes of local memory"},
      {kUninitialisedRead,
       {{"offset", 64}, {"bytes", 32}},
       {{"api", "GetValue"}, {"tensor", "workspace"}},
       "reads 32 bytes of `workspace` that nothing wrote"},
      {kQueueStarved, {{"buffers", 0}}, {{"reason", "no-buffer"}}, "`InitBuffer` gave it no buffer"},
      {kQueueStarved, {{"buffers", 2}}, {{"reason", "not-dequeued"}}, "all its tensors are enqueued at that point"},
      {kTooManyBuffers, {{"num", 0}}, {}, "`InitBuffer` with 0 buffers"},
      {kUncaughtException, {}, {{"what", "bad_alloc"}}, "leaves the code uncaught: bad_alloc"},
      {kUncaughtException, {}, {}, "an exception leaves the code uncaught"},
      {kMemoryBudget, {{"bytes", 4096}}, {}, "4,096 B at once"},
      {kFlagStuck, {{"max", 8}, {"event", 3}}, {{"reason", "no-event-id-left"}}, "no event id is left: the 8"},
      {kOutputUnwritten, {{"count", 1}, {"total", 1}}, {{"tensor", "y"}}, "the one element of `y`"},
      {kAssertFailed, {}, {}, "an assertion does not hold"}};
  for (const Said& said : cases) {
    // A call with a name too long to repeat.
    Bench bench("ACallWhoseNameIsLongerThanAnyHeadlineWouldRepeatInFullLengthOrAtAllEver;\nCall(a, b);");
    const SourceRange place = said.kind == kBadRepeat ? bench.At("ACallWhoseNameIsLongerThanAnyHeadlineWouldRepeat")
                              : said.kind == kAssertFailed ? SourceRange{}
                                                           : bench.At("Call(a, b)");
    Fault& fault = bench.AddFault(said.kind, place);
    for (const auto& [key, value] : said.numbers) fault.args[key] = value;
    for (const auto& [key, value] : said.names) fault.text[key] = value;
    EXPECT_TRUE(AnySays(bench.AllFindings(), said.words));
  }
}

TEST(Wording, OfSecondPlaces) {
  Bench bench("Call(a, b);\nOther(c);");
  bench.AddFault(kOutputUnwritten, bench.At("Call(a, b)")).other = bench.At("Other(c)");
  EXPECT_TRUE(AnySays(bench.AllFindings(), "the last write to it"));
  Bench cores("Call(a, b);\nOther(c);");
  Fault& overlap = cores.AddFault(kOverlappingWrites, cores.At("Call(a, b)"));
  overlap.other = cores.At("Other(c)");
  overlap.cores = {1, 3, 5, 7, 9};
  EXPECT_TRUE(AnySays(cores.AllFindings(), "the other core's write"));
  EXPECT_TRUE(AnySays(cores.AllFindings(), "cores, the first is core "));
}

TEST(Wording, OfACopyOutOfTheWrongQueue) {
  Bench bench("pipe.InitBuffer(inX, 1, 32);\nDataCopy(y, x, 8);");
  bench.AddQueue("inX", "VECIN");
  QueueCall& init = bench.AddCall(QueueCall::What::kInit, "inX", "", "pipe.InitBuffer(inX, 1, 32);", "Init");
  Fault& fault = bench.AddFault(kWrongSpace, bench.At("DataCopy(y, x, 8)"));
  fault.args = {{"advisory", 1}, {"write", 0}};
  fault.other = init.range;
  bench.AddFault(FaultKind::kUnorderedAccess, bench.At("DataCopy(y, x, 8)"));
  EXPECT_TRUE(AnySays(bench.AllFindings(), "a copy out belongs on VECOUT"));
}

TEST(Wording, OfNamesUsedOften) {
  for (const auto& [what, words] : std::vector<std::pair<ParseErrorClass, std::string>>{
           {kHostCall, "called here too"}, {kHostMath, "called here too"}, {kInventedName, "also used here"}}) {
    Bench bench("sqrtf;sqrtf;sqrtf;sqrtf;sqrtf;sqrtf;");
    for (int i = 0; i < 6; ++i) bench.Error(what, "sqrtf", "sqrtf").range = bench.At("sqrtf", i);
    bench.facts.Mutable<ParseFacts>().errors.front().combos = {"x float16"};
    bench.facts.Mutable<ParseFacts>().errors.front().followers = {{bench.At("sqrtf", 1), "no such thing"},
                                                                  {bench.At("sqrtf", 2), "no such thing"}};
    const auto findings = bench.AllFindings();
    EXPECT_TRUE(AnySays(findings, words));
    EXPECT_TRUE(AnySays(findings, "and at 2 more places"));
    if (what == kHostCall) continue;
    EXPECT_TRUE(AnySays(findings, "only with x float16"));
    EXPECT_TRUE(AnySays(findings, "1 more error follows from it"));
    EXPECT_TRUE(AnySays(findings, "follows from it: no such thing"));
  }
  Bench many("sqrtf;sqrtf;sqrtf;sqrtf;");
  many.Error(kInventedName, "sqrtf", "sqrtf").followers = {
      {many.At("sqrtf", 1), "no such thing"}, {many.At("sqrtf", 2), "nor"}, {many.At("sqrtf", 3), "nor this"}};
  EXPECT_TRUE(AnySays(many.AllFindings(), "2 more errors follow from it"));
  Bench sqrt("sqrtf");
  sqrt.Error(kHostMath, "sqrtf", "sqrtf");
  EXPECT_TRUE(AnySays(sqrt.AllFindings(), "the core's own scalar"));
}

TEST(Wording, OfSuggestions) {
  Bench bench("queue.Peek(a);");
  ParseError& member = bench.Error(kInventedMember, "Peek", "Peek");
  member.owner = "AscendC::TQue<AscendC::TPosition::VECIN, 1>";
  member.suggestion = "DeQue and FreeTensor";
  EXPECT_TRUE(AnySays(bench.AllFindings(), "has no member `Peek`"));
  EXPECT_TRUE(AnySays(bench.AllFindings(), "closest real form: DeQue and FreeTensor"));
  Bench form("Call(a);");
  form.Error(kNoOverload, "Call", "Call").suggestion = "Call(a, b)";
  EXPECT_TRUE(AnySays(form.AllFindings(), "closest real form: Call(a, b)"));
  Bench field("tiling.set_len(4);");
  field.Error(kTilingFieldMissing, "set_len", "set_len").suggestion = "length";
  EXPECT_TRUE(AnySays(field.AllFindings(), "closest declared field: `length`"));
}

TEST(Wording, OfNamesByWhatTheyAre) {
  Bench bench("Muls(y, x, MY_SCALE, n); GetValue(x, 0); n();");
  bench.Error(kInventedName, "MY_SCALE", "MY_SCALE");
  bench.Error(kInventedName, "GetValue", "GetValue").expected = "a member function";
  bench.Error(kOther, "n()", "n").diag = "err_typecheck_call_not_function";
  EXPECT_TRUE(AnySays(bench.AllFindings(), "`MY_SCALE` is not defined where it is used"));
  EXPECT_TRUE(AnySays(bench.AllFindings(), "`GetValue` is a member function of AscendC's classes"));
  EXPECT_TRUE(AnySays(bench.AllFindings(), "read it without parentheses"));
}

TEST(Wording, OfNamesOfTheOtherHalf) {
  Bench bench("GRAPH_SUCCESS; std::vector<int> v; GetBlockNum(); std::max({a, b, c});");
  bench.Error(kInventedName, "GRAPH_SUCCESS", "GRAPH_SUCCESS").expected = "a name of the host";
  bench.Error(kHostMath, "vector", "vector").expected = "a declared name";
  bench.Error(kInventedName, "GetBlockNum", "GetBlockNum").half = Half::kHost;
  bench.Error(kHostMath, "max", "max");
  const auto findings = bench.AllFindings();
  EXPECT_TRUE(AnySays(findings, "`GRAPH_SUCCESS` is declared by the host's headers"));
  EXPECT_TRUE(AnySays(findings, "no header included here declares `std::vector`"));
  EXPECT_TRUE(AnySays(findings, "no header of the host declares `GetBlockNum`"));
  EXPECT_TRUE(AnySays(findings, "`std::max` is a function of the host"));
  EXPECT_TRUE(AnySays(findings, "and take two values"));
}

TEST(Wording, OfWhatIsMadeATensor) {
  const std::string to = " to 'LocalTensor<float>'";
  for (const auto& [message, words] : std::vector<std::pair<std::string, std::string>>{
           {"no viable conversion from 'void'" + to, "the call returns nothing"},
           {"no viable conversion from 'TBuf<TPosition::VECCALC>'" + to, "a buffer is not a tensor"},
           {"no viable conversion from 'LocalTensor<half>'" + to, "`x.ReinterpretCast<T>()` reads the same bytes"},
           {"no viable conversion from '__ubuf__ float *'" + to, "a pointer is not a tensor"},
           {"no viable conversion from 'SymbolOverrideDiv<float>' to 'float'",
            "an expression of tensors does not convert to `float`"},
           {"no viable overloaded '='", "can be assigned a tensor of its own kind"}}) {
    Bench bench("a = b;");
    ParseError& error = bench.Error(kTensorExpression, "a = b", "");
    error.message = message;
    error.diag = message.find("conversion") == message.npos ? "err_ovl_no_viable_oper" : "err_init_conversion_failed";
    EXPECT_TRUE(AnySays(bench.AllFindings(), words));
  }
}

TEST(Wording, OfWhatAMacroDeclaresTwice) {
  Bench bench("DECLARE(Data);\nDECLARE(Data);\nint x; int x;");
  for (const auto& [code, name] : {std::pair("DECLARE(Data);", "made_Data"), std::pair("int x;", "x")}) {
    ParseError& error = bench.Error(kOther, code, "");
    error.message = std::string("redefinition of '") + name + "'";
    error.diag = "err_redefinition";
  }
  EXPECT_TRUE(AnySays(bench.AllFindings(), "what this macro declares is already declared"));
  EXPECT_TRUE(AnySays(bench.AllFindings(), "redefinition of `x`"));
}

TEST(Wording, OfAClassThatIsCalled) {
  Bench bench("Matmul(c, a, b);");
  ParseError& error = bench.Error(kMissingInclude, "Matmul", "Matmul");
  error.suggestion = "lib/matmul_intf.h";
  error.expected = "a class template";
  EXPECT_TRUE(AnySays(bench.AllFindings(), "`Matmul` is a class template of `lib/matmul_intf.h`, not a function"));
}

TEST(Wording, OfConversionsThatNoInstructionMakes) {
  Bench bench("Cast(y, x, mode, n);");
  ParseError& cast = bench.Error(kDtypeUnsupported, "Cast", "Cast");
  cast.notes.push_back({{}, "with T = __bf16"});
  bench.Arguments(cast, {{"y", "LocalTensor<bfloat16_t>"}, {"x", "LocalTensor<half>"}, {"mode", "int"}, {"n", "int"}});
  EXPECT_TRUE(AnySays(bench.AllFindings(), "`Cast` does not convert `half` to `bfloat16_t`"));
  EXPECT_TRUE(AnySays(bench.AllFindings(), "cast to float in between"));
}

TEST(Wording, OfFailedCalls) {
  Bench div("Div(y, x, mean, n);");
  ParseError& error = div.Error(kScalarAsTensor, "Div", "Div");
  div.Arguments(error, {{"y", "LocalTensor<float>"}, {"x", "LocalTensor<float>"}, {"mean", "float"}, {"n", "int"}});
  error.argument = 2;
  EXPECT_TRUE(AnySays(div.AllFindings(), "use `Muls` with the inverted scalar"));
  for (const bool out : {false, true}) {
    Bench pad("DataCopyPad(y, x, n);");
    ParseError& copy = pad.Error(kNoOverload, "DataCopyPad", "DataCopyPad");
    const std::string local = "LocalTensor<float>";
    const std::string global = "GlobalTensor<float>";
    pad.Arguments(copy, {{"y", out ? global : local}, {"x", out ? local : global}, {"n", "int"}});
    EXPECT_TRUE(AnySays(pad.AllFindings(), out ? "out of local memory it is" : "into local memory it is"));
  }
  Bench init("pipe.InitBuffer(this_is_it);");
  init.Error(kNoOverload, "InitBuffer", "InitBuffer");
  EXPECT_TRUE(AnySays(init.AllFindings(), "something else"));
  // An operand too long to repeat.
  const std::string longest(60, 'x');
  for (const ParseErrorClass what : {kScalarAsTensor, kTensorAsScalar, kNoOverload}) {
    Bench bench("Add(y, " + longest + ", z);");
    ParseError& call = bench.Error(what, "Add", "Add");
    bench.Arguments(call,
                    {{"y", "LocalTensor<float>"}, {longest, what == kNoOverload ? "GlobalTensor<float>" : "int"}});
    call.argument = 1;
    EXPECT_TRUE(AnySays(bench.AllFindings(), what == kScalarAsTensor ? "the argument" : "the operand"));
  }
}

TEST(Wording, OfIncompleteReplies) {
  for (const auto& [kind, words] : std::vector<std::pair<ReplyProblemKind, std::string>>{
           {ReplyProblemKind::kEmpty, "the input is empty"},
           {ReplyProblemKind::kMissingBlock, "the input lacks a block"},
           {ReplyProblemKind::kNotText, "the input is not text"},
           {ReplyProblemKind::kBadJson, "it is not valid json"}}) {
    Bench bench("x");
    bench.facts.Mutable<ReplyFacts>().problems.push_back({kind, {}, ""});
    EXPECT_TRUE(AnySays(bench.AllFindings(), words));
  }
  Bench bench("x");
  bench.facts.Mutable<ReplyFacts>().problems.push_back(
      {ReplyProblemKind::kMissingBlock, {}, "`model_src` and `python_bind_src` are missing"});
  EXPECT_TRUE(AnySays(bench.AllFindings(), "the input lacks blocks"));
  Bench model("x");
  model.facts.Mutable<ReplyFacts>().files.push_back({"model.py", FileRole::kModel, "class ModelNew"});
  model.facts.Mutable<ReplyFacts>().problems.push_back({ReplyProblemKind::kCutOff, {1, 0, 5}, ""});
  EXPECT_TRUE(AnySays(model.AllFindings(), "the operator itself is complete"));
}

TEST(Wording, OfNamesThatDisagree) {
  const auto make = [] {
    Bench bench("void my_add() {}", "class AddCustom");
    ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
    host.has_host = true;
    host.json_op = OpDefinition{
        .op_type = "AddCustom", .range = {}, .params = {}, .attrs = {}, .tiling_function = {}, .configs = {}};
    bench.facts.Mutable<ReplyFacts>().is_reply = true;
    bench.facts.Mutable<KernelFacts>().entries.push_back({"my_add", bench.At("my_add"), {}, true, true});
    return bench;
  };
  Bench broken = make();
  broken.facts.Mutable<ascendc::OperatorFacts>().json_op->attrs.push_back(
      {.name = "axes", .type = "list_int", .default_text = "[1, 2]", .required = false, .range = {}});
  EXPECT_TRUE(AnySays(broken.AllFindings(), "stays in the build and does not compile"));
  Bench generated = make();
  generated.facts.Mutable<ascendc::OperatorFacts>().includes.push_back({"add_custom_tiling.h", false, true, {}, true});
  EXPECT_TRUE(AnySays(generated.AllFindings(), "is then the generated one, whose only field is `size`"));
  Bench other = make();
  other.facts.Mutable<ascendc::OperatorFacts>().op_add.push_back({"SubCustom", other.At("class AddCustom", 0, 1)});
  EXPECT_TRUE(AnySays(other.AllFindings(), "no class of that name and no `OP_ADD(AddCustom)`"));
  EXPECT_TRUE(AnySays(other.AllFindings(), "registers `SubCustom` instead"));
}

}  // namespace
}  // namespace assay
