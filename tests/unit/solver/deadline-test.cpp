// What the time of a proof leaves open is told of its input.
#include <gtest/gtest.h>

#include "analyzer/facts/cut-short.h"
#include "solver/prove.h"

namespace assay {
namespace {

TEST(Deadline, OneThatIsPastIsNoted) {
  const std::uint64_t before = RunsCutShort();
  EXPECT_FALSE(IsLate(WorkClock::time_point::max()));
  EXPECT_FALSE(IsLate(WorkClock::now() + std::chrono::hours(1)));
  EXPECT_TRUE(CutShortSince(before).empty());
  EXPECT_TRUE(IsLate(WorkClock::time_point::min()));
  EXPECT_EQ(CutShortSince(before).size(), 1u);
}

}  // namespace
}  // namespace assay
