// Texts that made the front end crash, recurse without end or grow without end.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <string>

#include "analyzer/facts/progress-note.h"
#include "analyzer/frontend/frontend.h"

namespace assay {
namespace {

constexpr const char* kCostModel = R"(#pragma once
namespace dev { struct Pipe { void Init(unsigned char n, unsigned long bytes); }; }
)";

UnitResult ParseText(const std::string& text) {
  static Frontend frontend({.api_namespaces = {"dev"}});
  Project project;
  project.containers.push_back({"k.cpp", text});
  VirtualFile file;
  file.name = "k.cpp";
  file.role = FileRole::kKernel;
  file.text = text;
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
  project.files.push_back(file);
  UnitRequest request;
  request.project = &project;
  request.main_file = 0;
  request.extra_files = {{"model.h", kCostModel}};
  request.flags = {"-std=c++17"};
  return frontend.Parse(request);
}

std::string Times(std::size_t count, const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

// Macros each of which is twice the previous one.
std::string Doubling(const std::string& first) {
  std::string text = "#define M0 " + first + "\n";
  for (int i = 1; i < 60; ++i) {
    const std::string before = "M" + std::to_string(i - 1);
    text += "#define M" + std::to_string(i) + " " + before + " " + before + "\n";
  }
  return text;
}

// With the workers' stack size.
void ExpectEnd(const std::string& text, const std::string& limit) {
  const auto parse = [&] {
    rlimit stack{};
    getrlimit(RLIMIT_STACK, &stack);
    stack.rlim_cur = std::min<rlim_t>(64u << 20, stack.rlim_max);
    setrlimit(RLIMIT_STACK, &stack);
    ParseText(text);
  };
  EXPECT_EXIT(parse(), testing::ExitedWithCode(kCountedEndStatus), limit) << text.substr(0, 80);
}

TEST(FrontendCost, DiagnosticsWithoutATypeAreRead) {
  for (const char* text : {"unsigned a = 128_KB;", "auto b = 1.0_h;", "auto c = 'c'_s;", "auto d = \"x\"_y;",
                           "int e = int\xff"
                           "4_t(1);",
                           "int f = 12ab;"}) {
    const UnitResult unit = ParseText(text);
    EXPECT_FALSE(unit.parsed) << text;
    ASSERT_FALSE(unit.ast.errors.empty()) << text;
    EXPECT_FALSE(unit.ast.errors.front().message.empty());
  }
}

TEST(FrontendCost, NumbersAbove64BitsAreNoFacts) {
  const UnitResult unit = ParseText(
      "#include \"model.h\"\nvoid f(dev::Pipe p) {\n"
      "  p.Init(1, 18446744073709551615UL);\n  p.Init(2, (unsigned __int128)1 << 100);\n"
      "  __int128 wide = ((__int128)1 << 100) * ((__int128)1 << 100);\n"
      "  unsigned long most = 18446744073709551615UL * 18446744073709551615UL;\n}\n");
  EXPECT_TRUE(unit.parsed);
  ASSERT_FALSE(unit.ast.values.empty());
  EXPECT_TRUE(std::all_of(unit.ast.values.begin(), unit.ast.values.end(),
                          [](const ValueFact& fact) { return fact.value == 1 || fact.value == 2; }));
  EXPECT_FALSE(
      ParseText("#include \"model.h\"\nvoid f(dev::Pipe p) { p.Init(99999999999999999999999999, 32); }\n").parsed);
}

TEST(FrontendCost, WhatNestsWithoutEndEndsByCount) {
  ExpectEnd("int a = " + Times(30'000, "(int)") + "1;", "more than 6,000 tokens");
  ExpectEnd("int a = " + Times(30'000, "sizeof ") + "1;", "more than 6,000 tokens");
  ExpectEnd("int a = " + Times(30'000, "1?2:") + "1;", "more than 6,000 tokens");
  ExpectEnd("void f(int a) { if (a) {} " + Times(5'000, "else if (a) {}") + "}", "`else` follow");
  ExpectEnd("int a = " + Times(5'000, "(") + "1" + Times(5'000, ")") + ";", "nest deeper than 2,000");
  ExpectEnd("#if " + Times(50'000, "!") + "1\n#endif\n", "condition of the preprocessor");
  ExpectEnd("double a = 0." + Times(50'000, "1") + ";", "digits");
  ExpectEnd(Times(30'000, "extern \"C\" ") + "int a;", "more than 6,000 tokens");
}

TEST(FrontendCost, WhatGrowsWithoutEndEndsByCount) {
  ExpectEnd(Doubling("+ 1;") + "M59\n", "tokens|macros");
  ExpectEnd(Doubling("") + "M59\n", "expands macros more than");
  std::string paste = "#define A0(x) x\n";
  for (int i = 1; i < 40; ++i) paste += "#define A" + std::to_string(i) + "(x) A" + std::to_string(i - 1) + "(x##x)\n";
  ExpectEnd(paste + "int A39(a);\n", "one word too long");
  ExpectEnd(
      "template <int N, int M> struct A { static const int v = A<N - 1, 2 * M>::v + A<N - 1, 2 * M + 1>::v; };\n"
      "template <int M> struct A<0, M> { static const int v = 1; };\nint a = A<24, 1>::v;\n",
      "templates are instantiated");
}

TEST(FrontendCost, LongListsAndLongFilesAreFine) {
  EXPECT_TRUE(ParseText("int a[] = {1" + Times(20'000, ", -1") + "};").parsed);
  std::string functions;
  for (int i = 0; i < 10'000; ++i) functions += "int f" + std::to_string(i) + "(int a);\n";
  EXPECT_TRUE(ParseText(functions).parsed);
  EXPECT_TRUE(ParseText("int a = 1" + Times(2'000, " + 1") + ";").parsed);
  EXPECT_TRUE(ParseText("void f(int a) { " + Times(2'000, "if (a) { a = 1; } else { a = 2; } ") + "}").parsed);
}

}  // namespace
}  // namespace assay
