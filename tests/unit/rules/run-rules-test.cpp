// Rules based on runs: which fault is the cause, where the finding is, and the result of the fix.
#include "analyzer/facts/ascendc/kernel.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum FaultKind;
using What = QueueCall::What;

constexpr const char* kForgotten = R"(void CopyIn(int i) {
    auto x = inX.AllocTensor<float>();
    for (int row = 0; row < 4; ++row) {
        DataCopy(x[row * 8], xGm[row], 8);
    }
    Trace(i);
}
void Compute() {
    auto x = inX.DeQue<float>();
    Relu(y, x, 8);
    inX.FreeTensor(x);
}
)";

Bench Forgotten() {
  Bench bench(kForgotten);
  bench.AddQueue("inX");
  bench.AddCall(What::kAlloc, "inX", "x", "auto x = inX.AllocTensor<float>();", "CopyIn");
  bench.AddUse("x", true, "DataCopy(x[row * 8], xGm[row], 8);", "CopyIn");
  bench.AddCall(What::kDeque, "inX", "x", "auto x = inX.DeQue<float>();", "Compute");
  bench.AddUse("x", false, "Relu(y, x, 8);", "Compute");
  bench.AddCall(What::kFree, "inX", "x", "inX.FreeTensor(x);", "Compute");
  return bench;
}

TEST(MissingEnque, StandsAtTheLastWriteAndExplainsTheRest) {
  Bench bench = Forgotten();
  bench.AddFault(kQueueEmpty, bench.At("inX.DeQue<float>()"), 5).text["tensor"] = "x";
  bench.AddFault(kUninitialisedRead, bench.At("Relu(y, x, 8)"), 6);
  bench.AddFault(kOutputUnwritten, {}, 9, -1);
  bench.AddFault(kValueMismatch, {}, 9, -1);
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"queue/missing-enque"});
  EXPECT_EQ(all[0].message, "`x` is filled but never enqueued on `inX`");
  EXPECT_EQ(bench.Spelled(all[0].primary), "DataCopy(x[row * 8], xGm[row], 8)");
  EXPECT_EQ(all[0].verdict, Verdict::kConfirmed);
  EXPECT_EQ(all[0].evidence.text, "simulator, core 0: `inX` holds no tensor at `DeQue`");
}

TEST(MissingEnque, FixStandsBehindTheLoopThatFills) {
  Bench bench = Forgotten();
  bench.AddFault(kQueueEmpty, bench.At("inX.DeQue<float>()"));
  const std::string fixed = bench.Applied(bench.Findings("queue/missing-enque").at(0).fixes.at(0));
  EXPECT_NE(fixed.find("    }\n    inX.EnQue(x);\n    Trace(i);"), std::string::npos) << fixed;
}

TEST(MissingEnque, CodeAloneIsEnoughWhereNothingRan) {
  Bench bench = Forgotten();
  EXPECT_TRUE(bench.Findings("queue/missing-enque").empty());
  bench.facts.Mutable<ParseFacts>().kernel_parsed = true;
  const auto findings = bench.Findings("queue/missing-enque");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].verdict, Verdict::kMatched);
}

TEST(MissingEnque, SilentWhenARunWasCleanOrTheQueueEscapes) {
  Bench clean = Forgotten();
  clean.facts.Mutable<ParseFacts>().kernel_parsed = true;
  clean.Run().status = ShapeRun::Status::kClean;
  EXPECT_TRUE(clean.AllFindings().empty());
  Bench escaping = Forgotten();
  escaping.facts.Mutable<ParseFacts>().kernel_parsed = true;
  escaping.facts.Mutable<KernelFacts>().queues[0].escapes = true;
  EXPECT_TRUE(escaping.AllFindings().empty());
}

TEST(DequeWithoutEnque, IsLeftWhenEveryTensorIsEnqueued) {
  Bench bench("a = q.AllocTensor<float>(); q.EnQue(a); b = q.DeQue<float>(); c = q.DeQue<float>();");
  bench.AddQueue("q");
  bench.AddCall(What::kAlloc, "q", "a", "a = q.AllocTensor<float>();", "f");
  bench.AddCall(What::kEnque, "q", "a", "q.EnQue(a);", "f");
  bench.AddCall(What::kDeque, "q", "b", "b = q.DeQue<float>();", "f");
  bench.AddCall(What::kDeque, "q", "c", "c = q.DeQue<float>();", "f");
  bench.AddFault(kQueueEmpty, bench.At("q.DeQue<float>()", 1));
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"queue/deque-without-enque"});
  EXPECT_EQ(all[0].message, "`DeQue` on `q`, which holds no tensor at that point");
}

