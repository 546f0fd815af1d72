// Repairs that the facts of a place allow, and their effect on its text.
#include "analyzer/facts/ascendc/operator.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum ParseErrorClass;
using What = QueueCall::What;

TEST(Repairs, MissingSemicolon) {
  Bench bench("a = b\nc = d;");
  ParseError& error = bench.Error(kSyntax, "\nc", "");
  error.message = "expected ';' after expression";
  const auto findings = bench.Findings("build/compile-error");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fixes.at(0).title, "end the statement");
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)), "a = b;\nc = d;");
}

TEST(Repairs, QueueThatIsUsedAsABuffer) {
  Bench bench("TQue<QuePosition::VECCALC, 1> work;\npipe.InitBuffer(work, 1, 256);\nauto t = work.Get<float>();");
  ParseError& error = bench.Error(kInventedMember, "Get", "Get");
  error.owner = "TQue<QuePosition::VECCALC, 1>";
  const auto findings = bench.Findings("api/invented-name");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fixes.at(0).title, "declare it as a `TBuf`");
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)),
            "TBuf<QuePosition::VECCALC> work;\npipe.InitBuffer(work, 256);\nauto t = work.Get<float>();");
}

TEST(Repairs, ASumHasNoIndex) {
  Bench bench("ReduceSum(y, x, work, n, 0);");
  ParseError& error = bench.Error(kNoOverload, "ReduceSum", "ReduceSum");
  bench.Arguments(error, {{"y", "LocalTensor<float>"},
                          {"x", "LocalTensor<float>"},
                          {"work", "LocalTensor<float>"},
                          {"n", "unsigned int"},
                          {"0", "int"}});
  const auto findings = bench.Findings("api/wrong-overload");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "ReduceSum(y, x, work, n);");
}

TEST(Repairs, AFlagIsNoCountOfElements) {
  Bench bench("ReduceSum(y, x, false);");
  ParseError& error = bench.Error(kNoOverload, "ReduceSum", "ReduceSum");
  bench.Arguments(error, {{"y", "LocalTensor<float>"}, {"x", "LocalTensor<float>"}, {"false", "bool"}});
  const auto findings = bench.Findings("api/work-tensor");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_TRUE(findings[0].fixes.empty());
}

TEST(Repairs, AReductionWhoseSourceIsReadAgainGetsABufferOfItsOwn) {
  const std::string before =
      "TQue<TPosition::VECIN, 1> inQueue_;\nvoid Init() {\n  pipe_.InitBuffer(inQueue_, 2, n_ * sizeof(float));\n}\n"
      "void Compute() {\n  LocalTensor<float> x = inQueue_.DeQue<float>();\n";
  Bench bench(before + "  ReduceMax(y, x, n_);\n  Exp(y, x, n_);\n}\n");
  ParseError& error = bench.Error(kNoOverload, "ReduceMax", "ReduceMax");
  bench.Arguments(error, {{"y", "LocalTensor<float>"}, {"x", "LocalTensor<float>"}, {"n_", "unsigned int"}});
  const auto findings = bench.Findings("api/work-tensor");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
  EXPECT_EQ(
      bench.Applied(findings[0].fixes[0]),
      "TQue<TPosition::VECIN, 1> inQueue_;\nTBuf<TPosition::VECCALC> inQueueWork_;\nvoid Init() {\n"
      "  pipe_.InitBuffer(inQueue_, 2, n_ * sizeof(float));\n  pipe_.InitBuffer(inQueueWork_, n_ * sizeof(float));\n"
      "}\nvoid Compute() {\n  LocalTensor<float> x = inQueue_.DeQue<float>();\n"
      "  ReduceMax(y, x, inQueueWork_.Get<float>(), n_);\n  Exp(y, x, n_);\n}\n");
}

