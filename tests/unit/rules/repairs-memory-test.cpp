// Repairs of local memory and event id usage, of shapes that two places must agree on, and of attributes read with
// the wrong type.
#include "analyzer/facts/ascendc/operator.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum FaultKind;
using What = QueueCall::What;

constexpr std::string_view kSpare =
    "class K {\n"
    "  void Init() {\n"
    "    pipe.InitBuffer(used, n * sizeof(float));\n"
    "    pipe.InitBuffer(spare, n * sizeof(float));\n"
    "    spareLocal = spare.Get<float>();  // spare is for later\n"
    "  }\n"
    "  void Run() {\n"
    "    LocalTensor<float> x = used.Get<float>();\n"
    "    Relu(x, x, n);\n"
    "  }\n"
    "  TBuf<TPosition::VECCALC> used;\n"
    "  TBuf<TPosition::VECCALC> spare;\n"
    "  LocalTensor<float> spareLocal;\n"
    "};\n";

std::vector<Finding> WithoutRoom(Bench& bench, bool hidden) {
  for (const char* name : {"used", "spare"}) {
    bench.AddQueue(name, "VECCALC");
    bench.AddCall(What::kInit, name, "", std::string("pipe.InitBuffer(") + name + ", n * sizeof(float));", "Init");
  }
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At("used.Get"));
  fault.args = {{"need", 196608}, {"have", 196608}};
  if (hidden) fault.text["hidden"] = "Tanh";
  return bench.Findings("memory/ub-overflow");
}

TEST(RepairsOfMemory, WhatNothingUsesIsLeftOut) {
  for (const bool hidden : {false, true}) {
    Bench bench{std::string(kSpare)};
    const auto findings = WithoutRoom(bench, hidden);
    ASSERT_EQ(findings.at(0).fixes.size(), 1u);
    EXPECT_EQ(findings[0].fixes[0].title, "leave out the buffers that nothing uses");
    EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
    EXPECT_EQ(bench.Applied(findings[0].fixes[0]),
              "class K {\n  void Init() {\n    pipe.InitBuffer(used, n * sizeof(float));\n  }\n  void Run() {\n"
              "    LocalTensor<float> x = used.Get<float>();\n    Relu(x, x, n);\n  }\n  TBuf<TPosition::VECCALC> "
              "used;\n};\n");
  }
}

TEST(RepairsOfMemory, ATensorThatIsUsedKeepsItsBuffer) {
  std::string text(kSpare);
  text.insert(text.find("  }\n  TBuf"), "    Add(spareLocal, x, x, n);\n");
  Bench bench(text);
  EXPECT_TRUE(WithoutRoom(bench, false).at(0).fixes.empty());
}

constexpr std::string_view kScratch =
    "auto x = in.AllocTensor<float>();\nDataCopy(x, gm, n);\nauto w = work.AllocTensor<float>();\n"
    "ReduceSum(x, x, w, n);\nwork.FreeTensor(w);\nin.FreeTensor(x);\n"
    "TQue<TPosition::VECIN, 2> in;\nTQue<TPosition::VECIN, 2> work;\n";

std::vector<Finding> OutOfIds(Bench& bench) {
  bench.AddQueue("in");
  bench.AddQueue("work");
  for (QueueDeclaration& queue : bench.facts.Mutable<KernelFacts>().queues)
    queue.range = bench.At("TQue<TPosition::VECIN, 2> " + queue.name);
  bench.AddCall(What::kAlloc, "in", "x", "auto x = in.AllocTensor<float>();", "F");
  bench.AddCall(What::kAlloc, "work", "w", "auto w = work.AllocTensor<float>();", "F");
  bench.AddUse("x", true, "DataCopy(x, gm, n);", "F");
  bench.facts.Mutable<KernelFacts>().tensor_uses.back().api = "DataCopy";
  Fault& fault = bench.AddFault(kFlagStuck, bench.At("in.AllocTensor<float>()"));
  fault.text = {{"reason", "no-event-id-left"}, {"api", "AllocTensor"}, {"name", "V_MTE2"}};
  fault.args = {{"max", 8}};
  return bench.Findings("sync/stuck-flag");
}

TEST(RepairsOfMemory, ScratchTakesNoEventIdsOfCopies) {
  Bench bench{std::string(kScratch)};
  const auto findings = OutOfIds(bench);
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
  const std::string after = bench.Applied(findings[0].fixes[0]);
  EXPECT_NE(after.find("TQue<TPosition::VECIN, 2> in;\nTQue<TPosition::VECCALC, 2> work;"), after.npos);
}

TEST(RepairsOfMemory, AQueueThatPassesTensorsOnKeepsItsPosition) {
  std::string text(kScratch);
  text += "work.EnQue(w);\n";
  Bench bench(text);
  bench.AddCall(What::kEnque, "work", "w", "work.EnQue(w);", "F");
  EXPECT_TRUE(OutOfIds(bench).at(0).fixes.empty());
}

std::string ElementRead(const std::string& count, const std::string& last = "") {
  return "LocalTensor<float> t = buf.Get<float>();\nGlobalTensor<float> gm;\nDataCopyPad(t[i], gm[j], " + count +
         ");\nval = t.GetValue(i);\n" + last;
}

