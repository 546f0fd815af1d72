// The built-in index knows tasks of published benchmarks by name and ignores code that belongs to none.
#include "corpus/curate/known-benchmarks.h"

#include <gtest/gtest.h>

#include "tests/unit/corpus/record-fixture.h"

namespace assay {
namespace {

TEST(KnownBenchmarks, AreThree) {
  const std::vector<std::string> names = KnownBenchmarks();
  EXPECT_EQ(names, (std::vector<std::string>{"KernelBench", "MultiKernelBench", "NPUKernelBench"}));
}

TEST(KnownBenchmarks, ATaskIsKnownByItsName) {
  const std::string code = testing::Kernel("k", "Muls(y, x);");
  EXPECT_EQ(OverlapWithKnown(code, "100_HingeLoss").by, "name");
  EXPECT_EQ(OverlapWithKnown(code, "hinge_loss").benchmarks.find("KernelBench"), 0u);
  EXPECT_EQ(OverlapWithKnown(code, "an operator of ours").by, "none");
  EXPECT_EQ(OverlapWithKnown(code, "").benchmarks, "");
}

TEST(KnownBenchmarks, SpellingsOfANameAreOne) {
  EXPECT_EQ(NameHash("MaxPooling3dCustom"), NameHash("max_pooling_3d"));
  EXPECT_EQ(NameHash("k"), 0u);
}

}  // namespace
}  // namespace assay
