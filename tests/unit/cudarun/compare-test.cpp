// Results of a module compared with those of its task.
#include "dialects/cuda/run/compare.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace assay::cuda {
namespace {

using Values = ShapeRun::Values;

Value Floats(std::vector<double> values) {
  const auto count = static_cast<std::int64_t>(values.size());
  return Value(Tensor(Dtype::kF32, {count}, std::move(values)));
}

TEST(CudaCompare, AcceptsValuesWithinTheTolerance) {
  const Compared made = CompareResults(Floats({1, 2}), nullptr, Floats({1.00005, 2}), {});
  EXPECT_EQ(made.values, Values::kMatch);
  EXPECT_TRUE(made.faults.empty());
}

TEST(CudaCompare, TellsTheFirstWrongElement) {
  const Compared made = CompareResults(Floats({1, 2, 3}), nullptr, Floats({1, 2.5, 3}), {});
  ASSERT_EQ(made.values, Values::kMismatch);
  ASSERT_EQ(made.faults.size(), 1u);
  const Fault& fault = made.faults[0];
  EXPECT_EQ(fault.kind, FaultKind::kValueMismatch);
  EXPECT_EQ(fault.args.at("count"), 1);
  EXPECT_EQ(fault.args.at("first"), 1);
  EXPECT_EQ(fault.text.at("got"), "2.5");
  EXPECT_EQ(fault.text.at("want"), "2");
}

TEST(CudaCompare, ReportsResultsThatAreNoTensors) {
  const Compared made = CompareResults(Floats({1, 2, 3}), nullptr, Value::Tuple({Floats({1, 2, 3}), Floats({1})}), {});
  ASSERT_EQ(made.values, Values::kMismatch);
  ASSERT_EQ(made.faults.size(), 1u);
  EXPECT_EQ(made.faults[0].kind, FaultKind::kOutputShape);
  EXPECT_EQ(made.faults[0].text.at("kind"), "a tuple of 2");
  EXPECT_EQ(made.faults[0].text.at("want"), "[3]");
  const Compared several = CompareResults(Value::Tuple({Floats({1}), Floats({2})}), nullptr, Floats({1}), {});
  EXPECT_EQ(several.values, Values::kUndecided);
}

TEST(CudaCompare, TellsAnotherShape) {
  const Compared made = CompareResults(Floats({1, 2, 3}), nullptr, Floats({1, 2}), {});
  ASSERT_EQ(made.values, Values::kMismatch);
  ASSERT_EQ(made.faults.size(), 1u);
  EXPECT_EQ(made.faults[0].kind, FaultKind::kOutputShape);
  EXPECT_EQ(made.faults[0].text.at("got"), "[2]");
}

// The reference itself differs by 0.01 from its value without rounding.
TEST(CudaCompare, LeavesOpenWhatRoundingExplains) {
  const Value exact = Floats({1.01});
  const Compared made = CompareResults(Floats({1}), &exact, Floats({1.02}), {});
  EXPECT_EQ(made.values, Values::kUndecided);
  EXPECT_NE(made.why_undecided.find("roundings"), std::string::npos);
  EXPECT_EQ(CompareResults(Floats({1}), &exact, Floats({3}), {}).values, Values::kMismatch);
}

// The benchmark accepted 1e-2 for a year and has accepted 1e-4 since.
TEST(CudaCompare, LeavesOpenWhatAnEarlierReleaseTook) {
  const Value want = Floats({1, 2, 3}), near = Floats({1, 2.005, 3});
  const Compared made = CompareResults(want, nullptr, near, {});
  EXPECT_EQ(made.values, Values::kUndecided);
  EXPECT_NE(made.why_undecided.find("--tolerance"), std::string::npos) << made.why_undecided;
  ASSERT_EQ(made.faults.size(), 1u);
  EXPECT_EQ(made.faults[0].text.at("former"), "0.01");
  EXPECT_EQ(CompareResults(want, nullptr, near, {}, 1e-2).values, Values::kMatch);
  const Compared strict = CompareResults(want, nullptr, near, {}, 1e-4);
  EXPECT_EQ(strict.values, Values::kMismatch);
  EXPECT_FALSE(strict.faults[0].text.contains("former"));
  EXPECT_EQ(CompareResults(want, nullptr, Floats({1, 2.005, NAN}), {}).values, Values::kMismatch);
}

TEST(CudaCompare, NeedsAsManyResults) {
  const Value two = Value::Tuple({Floats({1}), Floats({2})});
  EXPECT_EQ(CompareResults(two, nullptr, Floats({1}), {}).values, Values::kUndecided);
}

TEST(CudaCompare, NumberWhereTheReferenceHasNone) {
  const Compared made = CompareResults(Floats({NAN, 1}), nullptr, Floats({0, 1}), {});
  EXPECT_EQ(made.values, Values::kMismatch);
  EXPECT_EQ(CompareResults(Floats({NAN, 1}), nullptr, Floats({NAN, 1}), {}).values, Values::kMatch);
}

}  // namespace
}  // namespace assay::cuda
