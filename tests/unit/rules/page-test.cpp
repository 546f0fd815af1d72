// A mistake in a page is a problem, not a test that is skipped.
#include "tests/golden/page.h"

#include <gtest/gtest.h>

#include <string>

#include "rules/rule.h"

namespace assay {
namespace {

const std::string kGood =
    "# queue/missing-enque: summary\n\n## Bad\n```cpp bad prelude=compute\nx();  // error: "
    "[queue/missing-enque]\n```\n";

std::string First(const std::string& text) {
  const golden::Page page = golden::ParsePage(text);
  return page.problems.empty() ? std::string() : page.problems.front();
}

std::string Replaced(std::string from, std::string to) {
  std::string text = kGood;
  return text.replace(text.find(from), from.size(), to);
}

TEST(PageProblems, AGoodPageHasNone) { EXPECT_EQ(First(kGood), ""); }

TEST(PageProblems, AreFound) {
  EXPECT_EQ(First(Replaced("cpp bad", "cpp bda")), "4: `bda` is no kind of block");
  EXPECT_EQ(First(Replaced("cpp bad prelude=compute", "cpp")), "4: the block has no kind");
  EXPECT_EQ(First(Replaced("prelude=", "prelud=")), "4: `prelud` is no option of a block");
  EXPECT_EQ(First(Replaced("error: [", "eror: [")), "5: the comment looks like a marker and is none");
  EXPECT_EQ(First(Replaced("[queue/missing-enque]", "[queue/missing-free]")),
            "1: no bad block has a marker of the page's own rule");
  EXPECT_EQ(First(Replaced("```\n", "")), "4: the block has no end");
}

// For all pages as they are.
TEST(PageProblems, NoPageHasOne) {
  for (const RegisteredRule& rule : AllRules()) {
    for (const std::string& problem : golden::ParsePage(rule.page).problems)
      ADD_FAILURE() << rule.name << ":" << problem;
  }
}

}  // namespace
}  // namespace assay