std::vector<Finding> PastTheBuffer(Bench& bench) {
  Fault& fault = bench.AddFault(kOnChipOutOfBounds, bench.At("DataCopyPad"));
  fault.args = {{"offset", 104}, {"bytes", 32}, {"size", 128}, {"write", 1}};
  return bench.Findings("memory/ub-out-of-bounds");
}

TEST(RepairsOfMemory, OneElementIsReadWhereItLies) {
  for (const char* count : {"1", "DataCopyExtParams{1, static_cast<uint32_t>((1) * sizeof(float)), 0, 0, 0}",
                            "DataCopyParams(1, sizeof(float), 0, 0)"}) {
    Bench bench(ElementRead(count));
    const auto findings = PastTheBuffer(bench);
    ASSERT_EQ(findings.at(0).fixes.size(), 1u) << count;
    EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
    EXPECT_EQ(bench.Applied(findings[0].fixes[0]),
              "LocalTensor<float> t = buf.Get<float>();\nGlobalTensor<float> gm;\nval = gm.GetValue(j);\n");
  }
}

TEST(RepairsOfMemory, ATensorThatIsReadNoMoreIsNotTaken) {
  Bench bench(
      "void F() {\n  LocalTensor<float> t = q.AllocTensor<float>();\n  DataCopyPad(t, gm[j], 1);\n"
      "  float val = t.GetValue(0);\n  q.FreeTensor(t);\n}\nGlobalTensor<float> gm;\n");
  const auto findings = PastTheBuffer(bench);
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]),
            "void F() {\n  float val = gm.GetValue(j);\n}\nGlobalTensor<float> gm;\n");
}

TEST(RepairsOfMemory, ACopyOfWhichMoreIsReadStays) {
  for (const auto& [count, last] : std::vector<std::pair<std::string, std::string>>{
           {"2", ""}, {"1", "Add(y, t, t, 8);\n"}, {"DataCopyExtParams{2, sizeof(float), 0, 0, 0}", ""}}) {
    Bench bench(ElementRead(count, last));
    EXPECT_TRUE(PastTheBuffer(bench).at(0).fixes.empty()) << count << last;
  }
}

FixSafety SafetyOfWindows(const char* inferred) {
  Bench bench("k");
  bench.facts.Mutable<ReplyFacts>().files.push_back(
      {"binding.cpp", FileRole::kBinding,
       "at::Tensor f(const at::Tensor& x, int64_t kernel_size, int64_t stride, int64_t padding) {\n"
       "  auto y = at::empty_like(x);\n}\n"});
  bench.AddFault(kOutputShape, bench.At("k")).text = {{"got", "[2, 3, 16, 16]"}, {"want", "[2, 3, 8, 8]"}};
  bench.AddFault(kInferred, bench.At("k")).text = {{"what", inferred}};
  return bench.Findings("host/output-shape").at(0).fixes.at(0).safety;
}

TEST(RepairsOfMemory, AShapeThatTheOperatorInfersTooIsSafe) {
  EXPECT_EQ(SafetyOfWindows("shape [2, 3, 8, 8] of `y`, the binding makes [2, 3, 16, 16]"), FixSafety::kSafe);
  EXPECT_EQ(SafetyOfWindows("shape [2, 3, 9, 9] of `y`, the binding makes [2, 3, 16, 16]"), FixSafety::kUnsafe);
}

TEST(RepairsOfMemory, ABindingThatGivesNoSizeTakesTheInferredOne) {
  Bench bench("k");
  bench.facts.Mutable<ReplyFacts>().files.push_back(
      {"binding.cpp", FileRole::kBinding,
       "at::Tensor f(const at::Tensor& x, int64_t kernel_size, int64_t stride, int64_t padding) {\n"
       "  at::Tensor y = at::empty({}, x.options());  // sized by others\n}\n"});
  bench.AddFault(kInferred, bench.At("k")).text = {{"what", "shape [2, 3, 8, 8] of `y`, the binding makes []"}};
  const auto findings = bench.Findings("host/inferred-output");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "size the result by its windows");
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1).find("//"), std::string::npos);
}

// An attribute of some type, read on the one line of the host's file.
std::vector<Finding> ReadAs(Bench& bench, const std::string& attr, const std::string& type, std::string_view call) {
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.op_definitions.push_back({.op_type = "Pool"});
  OpAttr declared;
  declared.name = "window";
  declared.type = attr;
  host.op_definitions.back().attrs.push_back(declared);
  host.op_add.push_back({"Pool", bench.At("k")});
  host.attr_uses.push_back({type, 0, bench.At(call, 0, 1)});
  return bench.Findings("host/attr-type");
}

