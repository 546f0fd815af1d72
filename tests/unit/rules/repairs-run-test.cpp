// Repairs of faults that only a run shows, and their effect on the text.
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum FaultKind;
using What = QueueCall::What;

constexpr std::string_view kQueues =
    "constexpr int32_t NUM = 2;\nvoid Init() {\n  pipe.InitBuffer(a, NUM, n * sizeof(float));\n"
    "  pipe.InitBuffer(b, NUM, n * sizeof(float));\n  pipe.InitBuffer(c, n * sizeof(float));\n}\n";

Fault& Overflow(Bench& bench, std::string_view at, std::int64_t need) {
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At(at));
  fault.args = {{"need", need}, {"have", 196608}};
  return fault;
}

TEST(RepairsOfRuns, ASmallerShareOfTheMemoryIsPlannedWith) {
  Bench bench(std::string(kQueues),
              "constexpr uint32_t UB_BYTES = 192 * 1024;  // 196608\nuint32_t tile = UB_BYTES / per;\n");
  // All five buffers take 480 KiB.
  Overflow(bench, "pipe.InitBuffer(b, NUM, n * sizeof(float))", 491520);
  const auto findings = bench.Findings("memory/ub-overflow");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "plan with 1/3 of the memory");
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1),
            "constexpr uint32_t UB_BYTES = 192 * 1024 / 3;\nuint32_t tile = UB_BYTES / per;\n");
}

TEST(RepairsOfRuns, ThePlanCountsTheBytesThatTheBuffersTake) {
  Bench bench(std::string(kQueues),
              "// The plan:\n//   a: 1 * tile, b: 1 * tile\n// Total floats = 2 * tile => bytes = 8 * tile\n"
              "constexpr uint32_t UB_BYTES = 192 * 1024;  // of a core\n\nvoid F() {\n  // two floats: 8 bytes\n"
              "  uint32_t tile = UB_BYTES / 8;  // 24576\n}\n");
  Overflow(bench, "pipe.InitBuffer(b, NUM, n * sizeof(float))", 491520);
  const auto findings = bench.Findings("memory/ub-overflow");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 2u);
  ASSERT_EQ(findings[0].notes.size(), 1u);
  EXPECT_EQ(findings[0].notes[0],
            "`InitBuffer` reserves as many buffers per queue as its second argument says: 2 + 2 + 1 buffers of `n * "
            "sizeof(float)`, 20 B per element of a tile; the tiling function plans with 8");
  EXPECT_EQ(findings[0].fixes[0].title, "count 20 bytes per element in place of 8");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1),
            "// The plan:\n// All buffers together: 20 bytes per element of a tile\n"
            "constexpr uint32_t UB_BYTES = 192 * 1024;  // of a core\n\nvoid F() {\n"
            "  // All buffers together: 20 bytes per element of a tile\n  uint32_t tile = UB_BYTES / 20;\n}\n");
}

TEST(RepairsOfRuns, ThePlanKeepsItsWayOfCounting) {
  for (const auto& [before, after] : {std::pair{"(2 * sizeof(float))", "(5 * sizeof(float))"},
                                      std::pair{"sizeof(float)", "(5 * sizeof(float))"}, std::pair{"(2 * 4)", "20"}}) {
    const std::string head = "constexpr uint32_t UB_BYTES = 192 * 1024;\nuint32_t tile = Down(UB_BYTES / ";
    Bench bench(std::string(kQueues), head + before + ", 64);\n");
    const bool one = std::string_view(before) == "sizeof(float)";
    Overflow(bench, "pipe.InitBuffer(b, NUM, n * sizeof(float))", one ? 983040 : 491520);
    EXPECT_EQ(bench.Applied(bench.Findings("memory/ub-overflow").at(0).fixes.at(0), 1), head + after + ", 64);\n");
  }
}

