// Corrections of single errors, how a change is written down, and which parts a text leaves out.
#include <gtest/gtest.h>

#include <cstdint>

#include "corpus/forms.h"
#include "corpus/pairs.h"
#include "corpus/stale-comments.h"
#include "corpus/without-comments.h"
#include "tests/unit/corpus/record-fixture.h"

namespace assay {
namespace {

using testing::Kernel;
using testing::MadeOf;
using testing::One;
using testing::Text;

// Applies blocks to `text` as a reader would: the searched lines occur once.
std::string AppliedBlocks(std::string text, const std::string& blocks) {
  for (std::size_t at = 0; at < blocks.size();) {
    const std::string head = "<<<<<<< SEARCH\n", middle = "=======\n", tail = ">>>>>>> REPLACE\n";
    const std::size_t split = blocks.find(middle, at);
    const std::size_t end = blocks.find(tail, split);
    const std::string search = blocks.substr(at + head.size(), split - at - head.size());
    const std::string replace = blocks.substr(split + middle.size(), end - split - middle.size());
    const std::size_t place = text.find(search);
    EXPECT_NE(place, std::string::npos) << search;
    EXPECT_EQ(text.find(search, place + 1), std::string::npos) << search;
    if (place == std::string::npos) return text;
    text.replace(place, search.size(), replace);
    at = end + tail.size();
  }
  return text;
}

TEST(SearchAndReplace, AppliedItGivesTheNewText) {
  const std::vector<std::pair<std::string, std::string>> pairs = {
      {"a\nb\nc\n", "a\nB\nc\n"},
      {"x\nx\nx\ny\n", "x\nX\nx\ny\n"},
      {"a\nb\nc\nd\ne\nf\n", "a\nc\nd\nE\nf\n"},
      {"f();\n}\nf();\n}\n", "f();\n}\ng();\nf();\n}\n"},
      {"a\nb\n", "new\na\nb\nlast\n"},
      {"k\nk\nk\nk\nk\nk\n", "k\nk\nl\nk\nk\nm\nk\n"},
  };
  for (const auto& [before, after] : pairs) {
    std::int64_t blocks = 0;
    EXPECT_EQ(AppliedBlocks(before, SearchAndReplace(before, after, blocks)), after);
    EXPECT_GE(blocks, 1);
  }
  std::int64_t blocks = 7;
  EXPECT_EQ(SearchAndReplace("a\n", "a\n", blocks), "");
  EXPECT_EQ(blocks, 0);
}

Defect Changed(std::int64_t line, const std::string& change) {
  Defect defect;
  defect.file = "k.cpp";
  defect.line = line;
  defect.change = change;
  return defect;
}

TEST(UntoldChange, NamesEveryPartThatTheTextLeavesOut) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;\nb;\nc;\nd;\ne;"}};
  const std::vector<RecordFile> after = {{"k.cpp", "cpp", "A;\nb;\nC;\nd;\nnew;\ne;"}};
  EXPECT_EQ(UntoldChange(before, after, {Changed(1, "the line becomes `A;`")}).said,
            "line 3 of `k.cpp` becomes `C;`; `new;` comes in before line 5 of `k.cpp`");
  EXPECT_EQ(UntoldChange(before, after, {Changed(9, "`A;` and `C;` and `new;`")}).said, "");
  EXPECT_EQ(UntoldChange(before, before, {}).said, "");
  const std::vector<RecordFile> longer = {{"k.cpp", "cpp", "a;\nb;\nint n = 2;\nc(n);\nd;\ne;"}};
  EXPECT_EQ(UntoldChange(before, longer, {}).said, "`int n = 2;`, `c(n);` take the place of line 3 of `k.cpp`");
  const std::vector<RecordFile> shorter = {{"k.cpp", "cpp", "a;\ne;"}};
  EXPECT_EQ(UntoldChange(before, shorter, {}).said, "lines 2 to 4 of `k.cpp` are taken out");
}

// A second place with the same change is a separate part.
TEST(UntoldChange, TheSameLineElsewhereIsNamed) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;\nb;\na;"}};
  const std::vector<RecordFile> after = {{"k.cpp", "cpp", "A;\nb;\nA;"}};
  EXPECT_EQ(UntoldChange(before, after, {Changed(1, "read it so: the line becomes `A;`")}).said,
            "line 3 of `k.cpp` becomes `A;`");
}

