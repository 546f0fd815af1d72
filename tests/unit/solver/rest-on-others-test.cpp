// Obligations that are proved only as far as others are.
#include <gtest/gtest.h>

#include "solver/cores.h"
#include "solver/defined-results.h"

namespace assay {
namespace {

ProofResult Rested(ObligationKind kind, ProofResult::Status status, std::string what = "something") {
  ProofResult result;
  result.kind = kind;
  result.status = status;
  result.what = std::move(what);
  return result;
}

// The status of `asked` beside an obligation of `other` that is open.
ProofResult::Status Beside(ProofResult asked, ObligationKind other, bool adds = false) {
  std::vector<ProofResult> results = {std::move(asked), Rested(other, ProofResult::Status::kUndecided)};
  if (adds) results.push_back(Rested(ObligationKind::kAtomic, ProofResult::Status::kProved, AddedText("y")));
  RestOnOthers(results);
  return results.front().status;
}

TEST(RestOnOthers, OrderOnBoundsAndQueues) {
  const ProofResult order = Rested(ObligationKind::kOrder, ProofResult::Status::kProved);
  EXPECT_EQ(Beside(order, ObligationKind::kOnChipBounds), ProofResult::Status::kUndecided);
  EXPECT_EQ(Beside(order, ObligationKind::kQueue), ProofResult::Status::kUndecided);
  EXPECT_EQ(Beside(order, ObligationKind::kGlobalBounds), ProofResult::Status::kProved);
}

TEST(RestOnOthers, SumsOnTheOrderOfCores) {
  const ProofResult sum = Rested(ObligationKind::kAtomic, ProofResult::Status::kProved, AddedText("y"));
  const ProofResult disjoint = Rested(ObligationKind::kDisjoint, ProofResult::Status::kProved);
  EXPECT_EQ(Beside(sum, ObligationKind::kCores), ProofResult::Status::kUndecided);
  EXPECT_EQ(Beside(disjoint, ObligationKind::kCores, true), ProofResult::Status::kUndecided);
  EXPECT_EQ(Beside(disjoint, ObligationKind::kCores), ProofResult::Status::kProved) << "nothing is added";
  EXPECT_EQ(Beside(sum, ObligationKind::kOrder), ProofResult::Status::kProved);
  EXPECT_EQ(Beside(Rested(ObligationKind::kAtomic, ProofResult::Status::kProved,
                          "no atomic mode is left on when a core ends"),
                   ObligationKind::kCores, true),
            ProofResult::Status::kProved);
}

}  // namespace
}  // namespace assay