TEST(RepairsOfRuns, APlanThatIsNotThisDivisionStays) {
  const std::string memory = "constexpr uint32_t UB_BYTES = 192 * 1024;\n";
  // A length other than the quotient; a second use; a plan that is right; two lengths.
  const std::string other =
      "void Init() {\n  pipe.InitBuffer(a, 2, n * sizeof(float));\n  pipe.InitBuffer(b, 2, m * 4);\n}\n";
  const std::vector<std::tuple<std::string, std::string, std::string>> cases = {
      {std::string(kQueues), memory + "uint32_t tile = UB_BYTES / 16;\n", "pipe.InitBuffer(b, NUM, n * sizeof(float))"},
      {std::string(kQueues), memory + "uint32_t tile = UB_BYTES / 8, more = UB_BYTES / 4;\n",
       "pipe.InitBuffer(b, NUM, n * sizeof(float))"},
      {std::string(kQueues), memory + "uint32_t tile = UB_BYTES / 20;\n", "pipe.InitBuffer(b, NUM, n * sizeof(float))"},
      {std::string(kQueues), memory + "uint32_t tile = UB_BYTES / 8 / 2;\n",
       "pipe.InitBuffer(b, NUM, n * sizeof(float))"},
      {other, memory + "uint32_t tile = UB_BYTES / 8;\n", "pipe.InitBuffer(b, 2, m * 4)"}};
  for (const auto& [kernel, host, at] : cases) {
    Bench bench(kernel, host);
    Overflow(bench, at, 491520);
    const auto findings = bench.Findings("memory/ub-overflow");
    for (const Fix& fix : findings.at(0).fixes) EXPECT_TRUE(fix.title.starts_with("plan with ")) << host << fix.title;
  }
}

TEST(RepairsOfRuns, APlanThatNeverLeavesTheHostIsNone) {
  const std::string host =
      "constexpr uint32_t UB_BYTES = 192 * 1024;\nvoid F() {\n  uint32_t most = UB_BYTES / 8;\n"
      "  uint32_t tile = rows < most ? rows : most;\n";
  for (const auto& [sets, plan] : {std::pair{"  tiling.set_n(rows);\n}\n", false},
                                   std::pair{"  tiling.set_rows(rows);\n  tiling.set_n(tile);\n}\n", true}}) {
    Bench bench(std::string(kQueues), host + sets);
    Overflow(bench, "pipe.InitBuffer(b, NUM, n * sizeof(float))", 491520);
    EXPECT_EQ(bench.Findings("memory/ub-overflow").at(0).notes.size(), plan ? 1u : 0u) << sets;
  }
}

TEST(RepairsOfRuns, HiddenSpaceIsLeftByAHalf) {
  Bench bench("Tanh(y, x, n);", "constexpr uint32_t kUbSize = 196608;\n");
  Fault& fault = bench.AddFault(kOnChipOverflow, bench.At("Tanh(y, x, n)"));
  fault.text["hidden"] = "Tanh";
  fault.args = {{"need", 196608}, {"have", 196608}};
  const auto findings = bench.Findings("memory/ub-overflow");
  EXPECT_EQ(findings.at(0).fixes.at(0).title, "plan with a half of the memory so that `Tanh` has room");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1), "constexpr uint32_t kUbSize = 196608 / 2;\n");
}

TEST(RepairsOfRuns, OnlyAConstantThatNamesTheMemoryIsDivided) {
  for (const char* host : {"constexpr uint32_t SUB_BYTES = 192 * 1024;\n", "constexpr uint32_t UB_ALIGN = 32;\n",
                           "uint32_t ubSize = total * 1024;\n",
                           "constexpr uint32_t UB_A = 192 * 1024;\nconstexpr uint32_t UB_B = 192 * 1024;\n"}) {
    Bench bench(std::string(kQueues), host);
    Overflow(bench, "pipe.InitBuffer(b, NUM, n * sizeof(float))", 393216);
    const auto findings = bench.Findings("memory/ub-overflow");
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_TRUE(findings[0].fixes.empty()) << host;
  }
}

