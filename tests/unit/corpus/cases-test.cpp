// Cases of a rule's page: how the table is read, which case a finding is, and that every table in the pages can be
// read.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "corpus/rule-cases.h"

namespace assay {
namespace {

constexpr std::string_view kPage =
    "# a/b: x\n\n## Why it is wrong\n\nThe page does not say why, and this sentence is long enough to be one by "
    "itself, it "
    "seems.\n\n"
    "## Cases\n\n| where a finding | what is wrong | why |\n| --- | --- | --- |\n"
    "| says “\\`Exp\\` of” | a function | It is none. |\n"
    "| says “set”; notes “of a queue”; not “twice” |  | Queues. |\n"
    "| notes “nothing” | nothing | - |\n\n## References\n\n- | a | b | c |\n";

RuleWords WordsFor(const std::string& message, std::vector<std::string> notes = {}) {
  const RuleWords page = WordsOfPage("of the page", kPage);
  Finding finding;
  finding.rule = "a/b";
  finding.message = message;
  finding.notes = std::move(notes);
  return CaseWords(finding, page).value_or(page);
}

TEST(RuleCases, TheTableOfAPageIsRead) {
  const std::vector<RuleCase> cases = CasesOfPage(kPage);
  ASSERT_EQ(cases.size(), 3u);
  EXPECT_EQ(cases[0].says, "`Exp` of");
  EXPECT_EQ(cases[1].notes, "of a queue");
  EXPECT_EQ(cases[1].not_says, "twice");
  EXPECT_TRUE(CasesOfPage("# a/b: x\n").empty());
}

TEST(RuleCases, TheFirstThatFitsIsTold) {
  EXPECT_EQ(WordsFor("`Exp` of a number").why, "It is none.");
  EXPECT_EQ(WordsFor("it is set", {"of a queue"}).summary, "of the page");
  EXPECT_EQ(WordsFor("it is set", {"of a queue"}).why, "Queues.");
  EXPECT_EQ(WordsFor("it is set twice", {"of a queue"}).summary, "of the page");
  EXPECT_TRUE(WordsFor("it is set twice", {"of a queue"}).why.starts_with("The page does not say why"));
  EXPECT_EQ(WordsFor("else", {"nothing"}).why, "");
}

// A row that cannot be read would leave the page's words in place.
TEST(RuleCases, EveryRowOfEveryPageIsRead) {
  std::size_t pages = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(ASSAY_SOURCE_DIR) + "/rules")) {
    if (entry.path().extension() != ".md") continue;
    std::ifstream file(entry.path());
    std::stringstream stream;
    stream << file.rdbuf();
    const std::string text = stream.str();
    const std::size_t at = text.find("\n## Cases\n");
    if (at == std::string::npos) continue;
    ++pages;
    const std::string table = text.substr(at, text.find("\n## References") - at);
    const auto rows = std::count(table.begin(), table.end(), '\n') - 5;  // around the table, its head and its rule
    const std::vector<RuleCase> cases = CasesOfPage(text);
    EXPECT_EQ(static_cast<long>(cases.size()), rows) << entry.path();
    for (const RuleCase& one : cases) EXPECT_FALSE(one.summary.empty() && one.why.empty()) << entry.path();
  }
  EXPECT_GT(pages, 40u);
}

}  // namespace
}  // namespace assay
