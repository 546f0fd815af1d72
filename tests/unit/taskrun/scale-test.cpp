// Smaller sizes with the same remainders, and results as the benchmarks compare them.
#include "analyzer/driver/task-scale.h"

#include <gtest/gtest.h>

#include <limits>

#include "analyzer/driver/task-compare.h"

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

TEST(Scaling, NumbersInCellsAndConstants) {
  Scaling scaling;
  scaling.sizes = {{4096, 64}, {256, 16}};
  EXPECT_EQ(scaling.Of(Value("[[4096, 256], [3, 4096]]")).text(), "[[64, 16], [3, 64]]");
  EXPECT_EQ(scaling.Of(Value("x4096 4096.5 float256")).text(), "x4096 4096.5 float256");
  EXPECT_EQ(scaling.Of(Value(4096)).integer(), 64);
  const std::string module = "import torch\nM = 4096 * 2\nshape = (256,)\ndef f(x):\n    return x + 4096\n";
  EXPECT_EQ(ScaleConstants(module, scaling),
            "import torch\nM = 64 * 2\nshape = (16,)\ndef f(x):\n    return x + 4096\n");
  EXPECT_EQ(SizesIn({Value(ConstantLines(module))}), (std::vector<std::int64_t>{4096, 256}));
}

TEST(Scaling, ProportionsOfUnscaledSizes) {
  Scaling scaling;
  scaling.sizes = {{8192, 512}};
  EXPECT_FALSE(KeepsProportions({1024, 8192, 256}, scaling)) << "256 groups of 32 become 256 groups of 2";
  EXPECT_TRUE(KeepsProportions({256, 8192}, scaling));
  EXPECT_TRUE(KeepsProportions({1024, 8192, 300}, scaling));
}

Value Of(Shape shape, std::vector<double> values) {
  return Value(Tensor(Dtype::kF32, std::move(shape), std::move(values)));
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
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(CompareResults(Of({1}, {nan}), Of({1}, {nan}), true, {}).said, Said::kMatch);
  EXPECT_EQ(CompareResults(Of({1}, {nan}), Of({1}, {0}), true, {}).said, Said::kMismatch);
  EXPECT_EQ(CompareResults(Value("text"), Of({1}, {0}), true, {}).said, Said::kUnknown);
}

}  // namespace
}  // namespace assay