TEST(RepairsOfRuns, AQueueOfWhichMoreIsHeldThanItHasGetsMoreBuffers) {
  const std::string text =
      "pipe.InitBuffer(q, 1, n * sizeof(float));\nauto a = q.AllocTensor<float>();\nauto b = q.AllocTensor<float>();\n"
      "q.FreeTensor(a);\nq.FreeTensor(b);\n";
  Bench bench(text);
  bench.AddQueue("q", "VECCALC");
  bench.AddCall(What::kInit, "q", "", "pipe.InitBuffer(q, 1, n * sizeof(float));", "F");
  bench.AddCall(What::kAlloc, "q", "a", "auto a = q.AllocTensor<float>();", "F");
  const QueueCall second = bench.AddCall(What::kAlloc, "q", "b", "auto b = q.AllocTensor<float>();", "F");
  bench.AddCall(What::kFree, "q", "a", "q.FreeTensor(a);", "F");
  bench.AddCall(What::kFree, "q", "b", "q.FreeTensor(b);", "F");
  Fault& fault = bench.AddFault(kQueueStarved, second.range);
  fault.args = {{"buffers", 1}};
  const auto findings = bench.Findings("queue/missing-free");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 2u);
  EXPECT_EQ(findings[0].fixes[0].title, "give the queue 2 buffers");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]).substr(0, 41), "pipe.InitBuffer(q, 2, n * sizeof(float));");
}

// The binding of a reply, and the result's shape in a run.

std::vector<Finding> ResultOf(Bench& bench, const std::string& binding, const std::string& got,
                              const std::string& want) {
  bench.facts.Mutable<ReplyFacts>().files.push_back({"binding.cpp", FileRole::kBinding, binding});
  Fault& fault = bench.AddFault(kOutputShape, bench.At("k"));
  fault.text = {{"got", got}, {"want", want}};
  return bench.Findings("host/output-shape");
}

TEST(RepairsOfRuns, AResultOfOneElementHasNoDimension) {
  Bench bench("k", "y->SetDimNum(1);\n  y->SetDim(0, 1);\n");
  const auto findings = ResultOf(
      bench, "at::Tensor f(const at::Tensor& x) {\n  at::Tensor y = at::empty({1}, x.options());\n}\n", "[1]", "[]");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(bench.Spelled(findings[0].primary), "at::Tensor y = at::empty({1}, x.options())");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 2),
            "at::Tensor f(const at::Tensor& x) {\n  at::Tensor y = at::empty({}, x.options());\n}\n");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1), "y->SetDimNum(0);\n");
}

TEST(RepairsOfRuns, AResultLacksTheDimensionThatTheFunctionIsGiven) {
  Bench bench("k");
  const auto findings =
      ResultOf(bench, "at::Tensor f(const at::Tensor& x, int64_t dim) {\n  auto y = at::empty_like(x);\n}\n",
               "[4, 8, 6]", "[4, 6]");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1),
            "at::Tensor f(const at::Tensor& x, int64_t dim) {\n  std::vector<int64_t> sizes = x.sizes().vec();\n"
            "  sizes.erase(sizes.begin() + (dim < 0 ? dim + x.dim() : dim));\n"
            "  at::Tensor y = at::empty(sizes, x.options());\n}\n");
}

TEST(RepairsOfRuns, AResultIsSizedByItsWindows) {
  Bench bench("k");
  const auto findings =
      ResultOf(bench,
               "at::Tensor f(const at::Tensor& x, int64_t kernel_size, at::IntArrayRef stride,\n"
               "             const std::vector<int64_t>& padding) {\n  auto y = at::empty_like(x);\n}\n",
               "[2, 3, 16, 16]", "[2, 3, 8, 8]");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  const std::string after = bench.Applied(findings[0].fixes[0], 1);
  EXPECT_NE(after.find("sizes[i] = (sizes[i] + 2 * padding[i - 2] - kernel_size) / stride[i - 2] + 1;"), after.npos);
  EXPECT_NE(after.find("at::Tensor y = at::empty(sizes, x.options());"), after.npos);
}

TEST(RepairsOfRuns, OneElementIsInferredAsItIsMade) {
  Bench bench("k", "y->SetDimNum(1);\ny->SetDim(0, 1);\n");
  bench.AddFault(kInferred, bench.At("k")).text = {{"what", "shape [1] of `y`, the binding makes []"}};
  const auto findings = bench.Findings("host/inferred-output");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "infer no dimension");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1), "y->SetDimNum(0);\n");
}

