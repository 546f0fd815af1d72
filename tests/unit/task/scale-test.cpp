// Smaller sizes with the same remainders, and results as the benchmarks compare them.
#include "dialects/ascendc/task/task-scale.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <limits>
#include <string>
#include <vector>

#include "dialects/ascendc/task/task-compare.h"

namespace assay {
namespace {

TEST(ScaledSize, KeepsRemaindersAndFactorsOfTwo) {
  EXPECT_EQ(ScaledSize(100, 128), 100);
  for (const std::int64_t size : {4096, 4095, 393216, 65536, 1000, 32769}) {
    const std::int64_t made = ScaledSize(size, 700);
    EXPECT_LE(made, 700) << size;
    EXPECT_EQ(made % 192, size % 192) << size;
  }
  EXPECT_EQ(ScaledSize(4096, 2000) % 1024, 0) << "1024 has the remainder of 4096 modulo 192";
}

TEST(Scaling, NumbersInCells) {
  Scaling scaling;
  scaling.sizes = {{4096, 64}, {256, 16}};
  EXPECT_EQ(scaling.Of(Value("[[4096, 256], [3, 4096]]")).text(), "[[64, 16], [3, 64]]");
  EXPECT_EQ(scaling.Of(Value("x4096 4096.5 float256")).text(), "x4096 4096.5 float256");
  EXPECT_EQ(scaling.Of(Value(4096)).integer(), 64);
  EXPECT_EQ(SizesIn({Value("[[4096, 256], [3, 4096]]")}).size(), 2u);
  EXPECT_EQ(scaling.Text(), "4096 as 64, 256 as 16");
}

TEST(Scaling, EachConstantOfAModuleForItself) {
  const std::string module =
      "import torch\nrows = 4096 * 2\nshape = (4096,)\nM, N = 256, 3\ndef f(x):\n    return x + 4096\n";
  const std::vector<Scaling::Size> sizes = SizesInModule(module);
  ASSERT_EQ(sizes.size(), 3u);
  EXPECT_EQ(sizes[0].name, "rows");
  EXPECT_EQ(sizes[2].name, "") << "two names share the line";
  Scaling scaling;
  scaling.sizes = {sizes[0], sizes[2]};
  scaling.sizes[0].to = 64;
  scaling.sizes[1].to = 16;
  EXPECT_EQ(ScaleConstants(module, scaling),
            "import torch\nrows = 64 * 2\nshape = (4096,)\nM, N = 16, 3\ndef f(x):\n    return x + 4096\n");
  EXPECT_EQ(scaling.Text(), "`rows` 4096 as 64, 256 as 16");
  EXPECT_TRUE(scaling.Changes(4096));
  EXPECT_EQ(scaling.Of(4096), 4096) << "a module's number is known by its place";
}

std::vector<Scaling::Size> Places(std::initializer_list<std::int64_t> values) {
  std::vector<Scaling::Size> sizes;
  for (std::int64_t value : values) sizes.push_back({value, value, static_cast<int>(sizes.size()), ""});
  return sizes;
}

Scaling Made(std::vector<Scaling::Size> sizes, std::initializer_list<std::int64_t> values) {
  Scaling scaling;
  std::size_t i = 0;
  for (std::int64_t to : values) {
    sizes[i].to = to;
    if (to != sizes[i].from) scaling.sizes.push_back(sizes[i]);
    ++i;
  }
  return scaling;
}

TEST(Scaling, Proportions) {
  const std::vector<Scaling::Size> groups = Places({1024, 8192, 256});
  EXPECT_FALSE(KeepsProportions(groups, Made(groups, {64, 512, 256}))) << "256 groups of 32 become 256 groups of 2";
  EXPECT_FALSE(KeepsProportions(groups, Made(groups, {64, 8192, 16}))) << "groups of 512";
  EXPECT_TRUE(KeepsProportions(groups, Made(groups, {64, 512, 16})));
  const std::vector<Scaling::Size> square = Places({8192, 8192, 8192});
  EXPECT_TRUE(KeepsProportions(square, Made(square, {64, 512, 512})));
  EXPECT_FALSE(KeepsProportions(square, Made(square, {64, 512, 1024})));
  const std::vector<Scaling::Size> samples = Places({256, 8192});
  EXPECT_TRUE(KeepsProportions(samples, Made(samples, {256, 512})));
  const std::vector<Scaling::Size> odd = Places({1024, 8192, 300});
  EXPECT_TRUE(KeepsProportions(odd, Made(odd, {1024, 512, 300})));
}

Value Of(Shape shape, std::vector<double> values) {
  return Value(Tensor(Dtype::kF32, std::move(shape), std::move(values)));
}

TEST(CodeNames, SizesThatTheKernelIsWrittenFor) {
  const auto named = [](const std::string& code, std::int64_t size) {
    Project project;
    project.files.emplace_back().role = FileRole::kKernel;
    project.files.back().text = code;
    Scaling scaling;
    scaling.sizes.push_back({.from = size, .to = 16});
    return CodeNames(project, scaling);
  };
  EXPECT_TRUE(named("if (row < 4095) {", 4095)) << "too odd for a tile";
  EXPECT_FALSE(named("for (i = 0; i < 256; ++i) {", 256));
  EXPECT_TRUE(named("int a;\nconstexpr uint32_t H = 256;", 256));
  EXPECT_TRUE(named("static const int32_t kRows=256u;", 256));
  EXPECT_FALSE(named("constexpr uint32_t TILE = 256;", 256));
  EXPECT_FALSE(named("constexpr uint32_t kBlockLength = 256;", 256));
  EXPECT_FALSE(named("uint32_t h = 256;", 256)) << "no constant";
  EXPECT_FALSE(named("constexpr uint32_t H = 256;", 512));
}

TEST(CompareResults, ShapesAndTolerances) {
  using Said = ComparedResults::Said;
  const Value want = Of({2, 1}, {1, 100});
  EXPECT_EQ(CompareResults(want, Of({2, 1}, {1, 100.005}), true, {}).said, Said::kMatch);
  EXPECT_EQ(CompareResults(want, Of({2}, {1, 100}), true, {}).said, Said::kShape);
  EXPECT_EQ(CompareResults(want, Of({2}, {1, 100}), false, {}).said, Said::kMatch);
  // Only where both errors are too large.
  EXPECT_EQ(CompareResults(want, Of({2, 1}, {1.0005, 100.05}), false, {}).said, Said::kMatch);
  const ComparedResults wrong = CompareResults(want, Of({2, 1}, {1, 101}), false, {});
  EXPECT_EQ(wrong.said, Said::kMismatch);
  ASSERT_EQ(wrong.faults.size(), 1u);
  EXPECT_EQ(wrong.faults[0].args.at("first"), 1);
  EXPECT_EQ(wrong.faults[0].args.at("count"), 1);
  EXPECT_EQ(wrong.faults[0].text.at("tensor"), "the result");
  EXPECT_EQ(CompareResults(want, Of({2, 1}, {1, 101}), false, {}, {"y"}).faults.at(0).text.at("tensor"), "y");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(CompareResults(Of({1}, {nan}), Of({1}, {nan}), true, {}).said, Said::kMatch);
  EXPECT_EQ(CompareResults(Of({1}, {nan}), Of({1}, {0}), true, {}).said, Said::kMismatch);
  EXPECT_EQ(CompareResults(Value("text"), Of({1}, {0}), true, {}).said, Said::kUnknown);
}

}  // namespace
}  // namespace assay
