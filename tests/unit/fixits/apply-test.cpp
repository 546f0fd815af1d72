// Edits written back into files with every kind of quoting, and the conflicts that reject a whole fix.
#include "fixits/apply.h"

#include <gtest/gtest.h>

#include <string>

namespace assay {
namespace {

const std::string kEntry = "extern \"C\" __global__ __aicore__ void k(GM_ADDR x) { Run(x); }\n";

Edit At(const Project& project, const std::string& what, const std::string& insert) {
  int file = project.IndexOf(FileRole::kKernel);
  auto begin = static_cast<std::uint32_t>(project.files[static_cast<std::size_t>(file)].text.find(what));
  return {{file, begin, begin + static_cast<std::uint32_t>(what.size())}, insert};
}

Edit Before(const Project& project, const std::string& what, const std::string& insert) {
  Edit edit = At(project, what, insert);
  edit.range.end = edit.range.begin;
  return edit;
}

Fix Make(std::vector<Edit> edits) {
  Fix fix;
  fix.title = "change it";
  fix.edits = std::move(edits);
  return fix;
}

std::string Apply(const Project& project, const Fix& fix) {
  Applied applied = ApplyFixes(project, {&fix});
  return applied.applied.empty() ? "refused" : applied.project.containers[0].bytes;
}

std::string Python(const std::string& literal) {
  return "project_json_src='[{\"op\": \"K\"}]'\nkernel_src = " + literal + "\n";
}

TEST(Apply, PlainFile) {
  Project project = LoadBytes("k.cpp", kEntry);
  EXPECT_EQ(Apply(project, Make({At(project, "Run", "Go"), Before(project, "extern", "// one\n")})),
            "// one\nextern \"C\" __global__ __aicore__ void k(GM_ADDR x) { Go(x); }\n");
}

TEST(Apply, LineEndsOfTheFileAreKept) {
  Project project = LoadBytes("k.cpp", "// a\r\n" + kEntry.substr(0, kEntry.size() - 1) + "\r\n");
  std::string bytes = Apply(project, Make({Before(project, "extern", "// b\n// c\r\n")}));
  EXPECT_TRUE(bytes.starts_with("// a\r\n// b\r\n// c\r\nextern")) << bytes;
}

TEST(Apply, ByteOrderMarkIsKept) {
  Project project = LoadBytes("k.cpp", "\xEF\xBB\xBF" + kEntry);
  EXPECT_TRUE(Apply(project, Make({At(project, "Run", "Go")}))
                  .starts_with("\xEF\xBB\xBF"
                               "extern"));
}

TEST(Apply, InsidePythonStringsTextIsEscaped) {
  for (const std::string quotes : {"\"\"\"", "'''"}) {
    Project project = LoadBytes("r.py", Python(quotes + kEntry + quotes));
    std::string bytes = Apply(project, Make({At(project, "Run(x);", "Say(\"a\\n\");\n Run(x);")}));
    EXPECT_NE(bytes.find("{ Say(\"a\\\\n\");\n Run(x); }"), std::string::npos) << bytes;
    EXPECT_NE(LoadBytes("r.py", bytes).Find(FileRole::kKernel)->text.find("Say(\"a\\n\");\n"), std::string::npos);
  }
}

TEST(Apply, InsideASingleQuotedStringNewlinesAreEscaped) {
  Project project = LoadBytes("r.py", Python("'extern \"C\" __global__ void k() { Run(); }'"));
  std::string bytes = Apply(project, Make({At(project, "Run();", "Run('a');\n")}));
  EXPECT_NE(bytes.find("{ Run(\\'a\\');\\n }'"), std::string::npos) << bytes;
}

TEST(Apply, AnEscapeIsReplacedWhole) {
  Project project = LoadBytes("r.py", Python("'__global__ void k() {\\tRun();\\n}'"));
  std::string bytes = Apply(project, Make({At(project, "\tRun();\n", "Go();")}));
  EXPECT_NE(bytes.find("'__global__ void k() {Go();}'"), std::string::npos) << bytes;
}

TEST(Apply, RawStringsTakeTextAsItIs) {
  Project project = LoadBytes("r.py", Python("r'''" + kEntry + "'''"));
  EXPECT_NE(Apply(project, Make({At(project, "Run(x);", "Say(\"\\n\");")})).find("{ Say(\"\\n\"); }"),
            std::string::npos);
  EXPECT_EQ(Apply(project, Make({At(project, "Run(x);", "Say('''');")})), "refused");
}

TEST(Apply, AcrossTwoLiteralsOnlyWhereTheMeantTextComesOut) {
  Project alike = LoadBytes("r.py", Python("('__global__ void k() { Run(' \n 'x); }')"));
  EXPECT_NE(Apply(alike, Make({At(alike, "Run(x);", "Go();")})).find("('__global__ void k() { Go(); }')"),
            std::string::npos);
  Project mixed = LoadBytes("r.py", Python("('__global__ void k() { Run(' \n \"x); }\")"));
  EXPECT_EQ(Apply(mixed, Make({At(mixed, "Run(x);", "Go();")})), "refused");
}

TEST(Apply, TextThatChangesHowTheReplySplitsIsRefused) {
  Project project = LoadBytes("r.md", "```cpp\n" + kEntry + "```\n");
  EXPECT_EQ(Apply(project, Make({At(project, "extern", "```\nextern")})), "refused");
}

TEST(Apply, ConflictsAreRefusedWhole) {
  Project project = LoadBytes("k.cpp", kEntry);
  Fix first = Make({At(project, "Run", "Go")});
  Fix overlapping = Make({At(project, "extern", "/**/extern"), At(project, "Run(x)", "Stop()")});
  Fix apart = Make({At(project, "GM_ADDR x", "GM_ADDR y")});
  Applied applied = ApplyFixes(project, {&first, &overlapping, &apart});
  EXPECT_EQ(applied.applied, (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(applied.refused, (std::vector<std::size_t>{1}));
  EXPECT_EQ(applied.project.files[0].text, "extern \"C\" __global__ __aicore__ void k(GM_ADDR y) { Go(x); }\n");
}

TEST(Apply, InsertionsAtOnePlace) {
  Project project = LoadBytes("k.cpp", kEntry);
  Fix one = Make({Before(project, "Run", "A();")});
  Fix same = Make({Before(project, "Run", "A();"), At(project, "GM_ADDR x", "GM_ADDR y")});
  Fix other = Make({Before(project, "Run", "B();")});
  Applied applied = ApplyFixes(project, {&one, &same, &other});
  EXPECT_EQ(applied.refused, (std::vector<std::size_t>{2}));
  EXPECT_EQ(applied.project.files[0].text, "extern \"C\" __global__ __aicore__ void k(GM_ADDR y) { A();Run(x); }\n");
}

TEST(Apply, EditsOutsideTheProjectAreRefused) {
  Project project = LoadBytes("k.cpp", kEntry);
  EXPECT_EQ(Apply(project, Make({{{3, 0, 1}, "x"}})), "refused");
  EXPECT_EQ(Apply(project, Make({{{0, 5, 4000}, "x"}})), "refused");
  EXPECT_EQ(Apply(project, Make({})), "refused");
}

TEST(Apply, Diff) {
  Project project = LoadBytes("k.cpp", kEntry);
  Fix fix = Make({At(project, "Run", "Go")});
  std::string diff = DiffOf(project, ApplyFixes(project, {&fix}).project);
  EXPECT_NE(diff.find("--- a/k.cpp\n+++ b/k.cpp\n"), std::string::npos) << diff;
  EXPECT_NE(diff.find("{ Go(x); }"), std::string::npos);
  EXPECT_EQ(DiffOf(project, project), "");
}

}  // namespace
}  // namespace assay