std::vector<Finding> InferredOf(Bench& bench) {
  bench.AddFault(kInferred, bench.At("k")).text = {{"what", "shape [4] of `y`, the binding makes [4, 6]"}};
  return bench.Findings("host/inferred-output");
}

TEST(RepairsOfRuns, DimensionsThatAreSetNeedTheirNumber) {
  Bench bench("k", "Shape *y = out;\n  y->SetDim(0, a);\n  y->SetDim(1, b);\n");
  const auto findings = InferredOf(bench);
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "set the number of dimensions first");
  EXPECT_EQ(bench.Applied(findings[0].fixes[0], 1),
            "Shape *y = out;\n  y->SetDimNum(2);\n  y->SetDim(0, a);\n  y->SetDim(1, b);\n");
}

TEST(RepairsOfRuns, AShapeThatIsCopiedHasItsNumber) {
  for (const char* host : {"*y = *x;\n  y->SetDim(0, a);\n  y->SetDim(1, b);\n",
                           "y->SetDimNum(1);\n  y->SetDim(0, a);\n  y->SetDim(1, b);\n", "y->SetDim(0, a);\n"}) {
    Bench bench("k", host);
    EXPECT_TRUE(InferredOf(bench).at(0).fixes.empty()) << host;
  }
}

TEST(RepairsOfRuns, TheInferredShapeLacksTheDimension) {
  Bench bench("k");
  bench.facts.Mutable<ReplyFacts>().files.push_back(
      {"binding.cpp", FileRole::kBinding,
       "at::Tensor f(const at::Tensor& x, int64_t dim) {\n  auto y = at::empty({}, x.options());\n}\n"});
  Fault& fault = bench.AddFault(kInferred, bench.At("k"));
  fault.text = {{"what", "shape [4, 6] of `y`, the binding makes []"}};
  const auto findings = bench.Findings("host/inferred-output");
  ASSERT_EQ(findings.size(), 1u);
  ASSERT_EQ(findings[0].fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "make the result without dimension `dim`");
}

TEST(RepairsOfRuns, AResultOfAnotherShapeIsLeftAlone) {
  for (const auto& [binding, got, want] : std::vector<std::array<std::string, 3>>{
           {"at::Tensor f(const at::Tensor& x, int64_t dim) {\n  auto y = at::empty_like(x);\n}\n", "[4, 8, 6]",
            "[7, 6]"},
           {"at::Tensor f(const at::Tensor& x) {\n  auto y = at::empty_like(x);\n}\n", "[4, 8, 6]", "[4, 6]"},
           {"at::Tensor f(const at::Tensor& x, int64_t a, int64_t b) {\n  auto y = at::empty_like(x);\n}\n", "[4, 8]",
            "[4]"},
           {"at::Tensor f(const at::Tensor& x, int64_t dim) {\n  auto t = at::empty_like(x);\n  auto y = "
            "at::empty_like(x);\n}\n",
            "[4, 8]", "[4]"}}) {
    Bench bench("k");
    EXPECT_TRUE(ResultOf(bench, binding, got, want).at(0).fixes.empty()) << binding;
  }
}

// The facts of a binding whose function takes `x` and `beta`, and how a call from Python ended.

std::vector<Finding> Refused(Bench& bench, const std::string& what) {
  ascendc::OperatorFacts& host = bench.facts.Mutable<ascendc::OperatorFacts>();
  host.op_definitions.push_back({.op_type = "Soft"});
  OpAttr attr;
  attr.name = "beta";
  attr.type = "Float";
  attr.default_text = "1.0";
  host.op_definitions.back().attrs.push_back(attr);
  host.op_add.push_back({"Soft", bench.At("m.def")});
  BoundFunction function;
  function.name = "f";
  function.params.resize(2);
  function.params[0].name = "x";
  function.params[1].name = "beta";
  host.binding.functions.push_back(function);
  BindingExport exported;
  exported.python_name = exported.function = "f";
  exported.end = bench.At(");");
  exported.end.end = exported.end.begin;
  host.binding.exports.push_back(exported);
  bench.AddFault(kCallRefused, bench.At("m.def")).text = {{"what", what}};
  return bench.Findings("host/call-refused");
}

