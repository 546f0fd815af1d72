// Which faults of runs at derived inputs are reported.
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

TEST(JudgeFaults, BuffersThatGrowWithALength) {
  Fault miscounted;
  miscounted.kind = FaultKind::kOnChipOverflow;
  miscounted.args = {{"need", 200000}, {"physical", 196608}};
  Fault grown = miscounted;
  grown.args["need"] = 393217;
  std::vector<Fault> faults = {miscounted, grown};
  EXPECT_TRUE(TakeGrownBuffers(faults));
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].args["need"], 200000);
  EXPECT_FALSE(TakeGrownBuffers(faults));
}

TEST(JudgeFaults, WritesWithinTheAllocationAreAdvice) {
  std::vector<Fault> faults = {Access(FaultKind::kGlobalWriteOutOfBounds, 512),
                               Access(FaultKind::kGlobalWriteOutOfBounds, 513),
                               Access(FaultKind::kGlobalReadOutOfBounds, 32)};
  AdviseRoundedUp(faults);
  EXPECT_TRUE(faults[0].args.contains("advisory"));
  EXPECT_FALSE(faults[1].args.contains("advisory"));
  EXPECT_FALSE(faults[2].args.contains("advisory"));
}

}  // namespace
}  // namespace assay
