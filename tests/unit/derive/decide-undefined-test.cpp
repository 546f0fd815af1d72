// Which reads of undefined bytes reach an output that differs.
#include "dialects/ascendc/derive/decide-undefined.h"

#include <gtest/gtest.h>

#include <cstring>

namespace assay {
namespace {

SimTensor Output(const std::vector<std::uint16_t>& values) {
  SimTensor tensor{.name = "y", .dtype = Dtype::kF16, .shape = {static_cast<std::int64_t>(values.size())}, .data = {}};
  tensor.data.resize(values.size() * 2);
  std::memcpy(tensor.data.data(), values.data(), tensor.data.size());
  return tensor;
}

Fault Read(std::int64_t first, std::int64_t last) {
  Fault fault;
  fault.kind = FaultKind::kUninitialisedRead;
  fault.args = {{"first", first}, {"last", last}};
  fault.text = {{"output", "y"}};
  return fault;
}

TEST(DecideUndefined, ElementsThatDifferAreThoseOfAnyByte) {
  const auto different = DifferencesOf({Output({1, 2, 3, 4})}, {Output({1, 0x102, 3, 4})});
  ASSERT_EQ(different.size(), 1u);
  EXPECT_EQ(different[0].first, "y");
  EXPECT_EQ(different[0].second, (std::vector<bool>{false, true, false, false}));
  EXPECT_TRUE(DifferencesOf({Output({1, 2})}, {Output({1, 2})}).empty());
}

TEST(DecideUndefined, AFaultCountsWhereItReachesWhatDiffers) {
  const auto different = DifferencesOf({Output({1, 2, 3, 4})}, {Output({1, 2, 9, 4})});
  EXPECT_TRUE(ReachesDifferent(Read(0, 2), different));
  EXPECT_TRUE(ReachesDifferent(Read(2, 7), different));
  EXPECT_FALSE(ReachesDifferent(Read(0, 1), different));
  EXPECT_FALSE(ReachesDifferent(Read(9, 12), different));
  EXPECT_FALSE(ReachesDifferent(Fault{}, different));
}

}  // namespace
}  // namespace assay
