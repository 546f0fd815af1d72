// A mistake in a page is a problem, not a test that is skipped.
#include "tests/golden/page.h"

#include <gtest/gtest.h>

#include <string>

#include "rules/rule.h"

namespace assay {
namespace {

const std::string kGood =
    "# queue/missing-enque: summary\n\n## Bad\n```cpp bad prelude=compute\nx();  // error: "
    "[queue/missing-enque] \"is filled\"\n```\n";

std::string First(const std::string& text) {
  const golden::Page page = golden::ParsePage(text);
  return page.problems.empty() ? std::string() : page.problems.front();
}

std::string Replaced(std::string from, std::string to) {
  std::string text = kGood;
  return text.replace(text.find(from), from.size(), to);
}

// The markers that a page with `after` behind its code has, one per line; "wrong" where that is not all markers.
std::string Markers(const std::string& after) {
  const golden::Page page = golden::ParsePage("# a/b: summary\n```cpp bad\nx();" + after + "\n```\n");
  std::string text;
  for (const golden::Marker& marker : page.blocks.at(0).markers) {
    text += marker.kind + " " + std::to_string(marker.column) + " " + marker.text + " '" + marker.words + "'" +
            (marker.outside ? " outside\n" : "\n");
  }
  EXPECT_EQ(page.blocks.at(0).text, "x();\n");
  const bool wrong = !page.problems.empty() && page.problems[0].ends_with("not all markers");
  return wrong ? "wrong" : text;
}

TEST(PageProblems, AGoodPageHasNone) { EXPECT_EQ(First(kGood), ""); }

TEST(Markers, AreReadWithColumnAndWords) {
  EXPECT_EQ(Markers("  // error: [a/b]"), "error 0 a/b ''\n");
  EXPECT_EQ(Markers("  // warning: 12 [a/b] \"`x` // y\""), "warning 12 a/b '`x` // y'\n");
  EXPECT_EQ(Markers("  // note: [a/b] \"words\" @outside"), "note 0 a/b 'words' outside\n");
  EXPECT_EQ(Markers(" // error: [a/b] \"one\" // error: 3 [c/d]  // label: taken here @outside"),
            "error 0 a/b 'one'\nerror 3 c/d ''\nlabel 0 taken here '' outside\n");
}

TEST(Markers, AreAllOfTheRestOfTheLine) {
  for (const char* after : {"  // error: [a/b] words", "  // error: [a/b] \"words", "  // error: [a/b] \"\"",
                            "  // error: 3 [a/b] @outside", "  // error: [a/b] // because", "  // error: [a/b"})
    EXPECT_EQ(Markers(after), "wrong") << after;
}

TEST(PageProblems, AreFound) {
  EXPECT_EQ(First(Replaced("cpp bad", "cpp bda")), "4: `bda` is no kind of block");
  EXPECT_EQ(First(Replaced("cpp bad prelude=compute", "cpp")), "4: the block has no kind");
  EXPECT_EQ(First(Replaced("prelude=", "prelud=")), "4: `prelud` is no option of a block");
  EXPECT_EQ(First(Replaced("error: [", "eror: [")), "5: the comment looks like a marker and is none");
  EXPECT_EQ(First(Replaced("error: [", "error: x [")), "5: the comment looks like a marker and is none");
  EXPECT_EQ(First(Replaced(" \"is filled\"", "")), "1: no marker of the page's own rule has words of its headline");
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