TEST(Repairs, GetterOnThePlainStructOfTheKernel) {
  Bench bench("n = t.get_length();");
  bench.Error(kTilingFieldMissing, "get_length", "get_length");
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.tiling_structs.push_back({.name = "T", .fields = {{.type = "uint32_t", .name = "length"}}});
  const auto findings = bench.Findings("tiling/field-undeclared");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].notes.at(0), "the kernel's struct has the fields themselves, without setters and getters");
  EXPECT_EQ(findings[0].fixes.at(0).title, "read the field `length`");
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)), "n = t.length;");
}

TEST(Repairs, TheOnlyTilingClassIsRegistered) {
  Bench bench("GET_TILING_DATA(t, tiling);", "BEGIN_TILING_DATA_DEF(T)\nEND_TILING_DATA_DEF;\n");
  bench.Error(kTilingClassMissing, "GET_TILING_DATA", "");
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.op_definitions.push_back({});
  host.op_definitions.back().op_type = "Swish";
  host.tiling_structs.push_back({.name = "T", .range = bench.At("BEGIN_TILING_DATA_DEF(T)", 0, 1)});
  const auto findings = bench.Findings("tiling/field-undeclared");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fixes.at(0).title, "register `T`");
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0), 1),
            "BEGIN_TILING_DATA_DEF(T)\nEND_TILING_DATA_DEF;\nREGISTER_TILING_DATA_CLASS(Swish, T)\n");
}

TEST(Repairs, CommaBetweenEntriesOfTheJson) {
  Bench bench("[{\"a\": 1}\n {\"b\": 2}]");
  ReplyFacts& reply = bench.facts.Mutable<ReplyFacts>();
  reply.problems.push_back({ReplyProblemKind::kBadJson, bench.At("{\"b\""), "an entry without a comma"});
  const auto findings = bench.Findings("host/bad-json");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fixes.at(0).title, "put a comma between the entries");
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0)), "[{\"a\": 1},\n {\"b\": 2}]");
}

TEST(Repairs, AllocTensorWhereDeQueIsMeant) {
  Bench bench("auto x = q.AllocTensor<float>();\nq.EnQue(x);\nauto t = q.AllocTensor<float>();\nRelu(y, t, 8);\n");
  bench.AddQueue("q");
  bench.AddCall(What::kAlloc, "q", "x", "auto x = q.AllocTensor<float>();", "CopyIn");
  bench.AddCall(What::kEnque, "q", "x", "q.EnQue(x);", "CopyIn");
  bench.AddCall(What::kAlloc, "q", "t", "auto t = q.AllocTensor<float>();", "Compute");
  Fault& fault = bench.AddFault(FaultKind::kQueueStarved, bench.At("q.AllocTensor<float>()"), 30, 0);
  fault.args["buffers"] = 1;
  fault.text["reason"] = "not-dequeued";
  const auto findings = bench.Findings("queue/missing-free");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_FALSE(findings[0].fixes.empty());
  EXPECT_EQ(findings[0].fixes.back().title, "take the tensor that was enqueued");
  EXPECT_NE(bench.Applied(findings[0].fixes.back()).find("auto t = q.DeQue<float>();"), std::string::npos);
}

TEST(Repairs, DivisionThatLosesTheRemainder) {
  Bench bench("DataCopy(yGm, y, n);", "uint32_t length = total / cores;\n");
  Fault& fault = bench.AddFault(FaultKind::kOutputUnwritten, bench.At("DataCopy(yGm, y, n)"), 100, -1);
  fault.args = {{"count", 16}, {"total", 1024}, {"first", 1008}, {"last", 1023}};
  fault.text["tensor"] = "y";
  const auto findings = bench.Findings("tiling/lost-remainder");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fixes.at(0).title, "round `total / cores` up");
  EXPECT_EQ(findings[0].fixes.at(0).safety, FixSafety::kUnsafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes.at(0), 1), "uint32_t length = (total + cores - 1) / cores;\n");
}

}  // namespace
}  // namespace assay
