// A diff applied to the old file gives the new one.
#include "analyzer/report/diff.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>

namespace assay {
namespace {

TEST(Diff, Layout) {
  EXPECT_EQ(UnifiedDiff("k.cpp", "a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(UnifiedDiff("k.cpp", "1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nnew\n5\n6\n7\n8\n"),
            "--- a/k.cpp\n+++ b/k.cpp\n@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+new\n 5\n 6\n 7\n");
  EXPECT_EQ(UnifiedDiff("k.cpp", "a", "b\n"),
            "--- a/k.cpp\n+++ b/k.cpp\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n");
  EXPECT_EQ(UnifiedDiff("k.cpp", "", "b\n"), "--- a/k.cpp\n+++ b/k.cpp\n@@ -0,0 +1 @@\n+b\n");
}

TEST(Diff, DistantChangesAreHunksOfTheirOwn) {
  std::string before;
  for (int i = 1; i <= 30; ++i) before += std::to_string(i) + "\n";
  std::string after = before;
  after.replace(after.find("\n5\n") + 1, 1, "five");
  after.replace(after.find("\n25\n") + 1, 2, "twenty-five");
  const std::string diff = UnifiedDiff("k", before, after);
  EXPECT_NE(diff.find("@@ -2,7 +2,7 @@\n"), std::string::npos) << diff;
  EXPECT_NE(diff.find("@@ -22,7 +22,7 @@\n"), std::string::npos) << diff;
}

// Applies a diff by hand: puts its new lines over the old file.
std::string Apply(const std::string& before, const std::string& diff) {
  std::vector<std::string> old_lines;
  std::istringstream in(before);
  for (std::string line; std::getline(in, line);) old_lines.push_back(line);
  std::string out;
  std::size_t at = 0;
  std::istringstream script(diff);
  for (std::string line; std::getline(script, line);) {
    if (line.starts_with("---") || line.starts_with("+++")) continue;
    if (line.starts_with("@@")) {
      std::size_t first = std::stoul(line.substr(4));
      const std::size_t comma = line.find(',');
      const bool empty = comma < line.find(" +") && line.substr(comma, 3) == ",0 ";
      if (!empty) --first;
      while (at < first) out += old_lines.at(at++) + "\n";
    } else if (line[0] == '+') {
      out += line.substr(1) + "\n";
    } else {
      EXPECT_EQ(line.substr(1), old_lines.at(at));
      if (line[0] == ' ') out += line.substr(1) + "\n";
      ++at;
    }
  }
  while (at < old_lines.size()) out += old_lines[at++] + "\n";
  return out;
}

TEST(Diff, AppliedItGivesTheNewFile) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    std::string before;
    std::string after;
    const int lines = static_cast<int>(random() % 60);
    for (int i = 0; i < lines; ++i) {
      const std::string line = "l" + std::to_string(random() % 7) + "\n";
      const unsigned what = random() % 12;
      if (what != 0) before += line;
      if (what != 1) after += line;
    }
    const std::string diff = UnifiedDiff("k", before, after);
    ASSERT_EQ(Apply(before, diff), after) << before << "=>\n" << after << "by\n" << diff;
  }
}

TEST(Diff, ManyDifferencesStillApply) {
  std::string before;
  std::string after;
  for (int i = 0; i < 2000; ++i) {
    before += "a" + std::to_string(i) + "\n";
    after += "b" + std::to_string(i) + "\n";
  }
  EXPECT_EQ(Apply(before, UnifiedDiff("k", before, after)), after);
}

}  // namespace
}  // namespace assay
