// Inputs that a task does not draw, and which differences count.
#include "dialects/cuda/run/unusual-inputs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace assay::cuda {
namespace {

using Draw = UnusualInputs::Draw;
using Function = std::function<double(double)>;

Value Of(std::vector<double> values, Dtype dtype = Dtype::kF32) {
  const auto count = static_cast<std::int64_t>(values.size());
  return Value(Tensor(dtype, {count}, std::move(values)));
}

Value Apply(const ValueList& given, const Function& function, Dtype dtype = Dtype::kF32) {
  std::vector<double> values = given[0].tensor()->values();
  for (double& value : values) value = function(value);
  return Of(std::move(values), dtype);
}

const std::vector<double> kGiven = {0.5, 0.25, 0.75, 0.125, 0.625, 0.375};

std::vector<CudaUnusualInput> Ask(const Function& reference, const Function& reply, std::uint64_t steps = 100,
                                  Dtype dtype = Dtype::kF32) {
  const ValueList given = {Of(kGiven)};
  const Value want = Apply(given, reference, dtype);
  UnusualInputs inputs(given, want, 100, steps);
  inputs.reference = [&](const ValueList& changed) { return Apply(changed, reference, dtype); };
  inputs.reply = [&](const ValueList& changed, std::uint64_t) { return Apply(changed, reply, dtype); };
  return inputs.Ask();
}

TEST(CudaUnusualInputs, KeepsWhatATaskMakesItsInputs) {
  const Tensor triangle(Dtype::kF32, {2, 2}, {0.5, 0, 0.25, 0.5});
  EXPECT_EQ(Drawn(Draw::kLarge, triangle)->values(), (std::vector<double>{50, 0, 25, 50}));
  EXPECT_EQ(Drawn(Draw::kNegative, triangle)->values(), (std::vector<double>{-1.5, 0, -1.25, -1.5}));
  EXPECT_EQ(Drawn(Draw::kZeros, triangle)->values(), (std::vector<double>{0, 0, 0, 0}));
  const std::vector<double> holed = Drawn(Draw::kNan, triangle)->values();
  EXPECT_EQ(holed[1], 0);
  EXPECT_EQ(std::isnan(holed[0]), std::isnan(holed[3])) << "equal values stay equal";
  EXPECT_EQ(std::isnan(holed[0]) + std::isnan(holed[2]), 1);
}

TEST(CudaUnusualInputs, LeavesIntegersMasksAndLabelsAlone) {
  EXPECT_FALSE(Drawn(Draw::kLarge, Tensor(Dtype::kI64, {2}, {3, 4})));
  EXPECT_FALSE(Drawn(Draw::kNan, Tensor(Dtype::kF32, {3}, {1, -1, 1})));
  EXPECT_FALSE(Drawn(Draw::kZeros, Tensor(Dtype::kF32, {2}, {0, 0})));
}

TEST(CudaUnusualInputs, TellsAnOverflowOfTheReplyAlone) {
  const auto softplus = [](double x) { return x > 20 ? x : std::log1p(std::exp(x)); };
  const auto naive = [](double x) {
    return x > 60 ? std::numeric_limits<double>::infinity() : std::log1p(std::exp(x));
  };
  const std::vector<CudaUnusualInput> found = Ask(softplus, naive);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].draw, Draw::kLarge);
  EXPECT_EQ(found[0].input, 0);
  EXPECT_EQ(found[0].element, 2);
  EXPECT_EQ(found[0].wrong, 2);
  EXPECT_EQ(found[0].total, 6);
  EXPECT_EQ(found[0].got, "inf");
  EXPECT_EQ(found[0].want, "75");
  EXPECT_TRUE(Ask(naive, softplus).empty()) << "the reference has an infinity there";
}

TEST(CudaUnusualInputs, ALostNanIsNoDifference) {
  const auto relu = [](double x) { return std::isnan(x) ? x : std::max(x, 0.0); };
  const auto dropping = [](double x) { return std::isnan(x) ? 0 : std::max(x, 0.0); };
  EXPECT_TRUE(Ask(relu, dropping).empty());
  const std::vector<CudaUnusualInput> found = Ask(dropping, relu);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].draw, Draw::kNan);
}

TEST(CudaUnusualInputs, WhatLastDigitsDecideIsNoDifference) {
  const auto steep = [](double x) { return x > 1 ? std::sin(x * 1e7) : x; };
  const auto other = [](double x) { return x > 1 ? std::cos(x * 1e7) : x; };
  EXPECT_TRUE(Ask(steep, other).empty());
  const auto flat = [](double x) { return x > 1 ? std::sin(x) : x; };
  EXPECT_EQ(Ask(flat, [](double x) { return x > 1 ? std::cos(x) : x; }).size(), 1u);
}

TEST(CudaUnusualInputs, IntegersOfEqualOrUnorderedValuesAreNotCompared) {
  const auto one = [](double x) { return x == 0 || std::isnan(x) ? 1.0 : 2.0; };
  const auto other = [](double x) { return x == 0 || std::isnan(x) ? 3.0 : 2.0; };
  EXPECT_TRUE(Ask(one, other, 100, Dtype::kI64).empty());
  const std::vector<CudaUnusualInput> floats = Ask(one, other);
  ASSERT_EQ(floats.size(), 1u) << "last digits decide what a zero gives";
  EXPECT_EQ(floats[0].draw, Draw::kNan);
}

TEST(CudaUnusualInputs, AsksOnlyCheapQuestions) {
  const auto naive = [](double) { return std::numeric_limits<double>::quiet_NaN(); };
  const auto same = [](double x) { return std::isnan(x) ? 0 : x; };
  EXPECT_EQ(Ask(same, naive).size(), 4u);
  EXPECT_EQ(Ask(same, naive, 500'000).size(), 2u);
  EXPECT_TRUE(Ask(same, naive, 100'000'000).empty());
}

}  // namespace
}  // namespace assay::cuda
