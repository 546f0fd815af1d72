// Which local variables of host code are filled, so that runs with other bytes show what depends on them.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "analyzer/frontend/frontend.h"

namespace assay {
namespace {

// The names of the variables that are filled and read, of a function that hands each on.
std::vector<std::string> Filled(const std::string& classes, const std::string& variables) {
  std::string text = "#include <array>\n#include <string>\n#include <vector>\nvoid Use(const void*);\n" + classes +
                     "\nextern \"C\" int assay_host_main() {\n";
  std::size_t from = 0;
  for (std::size_t semicolon; (semicolon = variables.find(';', from)) != std::string::npos; from = semicolon + 1) {
    const std::string declaration = variables.substr(from, semicolon - from);
    const std::string name = declaration.substr(declaration.rfind(' ') + 1);
    text += declaration + "; Use(&" + name + ");\n";
  }
  text += "return 0; }\n";
  Project project;
  project.containers.push_back({"host.cpp", text});
  VirtualFile file;
  file.name = "host.cpp";
  file.role = FileRole::kHostOperator;
  file.text = text;
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
  project.files.push_back(file);
  UnitRequest request;
  request.project = &project;
  request.half = Half::kHost;
  request.main_file = 0;
  request.flags = {"-std=c++17"};
  request.lower = true;
  request.entries = {"assay_host_main"};
  static Frontend frontend(FrontendDialect{});
  const UnitResult unit = frontend.Parse(request);
  EXPECT_TRUE(unit.parsed && unit.module) << (unit.ast.errors.empty() ? "" : unit.ast.errors[0].message);
  std::vector<std::string> names;
  if (!unit.module) return names;
  for (std::size_t place : unit.module->unset) {
    const SourceRange& range = unit.module->locations.at(place).range;
    names.push_back(text.substr(range.begin, range.end - range.begin));
  }
  std::sort(names.begin(), names.end());
  return names;
}

using Names = std::vector<std::string>;

TEST(UnsetVariables, ScalarsArraysAndPlainStructsAreFilled) {
  EXPECT_EQ(Filled("struct Plain { int n; int m; };", "int one; long some[4]; Plain plain; std::array<int, 3> fixed;"),
            (Names{"fixed", "one", "plain", "some"}));
}

TEST(UnsetVariables, ClassesThatSetEveryMemberAreNot) {
  EXPECT_EQ(Filled("struct Base { virtual ~Base(); char tag = 0; };\n"
                   "struct Whole : Base { Whole() {} int n = 0; std::vector<int> list; std::string name; };\n"
                   "struct Outer { Whole inner[2]; double scale = 1; };",
                   "Whole whole; Outer outer; Whole several[3]; std::vector<int> list; std::string text;"),
            Names{});
}

TEST(UnsetVariables, OneMemberWithoutAValueIsEnough) {
  EXPECT_EQ(Filled("struct Half { Half() {} int set = 0; int open; };\n"
                   "struct Derived : Half { int n = 0; };\n"
                   "struct Holder { std::string name; Half half; };\n"
                   "union Either { int i; float f; };",
                   "Half half; Derived derived; Holder holder; Either either;"),
            (Names{"derived", "either", "half", "holder"}));
}

}  // namespace
}  // namespace assay
