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