TEST(LeftAlone, WhereNoLineNearChanges) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;\nb;\nc;\nd;\ne;"}};
  const std::vector<RecordFile> after = {{"k.cpp", "cpp", "a;\nB;\nc;\nd;\nnew;\ne;"}};
  std::string alone;
  for (int line = 1; line <= 5; ++line) alone += LeftAlone(Changed(line, ""), before, after) ? "1" : "0";
  EXPECT_EQ(alone, "10100");
  EXPECT_TRUE(LeftAlone(Changed(1, ""), before, before));
}

TEST(UntoldChange, ANewFileIsTold) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;"}};
  const std::vector<RecordFile> after = {{"k.cpp", "cpp", "a;"}, {"b.cpp", "cpp", "b;"}};
  EXPECT_EQ(UntoldChange(before, after, {}).said, "`b.cpp`, which was missing, comes in");
}

TEST(UntoldChange, ANewNameOfAFileIsTold) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;"}}, after = {{"l.cpp", "cpp", "a;"}};
  EXPECT_EQ(UntoldChange(before, after, {}).said, "`k.cpp` is called `l.cpp` now");
}

TEST(UntoldChange, CommentsAreLeftOut) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;\nb;\n// old\nc;"}};
  const std::vector<RecordFile> after = {{"k.cpp", "cpp", "// why\na = 2;  // now\nb;\n// new\nc;"}};
  EXPECT_EQ(UntoldChange(before, after, {}).said, "line 1 of `k.cpp` becomes `a = 2;`");
}

Project Files(const std::string& text) {
  Project project;
  project.files.push_back({.name = "k.cpp", .role = FileRole::kKernel, .text = text, .map = {}});
  return project;
}

std::string Edited(std::string text, const std::vector<Edit>& edits) {
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->range.begin, edit->range.end - edit->range.begin, edit->insert);
  return text;
}

TEST(NewComments, ThoseThatTheFirstVersionHasStay) {
  const std::string before = "// adds\nAdd(z, x, y);  // in one go\n";
  const std::string after = "// aligned\nAdd(z, y, x);  // in one go\n  // adds\nint n;  // of them\n";
  EXPECT_EQ(Edited(after, NewComments(Files(before), Files(after))),
            "Add(z, y, x);  // in one go\n  // adds\nint n;\n");
}

TEST(StaleComments, NameWhatTheChangeTookAway) {
  const auto left = [](const std::string& before, const std::string& after) {
    return Edited(after, StaleComments(Files(before), Files(after)));
  };
  EXPECT_EQ(left("a;\nCopy(x, 8);  // Copy moves x\nb;\n", "a;\nPad(x, 8);  // Copy moves x\nb;\n"),
            "a;\nPad(x, 8);\nb;\n");
  EXPECT_EQ(left("a = 1;  // inferred\n", "a = 2;  // inferred\n"), "a = 2;\n") << "said of another statement";
  EXPECT_EQ(left("a;\n// room for 6 tiles\nn = 6;\n", "a;\n// room for 6 tiles\nn = 8;\n"), "a;\nn = 8;\n");
  EXPECT_EQ(left("a;\n// room for tiles\nn = 6;\n", "a;\n// room for tiles\nn = 8;\n"),
            "a;\n// room for tiles\nn = 8;\n");
  EXPECT_EQ(left("// sum1 - sum2\nf = sum1 - sum2;\n", "// sum1 - sum2\nf = sqrt(sum1) - sqrt(sum2);\n"),
            "f = sqrt(sum1) - sqrt(sum2);\n");
  EXPECT_EQ(left("a;\n// GetShape gives both\nx = GetShape();\n", "a;\n// GetShape gives both\nx = GetShape().a;\n"),
            "a;\nx = GetShape().a;\n");
  EXPECT_EQ(left("n = 6;\n", "n = 8;  // 6 are too few\n"), "n = 8;  // 6 are too few\n") << "its own comment";
  EXPECT_EQ(left("s = \"// 6\" + 6;\n", "s = \"// 6\" + 8;\n"), "s = \"// 6\" + 8;\n") << "a text";
}

