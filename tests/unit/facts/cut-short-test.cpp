// What a clock ended is told of the input that it was part of.
#include "analyzer/facts/cut-short.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace assay {
namespace {

TEST(CutShort, EachTextOnceSinceAGivenTime) {
  const std::uint64_t begin = RunsCutShort();
  EXPECT_TRUE(CutShortSince(begin).empty());
  NoteCutShort("a run");
  NoteCutShort("a proof");
  NoteCutShort("a run");
  EXPECT_EQ(RunsCutShort(), begin + 3);
  EXPECT_EQ(CutShortSince(begin), (std::vector<std::string>{"a proof", "a run"}));
  const std::uint64_t next = RunsCutShort();
  EXPECT_TRUE(CutShortSince(next).empty());
  NoteCutShort("a proof");
  EXPECT_EQ(CutShortSince(next), std::vector<std::string>{"a proof"});
}

// What was noted before the attempt stays, the same text, too.
TEST(CutShort, AnAttemptIsTakenBack) {
  const std::uint64_t begin = RunsCutShort();
  NoteCutShort("a run");
  const std::uint64_t before = RunsCutShort();
  {
    const CutShortAttempt attempt;
    NoteCutShort("a run");
    NoteCutShort("a proof");
    attempt.TakeBack();
  }
  EXPECT_EQ(RunsCutShort(), before);
  EXPECT_TRUE(CutShortSince(before).empty());
  EXPECT_EQ(CutShortSince(begin), (std::vector<std::string>{"a run"}));
  {
    const CutShortAttempt attempt;
    NoteCutShort("a proof");
  }
  EXPECT_EQ(CutShortSince(before), (std::vector<std::string>{"a proof"}));
}

}  // namespace
}  // namespace assay