TEST(MissingFree, NamesTheTensorAndFreesItAfterItsLastUse) {
  Bench bench(
      "    auto x = q.DeQue<float>();\n    Relu(y, x, 8);\n    out.EnQue(y);\nlater: auto t = "
      "q.AllocTensor<float>();\n");
  bench.AddQueue("q");
  bench.AddCall(What::kDeque, "q", "x", "auto x = q.DeQue<float>();", "Compute");
  bench.AddUse("x", false, "Relu(y, x, 8);", "Compute");
  bench.AddCall(What::kAlloc, "q", "t", "auto t = q.AllocTensor<float>();", "CopyIn");
  bench.AddCall(What::kEnque, "q", "t", "out.EnQue(y);", "CopyIn").tensor_id = "CopyIn-t";
  Fault& fault = bench.AddFault(kQueueStarved, bench.At("q.AllocTensor<float>()"), 30, 3);
  fault.args["buffers"] = 2;
  fault.text["reason"] = "not-freed";
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"queue/missing-free"});
  EXPECT_EQ(all[0].message, "`x` is taken from `q` and never freed");
  EXPECT_EQ(
      all[0].evidence.text,
      "simulator, core 3: none of its 2 buffers is free when `AllocTensor` asks for one, so the core waits forever");
  const std::string fixed = bench.Applied(all[0].fixes.at(0));
  EXPECT_NE(fixed.find("Relu(y, x, 8);\n    q.FreeTensor(x);\n    out.EnQue(y);"), std::string::npos) << fixed;
}

TEST(MissingFree, AQueueThatIsNeverSetUp) {
  Bench bench("auto t = q.DeQue<float>();");
  bench.AddQueue("q");
  const QueueCall call = bench.AddCall(What::kDeque, "q", "t", "auto t = q.DeQue<float>();", "F");
  bench.AddFault(kQueueStarved, call.range).args["buffers"] = 0;
  const auto all = bench.Findings("queue/missing-free");
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].message, "`DeQue` on `q` waits forever: no `InitBuffer` sets it up");
}

TEST(UnalignedCopy, ExplainsWhatTheDroppedTailLeaves) {
  Bench bench("DataCopy(x, xGm, n); Exp(y, x, n); DataCopy(yGm, y, n);");
  Fault& in = bench.AddFault(kDroppedTail, bench.At("DataCopy(x, xGm, n)"), 3);
  in.args = {{"bytes", 84}, {"dropped", 20}, {"out", 0}};
  for (std::int64_t core = 0; core < 47; ++core) in.cores.push_back(core);
  Fault& out = bench.AddFault(kDroppedTail, bench.At("DataCopy(yGm, y, n)"), 9);
  out.args = {{"bytes", 84}, {"dropped", 20}, {"out", 1}};
  EXPECT_TRUE(bench.AllFindings().empty());
  bench.AddFault(kUninitialisedRead, bench.At("Exp(y, x, n)"), 5);
  bench.AddFault(kOutputUnwritten, {}, 100, -1);
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), (std::vector<std::string>{"memory/unaligned-copy", "memory/unaligned-copy"}));
  EXPECT_EQ(all[0].message, "`DataCopy` of 84 B moves 64 B: 84 is not a multiple of 32");
  EXPECT_EQ(all[0].evidence.text, "simulator, cores 0 to 46: the last 20 bytes are not moved");
}

TEST(LostRemainder, NamesTheElementsAndTheSplit) {
  Bench bench("DataCopyPad(yGm, y, params);");
  Fault& fault = bench.AddFault(kOutputUnwritten, bench.At("DataCopyPad(yGm, y, params)"), 100, -1);
  fault.args = {{"count", 16}, {"total", 1024}, {"first", 1008}, {"last", 1023}};
  fault.text["tensor"] = "y";
  bench.Run().block_dim = 48;
  bench.Run().tiling["coreLength"] = 21;
  bench.AddFault(kValueMismatch, {}, 100, -1);
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"tiling/lost-remainder"});
  EXPECT_EQ(all[0].message, "16 of 1,024 elements of `y` are never written");
  EXPECT_EQ(all[0].notes.at(0), "the split: 48 cores, coreLength = 21");
  EXPECT_EQ(all[0].evidence.text, "simulator, all cores: elements 1,008 to 1,023 kept the old value");
}