TEST(RepairsOfRuns, PythonGetsTheDefaultsOfTheDefinition) {
  Bench bench("m.def(f);");
  const auto findings = Refused(bench, "`f` takes 2 arguments, the module passes 1");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kUnsafe);
  EXPECT_EQ(bench.Applied(findings[0].fixes[0]), "m.def(f, py::arg(\"x\"), py::arg(\"beta\") = 1.0);");
}

TEST(RepairsOfRuns, ArgumentsThatThePythonCallNamesGetTheirNames) {
  Bench bench("m.def(f);");
  const auto findings = Refused(
      bench, "`f` takes 2 arguments, the module passes 1 by position and the others by names that it does not know");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].safety, FixSafety::kSafe);
}

TEST(RepairsOfRuns, AnotherErrorOfTheCallIsLeftAlone) {
  Bench bench("m.def(f);");
  EXPECT_TRUE(Refused(bench, "`f` takes 2 arguments, the module passes 0").at(0).fixes.empty());
}

constexpr std::string_view kDistances =
    "void Process()\n{\n    float total = 0.0f;\n    for (int i = 0; i < rows; ++i) {\n        float near = A();\n"
    "        float far = B();\n        total += near - far + margin;\n    }\n    y.SetValue(0, total);\n}\n";

std::vector<Finding> WrongNumber(Bench& bench, const char* got, const char* want) {
  Fault& fault = bench.AddFault(kValueMismatch, bench.At("Process"));
  fault.args = {{"count", 1}, {"total", 1}, {"first", 0}};
  fault.text = {{"got", got}, {"want", want}};
  return bench.Findings("numeric/value-mismatch");
}

TEST(RepairsOfRuns, ASumThatIsAWholeMultipleIsDivided) {
  Bench bench{std::string(kDistances)};
  const auto findings = WrongNumber(bench, "64.0", "2.0");
  ASSERT_EQ(findings.at(0).fixes.size(), 3u);
  EXPECT_EQ(findings[0].fixes[0].title, "divide the sum by the number of its terms");
  EXPECT_NE(bench.Applied(findings[0].fixes[0]).find("total / static_cast<float>(static_cast<int32_t>(rows)));"),
            std::string::npos);
}

TEST(RepairsOfRuns, TwoSumsOfSquaresGetTheirRoots) {
  Bench bench{std::string(kDistances)};
  const auto findings = WrongNumber(bench, "7.3", "2.0");
  ASSERT_EQ(findings.at(0).fixes.size(), 2u);
  EXPECT_EQ(findings[0].fixes[0].title, "take the roots of the sums of squares");
  EXPECT_NE(bench.Applied(findings[0].fixes[0]).find("sqrt(near) - sqrt(far) + margin"), std::string::npos);
  EXPECT_EQ(findings[0].fixes[1].edits.size(), 3u);
}

TEST(RepairsOfRuns, StepsOfManyNumbersAreNotGuessed) {
  Bench bench{std::string(kDistances)};
  Fault& fault = bench.AddFault(kValueMismatch, bench.At("Process"));
  fault.args = {{"count", 2}, {"total", 8}, {"first", 0}};
  fault.text = {{"got", "64"}, {"want", "2"}};
  EXPECT_TRUE(bench.Findings("numeric/value-mismatch").at(0).fixes.empty());
}

TEST(RepairsOfRuns, ResultsOfEveryRowAreAveraged) {
  Bench bench("k");
  const auto findings =
      ResultOf(bench,
               "at::Tensor f(const at::Tensor& x) {\n  at::Tensor y = at::empty({x.size(0)}, x.options());\n"
               "  return y;\n}\n",
               "[32]", "[]");
  ASSERT_EQ(findings.at(0).fixes.size(), 1u);
  EXPECT_EQ(findings[0].fixes[0].title, "return the mean of the result");
  EXPECT_NE(bench.Applied(findings[0].fixes[0], 1).find("return y.mean();"), std::string::npos);
}

}  // namespace
}  // namespace assay
