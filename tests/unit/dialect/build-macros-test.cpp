// What can follow from a macro that only a build defines, and what cannot.
#include "dialects/ascendc/read/build-macros.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace assay::ascendc {
namespace {

class BuildMacros : public ::testing::Test {
 protected:
  void Text(const std::string& text) {
    VirtualFile file;
    file.name = "k.cpp";
    file.role = FileRole::kKernel;
    file.text = text;
    project_.form = InputForm::kKernelFile;
    project_.files.push_back(file);
  }
  // An error at the `nth` place of `word`.
  ParseError& Add(std::string_view word, const char* diag, ParseErrorClass what, int nth = 0) {
    const std::string& text = project_.files.back().text;
    std::size_t at = text.find(word);
    for (int i = 0; i < nth; ++i) at = text.find(word, at + 1);
    EXPECT_NE(at, std::string::npos) << word;
    ParseError error;
    error.range = {static_cast<int>(project_.files.size()) - 1, static_cast<std::uint32_t>(at),
                   static_cast<std::uint32_t>(at + word.size())};
    error.diag = diag;
    error.what = what;
    error.name = word;
    error.message = std::string(diag) + " of '" + std::string(word) + "'";
    parse_.errors.push_back(error);
    return parse_.errors.back();
  }
  void Undeclared(std::string_view word, int nth = 0) {
    Add(word, "err_undeclared_var_use", ParseErrorClass::kUndeclared, nth);
  }
  void Other(std::string_view word, int nth = 0) {
    Add(word, "err_init_conversion_failed", ParseErrorClass::kOther, nth).name.clear();
  }
  // The words of what is still an error.
  std::vector<std::string> Left() {
    SetAsideMacros(project_, parse_);
    std::vector<std::string> words;
    for (const ParseError& error : parse_.errors)
      words.push_back(project_.files[static_cast<std::size_t>(error.range.file)].text.substr(
          error.range.begin, error.range.end - error.range.begin));
    return words;
  }
  using Words = std::vector<std::string>;

  Project project_;
  ParseFacts parse_;
};

TEST_F(BuildMacros, HideNoOtherMistakeOfTheFile) {
  Text("void k() { uint32_t m = MY_LIMIT; mmTiling.a = 1; foo.b = 2; int* p = 1.0f; }");
  Undeclared("MY_LIMIT");
  Undeclared("mmTiling");
  Undeclared("foo");
  Other("1.0f");
  EXPECT_EQ(Left(), (Words{"mmTiling", "foo", "1.0f"}));
  ASSERT_EQ(parse_.beyond.size(), 1u);
  EXPECT_EQ(parse_.beyond.front(),
            "`MY_LIMIT` is defined nowhere in the input; a build may define it: -D MY_LIMIT=VALUE");
  EXPECT_EQ(parse_.unsure.size(), 1u);
}

TEST_F(BuildMacros, CoverTheirStatementAndWhatHangsOnIt) {
  Text(
      "void k() { LocalTensor<DTYPE_X> row = q.Alloc<DTYPE_X>(); int n = row.Size(1.5f); int m = n + wrong;\n"
      "  auto [a, b] = Pair(MY_LIMIT); Take(b, nullptr); int* p = 2.5f; }");
  Undeclared("DTYPE_X");
  Undeclared("DTYPE_X", 1);
  Undeclared("row", 1);
  Other("1.5f");
  Undeclared("wrong");
  Undeclared("MY_LIMIT");
  Other("nullptr");
  Other("2.5f");
  EXPECT_EQ(Left(), (Words{"wrong", "2.5f"}));
}

TEST_F(BuildMacros, CoverWhatIsDeclaredThroughThem) {
  Text(
      "#define WIDTH (MY_LIMIT * 2)\n"
      "class Row : public Base<MY_TYPE> { void F() { int* a = 1.5f; } };\n"
      "EXPORTED void Make(int n);\n"
      "void k() { int w = WIDTH; Use(w, nullptr); Make(3); Row row; row.F(2.5f); int* p = 3.5f; }");
  Undeclared("MY_TYPE");
  Other("1.5f");
  Undeclared("EXPORTED");
  Undeclared("WIDTH", 1);  // where MY_LIMIT is used
  parse_.errors.back().name = "MY_LIMIT";
  Other("nullptr");
  Undeclared("Make", 1);
  Other("2.5f");
  Other("3.5f");
  EXPECT_EQ(Left(), (Words{"3.5f"}));
}

TEST_F(BuildMacros, CanBeAnythingWhereTheyAreNoValue) {
  Text("void k() { int* p = 1.5f; DECLARE_ALL(x); x = 3; y.z = 2; }");
  Other("1.5f");
  Undeclared("DECLARE_ALL");
  Undeclared("x", 1);
  Undeclared("y");
  EXPECT_EQ(Left(), (Words{"1.5f"}));
  project_ = {};
  parse_ = {};
  Text("#if MY_MODE == 1\nint y;\n#endif\nvoid k() { int m = MY_MODE; y = 2; }");
  Undeclared("MY_MODE", 1);
  Undeclared("y", 1);
  EXPECT_EQ(Left(), Words{});
}

TEST_F(BuildMacros, InAReplyAreMistakes) {
  Text("void k() { uint32_t m = MY_LIMIT; int* p = 1.0f; }");
  project_.form = InputForm::kPlainText;
  Undeclared("MY_LIMIT");
  Other("1.0f");
  EXPECT_EQ(Left(), (Words{"MY_LIMIT", "1.0f"}));
}

}  // namespace
}  // namespace assay::ascendc