TEST(OverlappingCores, ExplainHolesButNotOtherKernels) {
  Bench bench("DataCopy(yGm, y, n);");
  Fault& fault = bench.AddFault(kOverlappingWrites, bench.At("DataCopy(yGm, y, n)"), 7, 1);
  fault.args = {{"core_a", 0}, {"core_b", 1}, {"first", 1004}, {"last", 1007}};
  fault.text["tensor"] = "y";
  bench.AddFault(kOutputUnwritten, bench.At("DataCopy(yGm, y, n)"), 100, -1);
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"tiling/overlapping-cores"});
  EXPECT_EQ(all[0].message, "cores 0 and 1 both write elements 1,004 to 1,007 of `y`");
}

TEST(UbOverflow, SaysWhatIsNeededAndWhatThereIs) {
  Bench bench("pipe.InitBuffer(inX, 2, 65600); pipe.InitBuffer(outZ, 2, 65600);");
  bench.AddCall(What::kInit, "inX", "", "pipe.InitBuffer(inX, 2, 65600);", "Init");
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At("pipe.InitBuffer(outZ, 2, 65600)"));
  fault.args = {{"need", 262400}, {"have", 196608}};
  fault.text["space"] = "UB";
  bench.AddFault(kOnChipOutOfBounds, bench.At("pipe"), 50);
  const auto all = bench.AllFindings();
  ASSERT_EQ(RuleNames(all), std::vector<std::string>{"memory/ub-overflow"});
  EXPECT_EQ(all[0].message, "the unified buffer would have to hold 262,400 B; a core has 196,608 B");
  ASSERT_EQ(all[0].labels.size(), 1u);
  EXPECT_EQ(all[0].labels[0].text, "`inX` comes before it");
}

TEST(UbOverflow, NamesTheFunctionThatFindsNoSpace) {
  Bench bench("Tanh(y, x, n);");
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At("Tanh(y, x, n)"));
  fault.args = {{"need", 196608}, {"have", 188416}};
  fault.text = {{"space", "UB"}, {"hidden", "Tanh"}};
  const auto all = bench.AllFindings();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].message, "`Tanh` takes temporary space of its own, and the buffers leave none");
}

TEST(UbOverflow, CountsTheTemporarySpaceThatIsLeft) {
  Bench bench("SoftMax(y, x, tiling, shape);");
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At("SoftMax(y, x, tiling, shape)"));
  fault.args = {{"need", 188000}, {"have", 188416}, {"bytes", 1024}};
  fault.text = {{"space", "UB"}, {"hidden", "SoftMax"}};
  const auto all = bench.AllFindings();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].message, "`SoftMax` takes 1,024 B of temporary space of its own, and the buffers leave 416 B");
}

TEST(UbOverflow, NamesATemporaryTensorThatIsTooSmall) {
  Bench bench("SoftMax(y, x, tmp, tiling, shape);");
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At("SoftMax(y, x, tmp, tiling, shape)"));
  fault.args = {{"need", 1024}, {"have", 256}};
  fault.text = {{"space", "UB"}, {"temporary", "SoftMax"}};
  const auto all = bench.AllFindings();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].message, "`SoftMax` needs 1,024 B of temporary space; the tensor it is given has 256 B");
}

TEST(GmOutOfBounds, CountsTheBytesPastTheEnd) {
  Bench bench("DataCopy(x, xGm[i], 64);");
  Fault& fault = bench.AddFault(kGlobalReadOutOfBounds, bench.At("DataCopy(x, xGm[i], 64)"));
  fault.args = {{"offset", 4000}, {"bytes", 256}, {"size", 4096}, {"past", 160}};
  fault.text["tensor"] = "x";
  const auto findings = bench.Findings("memory/gm-out-of-bounds");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].message, "`DataCopy` reads 160 bytes past the end of `x`");
  EXPECT_EQ(findings[0].evidence.text, "simulator, core 0: bytes [4,000, 4,256) of 4,096");
}

TEST(Runs, FaultsOfOtherCoresExplainNothing) {
  Bench bench("A(); B();");
  bench.AddFault(kCrash, bench.At("A()"), 1, 0);
  bench.AddFault(kOnChipOutOfBounds, bench.At("B()"), 5, 1);
  EXPECT_EQ(RuleNames(bench.AllFindings()), (std::vector<std::string>{"memory/ub-out-of-bounds", "run/crash"}));
}

TEST(Runs, OnePlaceIsOneFindingOverAllShapes) {
  Bench bench("A();");
  bench.AddFault(kCrash, bench.At("A()"));
  auto& runs = bench.facts.Mutable<RunFacts>().runs;
  runs.push_back(runs.front());
  EXPECT_EQ(bench.AllFindings().size(), 1u);
}

}  // namespace
}  // namespace assay
