// Several sizes at which a result differs.
#include "dialects/cuda/run/differing-runs.h"

#include <gtest/gtest.h>

namespace assay::cuda {
namespace {

ShapeRun Differing() {
  ShapeRun run;
  run.values = ShapeRun::Values::kMismatch;
  return run;
}

TEST(DifferingRuns, DecideWhereNothingIsCommon) {
  DifferingRuns runs;
  EXPECT_FALSE(runs.open());
  runs.Add({"batch", "height"}, Differing(), 0);
  EXPECT_TRUE(runs.open());
  runs.Add({"height", "width"}, Differing(), 1);
  EXPECT_EQ(runs.common(), (std::vector<std::string>{"height"}));
  EXPECT_FALSE(runs.decided());
  runs.Add({"batch"}, Differing(), 2);
  EXPECT_TRUE(runs.decided());
  std::vector<ShapeRun> told(3);
  runs.Tell(told);
  for (const ShapeRun& run : told) EXPECT_EQ(run.values, ShapeRun::Values::kMismatch);
}

TEST(DifferingRuns, OneThatIsRightLeavesAllOpen) {
  DifferingRuns runs;
  runs.Add({"batch"}, Differing(), 0);
  runs.Add({"height"}, std::nullopt, 1);
  EXPECT_FALSE(runs.open());
  EXPECT_FALSE(runs.decided());
  std::vector<ShapeRun> told(2);
  runs.Tell(told);
  EXPECT_EQ(told[0].values, ShapeRun::Values::kSkipped);
}

}  // namespace
}  // namespace assay::cuda