TEST(UntoldChange, QuotesTextsThatAreTooLongForASentence) {
  const std::vector<RecordFile> before = {{"k.cpp", "cpp", "a;\nb;\nc;"}};
  const std::vector<RecordFile> after = {{"k.cpp", "cpp", "a;\n{\n  1;\n  2;\n}\nc;"}};
  const Untold untold = UntoldChange(before, after, {});
  EXPECT_EQ(untold.said, "");
  ASSERT_EQ(untold.shown.size(), 1u);
  EXPECT_EQ(untold.shown[0], "Line 2 of `k.cpp` becomes:\n```cpp\n{\n  1;\n  2;\n}\n```");
  EXPECT_EQ(untold.places, std::vector<std::string>{"line 2 of `k.cpp`"});
  const std::vector<RecordFile> more = {{"k.cpp", "cpp", "a;\n1;\n2;\n3;\n4;\nb;\nc;"}};
  EXPECT_EQ(UntoldChange(before, more, {}).shown.at(0),
            "Before line 2 of `k.cpp` these lines come in:\n```cpp\n1;\n2;\n3;\n4;\n```");
}

TEST(SingleEdits, AreMadeWhereTheWholeStaysWrong) {
  const Record partial = One("a.cpp", Kernel("a", "Mule(y, x);\n  Addz(y, x);"));
  ASSERT_EQ(partial.edits.size(), 1u);
  EXPECT_EQ(partial.edits[0].standing.errors, 1);
  const std::vector<Sample> samples = SamplesOf(partial, Form::kSftEdit);
  ASSERT_EQ(samples.size(), 1u);
  EXPECT_TRUE(SamplesOf(partial, Form::kSftRepair).empty());
  const std::string question = samples[0].prompt.at(0).content;
  EXPECT_NE(question.find("`Mule` does not exist"), std::string::npos) << question;
  EXPECT_EQ(question.find("Addz` does not exist"), std::string::npos) << question;
  EXPECT_NE(samples[0].answer.find("Muls(y, x);"), std::string::npos) << samples[0].answer;
  EXPECT_EQ(samples[0].meta["errors_after"], 1);
  EXPECT_EQ(samples[0].meta["unshown"], false);
  EXPECT_TRUE(samples[0].id.ends_with("-1")) << samples[0].id;
}

TEST(SingleEdits, ALineThatStaysWrongIsNotTaught) {
  EXPECT_TRUE(One("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);")).edits.empty());
}

TEST(SingleEdits, AFixThatDoesNotHoldAloneIsNone) {
  // `Wait` becomes `Addz`, which is an error too.
  RecordMaker maker(testing::Options(), [](Project project) {
    Report report = testing::Analyze(std::move(project));
    for (Finding& finding : report.findings) {
      for (Fix& fix : finding.fixes) {
        if (finding.rule == "sync/stuck-flag") fix.edits[0].insert = "Addz";
      }
    }
    return report;
  });
  maker.Single(Text("a.cpp", Kernel("a", "Wait(y);")));
  ASSERT_EQ(maker.records().size(), 1u);
  EXPECT_TRUE(maker.records()[0].record.edits.empty());
}

TEST(Gate, AnAnswerThatDoesNotUseAnInputIsNotShown) {
  MakerOptions options = testing::Options();
  const auto with = [&](KernelVerdict::Values values) -> AnalyzeProject {
    return [values](Project project) {
      Report report = testing::Analyze(std::move(project));
      report.verdict.values = values;
      return report;
    };
  };
  const auto standing = [&] {
    return MadeOf({Text("a.cpp", Kernel("a", "Muls(y, x);"))}, options).records().at(0).record.standing_after;
  };
  options.changed_inputs = {with(KernelVerdict::Values::kMismatch), with(KernelVerdict::Values::kUndecided)};
  EXPECT_EQ(standing().not_shown, "");
  EXPECT_EQ(standing().inputs, 1);
  options.changed_inputs = {with(KernelVerdict::Values::kMismatch), with(KernelVerdict::Values::kMatch)};
  EXPECT_EQ(standing().not_shown, "the values stay the same where input 2 is another");
  options.changed_inputs = {with(KernelVerdict::Values::kUndecided)};
  EXPECT_EQ(standing().not_shown, "no input was shown to reach an output");
}

TEST(WithoutComments, OfCpp) {
  EXPECT_EQ(WithoutComments("// what\nint a = 1;  // one\n\n// more\n\nint b;\n"), "int a = 1;\n\nint b;\n");
  EXPECT_EQ(WithoutComments("int a; /* from\n here */ int b;\n"), "int a;\n         int b;\n");
  EXPECT_EQ(WithoutComments("auto s = \"// no comment\";\n"), "auto s = \"// no comment\";\n");
  EXPECT_EQ(WithoutComments("int a;\n"), "int a;\n");
  EXPECT_EQ(WithoutComments("#define A 1  // one"), "#define A 1");
}

}  // namespace
}  // namespace assay
