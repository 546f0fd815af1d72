// Which faults of runs at derived inputs are told.
#include "dialects/ascendc/derive/judge-faults.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

Fault Access(FaultKind kind, std::int64_t past) {
  Fault fault;
  fault.kind = kind;
  fault.args = {{"offset", 1000}, {"bytes", 24 + past}, {"size", 1024}};
  return fault;
}

TEST(JudgeFaults, ReadsThatReachLessThanAByteOfAMask) {
  Fault few = Access(FaultKind::kGmReadOutOfBounds, 32), many = few;
  few.args["reaches_output"] = many.args["reaches_output"] = 1;
  few.args["count"] = 7;
  many.args["count"] = 8;
  std::vector<Fault> faults = {few, many};
  EXPECT_TRUE(TakeMaskTails(faults));
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].args["count"], 8);
  EXPECT_FALSE(TakeMaskTails(faults));
}

TEST(JudgeFaults, WritesWithinTheAllocationAreAdvice) {
  std::vector<Fault> faults = {Access(FaultKind::kGmWriteOutOfBounds, 512), Access(FaultKind::kGmWriteOutOfBounds, 513),
                               Access(FaultKind::kGmReadOutOfBounds, 32)};
  AdviseRoundedUp(faults);
  EXPECT_TRUE(faults[0].args.contains("advisory"));
  EXPECT_FALSE(faults[1].args.contains("advisory"));
  EXPECT_FALSE(faults[2].args.contains("advisory"));
}

}  // namespace
}  // namespace assay
