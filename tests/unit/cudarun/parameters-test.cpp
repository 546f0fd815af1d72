// Parameters of a reply compared with those of its task.
#include "dialects/cuda/run/parameters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace assay::cuda {
namespace {

TensorPtr Parameter(Shape shape, std::vector<double> values) {
  auto made = std::make_shared<Tensor>(Dtype::kF32, std::move(shape), std::move(values));
  made->parameter = true;
  return made;
}

const std::vector<double> kTask = {0.5, -0.25, 0.125, 0.75, -0.375, 0.0625};
const std::vector<double> kOther = {1.5, -2.25, 0.625, 1.75, -1.375, 2.0625};

TEST(CudaParameters, ReportsParametersThatAreDrawnDifferently) {
  const auto made =
      OtherParameters({{"weight", Parameter({2, 3}, kOther)}}, {{"linear.weight", Parameter({2, 3}, kTask)}});
  ASSERT_EQ(made.size(), 1u);
  EXPECT_EQ(made[0].own, "weight");
  EXPECT_EQ(made[0].reference, "linear.weight");
}

TEST(CudaParameters, FindsValuesInAnotherOrderOrWithinALargerTensor) {
  std::vector<double> turned = kTask;
  std::reverse(turned.begin(), turned.end());
  const ModuleState task = {{"linear.weight", Parameter({2, 3}, kTask)}};
  EXPECT_TRUE(OtherParameters({{"weight_t", Parameter({3, 2}, turned)}}, task).empty());
  std::vector<double> joined = kOther;
  joined.insert(joined.end(), kTask.begin(), kTask.end());
  EXPECT_TRUE(
      OtherParameters({{"packed", Parameter({12}, joined)}, {"other", Parameter({2, 3}, kOther)}}, task).empty());
}

TEST(CudaParameters, ConstantsAreNotDrawn) {
  const std::vector<double> ones(6, 1.0);
  EXPECT_TRUE(OtherParameters({{"scale", Parameter({6}, kOther)}}, {{"norm.weight", Parameter({6}, ones)}}).empty());
}

TEST(CudaParameters, SaysNothingWithoutAPartner) {
  EXPECT_TRUE(OtherParameters({{"w", Parameter({6}, kOther)}}, {{"w", Parameter({5}, {1, 2, 3, 4, 5})}}).empty());
}

TEST(CudaParameters, StrongDifferencesAreFarBeyondTheTolerance) {
  const auto floats = [](std::vector<double> values) {
    const auto count = static_cast<std::int64_t>(values.size());
    return Value(Tensor(Dtype::kF32, {count}, std::move(values)));
  };
  EXPECT_TRUE(DifferStrongly(floats({1, 2, 3}), floats({1, 3, 4})));
  EXPECT_FALSE(DifferStrongly(floats({1, 2, 3}), floats({1, 2, 4})));
  EXPECT_FALSE(DifferStrongly(floats({1, 2}), floats({1.001, 2.001})));
  EXPECT_FALSE(DifferStrongly(floats({1, 2}), floats({1, 2, 3})));
}

}  // namespace
}  // namespace assay::cuda