TEST(RepairsOfMemory, AListIsCopiedOutOfWhatIsKept) {
  const std::string call = "GetAttrPointer<std::vector<int64_t>>(0)";
  Bench bench("k", "  const std::vector<int64_t> *size = attrs->" + call + ";\n  use((*size)[0]);\n");
  const auto findings = ReadAs(bench, "ListInt", "std::vector<int64_t>", call);
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1),
            "  const auto* sizeKept = attrs->GetAttrPointer<gert::TypedContinuousVector<int64_t>>(0);\n"
            "  const std::vector<int64_t> sizeValues(sizeKept->GetData(), sizeKept->GetData() + "
            "sizeKept->GetSize());\n  const std::vector<int64_t>* size = &sizeValues;\n  use((*size)[0]);\n");
}

TEST(RepairsOfMemory, WhatReadsTheLowHalfIsWrongForOtherValuesAlone) {
  const std::string half = "GetAttrPointer<int32_t>(0)", other = "GetAttrPointer<float>(0)";
  Bench low("k", "  const auto size = attrs->" + half + ";\n"),
      wrong("k", "  const auto size = attrs->" + other + ";\n");
  EXPECT_FALSE(ReadAs(low, "Int", "int32_t", half).at(0).is_cause);
  EXPECT_TRUE(ReadAs(wrong, "Int", "float", other).at(0).is_cause);
}

TEST(RepairsOfMemory, AListOfOtherElementsIsNotCopied) {
  const std::string call = "GetAttrPointer<std::vector<int32_t>>(0)";
  Bench bench("k", "  const auto size = attrs->" + call + ";\n");
  EXPECT_TRUE(ReadAs(bench, "ListInt", "std::vector<int32_t>", call).at(0).fixes.empty());
}

TEST(RepairsOfMemory, ABoolTakesTheValueAndNotThePointer) {
  for (const char* call : {"GetBool(0)", "GetAttrPointer<bool>(0)"}) {
    Bench bench("k", std::string("  bool ceil = attrs->") + call + ";\n");
    const auto findings = ReadAs(bench, "Bool", "bool", call);
    ASSERT_EQ(findings.size(), 1u) << call;
    EXPECT_EQ(bench.Applied(findings[0].fixes.at(0), 1), std::string("  bool ceil = *attrs->") + call + ";\n");
  }
}

TEST(RepairsOfMemory, APointerThatIsReadOrAskedForIsLeftAlone) {
  for (const char* line :
       {"  bool ceil = *attrs->GetBool(0);\n", "  bool hasCeil = attrs->GetBool(0);\n",
        "  bool ceil = attrs->GetBool(0) != nullptr;\n", "  const bool* ceil = attrs->GetBool(0);\n"}) {
    Bench bench("k", line);
    EXPECT_TRUE(ReadAs(bench, "Bool", "bool", "GetBool(0)").empty()) << line;
  }
}

std::vector<Finding> NeverWritten(Bench& bench) {
  Fault& fault = bench.AddFault(kOutputUnwritten, bench.At("Process"));
  fault.args = {{"count", 8}, {"total", 64}, {"first", 56}, {"last", 63}};
  return bench.Findings("tiling/lost-remainder");
}

constexpr std::string_view kOneTile =
    "void Process()\n{\n    uint32_t core = AscendC::GetBlockIdx();\n    uint32_t start = core * tile_;\n"
    "    uint32_t end = start + tile_;\n    if (start >= total_) return;\n    if (end > total_) end = total_;\n"
    "    for (uint32_t i = start; i < end; ++i) {\n        y.SetValue(i, 0);\n    }\n}\n";

TEST(RepairsOfMemory, ACoreTakesEveryTileThatIsLeft) {
  Bench bench{std::string(kOneTile)};
  const auto findings = NeverWritten(bench);
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "take every tile that is left");
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]),
            "void Process()\n{\n    uint32_t core = AscendC::GetBlockIdx();\n"
            "    for (uint32_t start = core * tile_; start < total_; start += AscendC::GetBlockNum() * tile_) {\n"
            "    uint32_t end = start + tile_;\n    if (end > total_) end = total_;\n"
            "    for (uint32_t i = start; i < end; ++i) {\n        y.SetValue(i, 0);\n    }\n    }\n}\n");
}

TEST(RepairsOfMemory, ATileThatTheKernelStepsOnFromIsLeftAlone) {
  for (const char* own : {"    start += core * tile_;\n", "    if (end > 4) return;\n"}) {
    std::string text(kOneTile);
    text.insert(text.find("    for"), own);
    Bench bench(text);
    EXPECT_TRUE(NeverWritten(bench).at(0).fixes.empty()) << own;
  }
}

TEST(RepairsOfMemory, ADifferenceInACommentIsNotAnother) {
  Bench bench(
      "void Process()\n{\n    float near = 0.0f, far = 0.0f;\n    // near - far + margin\n"
      "    float loss = near - far + margin;\n    y.SetValue(0, loss);\n}\n");
  Fault& fault = bench.AddFault(kValueMismatch, bench.At("Process"));
  fault.args = {{"count", 1}, {"total", 1}, {"first", 0}};
  fault.text = {{"got", "7.3"}, {"want", "2.0"}};
  const auto findings = bench.Findings("numeric/value-mismatch");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_NE(bench.Applied(findings[0].fixes[0]).find("float loss = sqrt(near) - sqrt(far) + margin;"),
            std::string::npos);
}

}  // namespace
}  // namespace assay
