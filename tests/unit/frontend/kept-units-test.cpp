// Units of a checkout are parsed again once one of their inputs has changed, and only then.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "analyzer/frontend/frontend.h"
#include "analyzer/source/checkout.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using Way = UnitResult::Way;

class KeptUnits : public testing::Test {
 protected:
  KeptUnits() : frontend_(Dialect()) {}

  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "kept-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    top_ = fs::canonical(name);
    Write("lib/.git", "gitdir: elsewhere\n");
    Write("lib/near/unit/half/unit.cpp", "");
    Write("lib/near/inc/other.h", "int Other();\n");
    Write("lib/inc/shared.h",
          "#pragma once\nstruct Shared { static constexpr int size_of_it = 3; };\nREMEMBER(shared)\n");
  }
  void TearDown() override { fs::remove_all(top_); }

  static FrontendDialect Dialect() {
    FrontendDialect dialect;
    dialect.watched_macros = {"REMEMBER"};
    dialect.constant_suffix = "_of_it";
    return dialect;
  }

  // Long ago: a file that has just changed may change again with the same time.
  void Write(const std::string& name, const std::string& text, int seconds_ago = 60) const {
    fs::create_directories((top_ / name).parent_path());
    std::ofstream(top_ / name, std::ios::binary) << text;
    fs::last_write_time(top_ / name, fs::file_time_type::clock::now() - std::chrono::seconds(seconds_ago));
  }

  UnitResult Parse(const std::string& text, const std::vector<std::string>& leading = {}) {
    Project project;
    VirtualFile file;
    file.name = "half/unit.cpp";
    file.role = FileRole::kHostOperator;
    file.text = text;
    project.files.push_back(file);
    project.checkout = source::Checkout::Around(
        (top_ / "lib/near/unit").string(),
        {.halves = {"half"}, .own = {}, .above = {"inc"}, .base_at = {}, .of_base = {}, .base_installed_as = ""});
    UnitRequest request;
    request.project = &project;
    request.half = Half::kHost;
    request.main_file = 0;
    request.flags = {"-std=c++17", "-DREMEMBER(name)="};
    for (const auto& folder : project.checkout->folders()) request.include_dirs.push_back(folder.path);
    request.leading = leading;
    return frontend_.Parse(request);
  }

  Frontend frontend_;
  fs::path top_;
};

constexpr const char* kUnit = "#include \"shared.h\"\nint Twice() { return 2 * Shared::size_of_it; }\n";

TEST_F(KeptUnits, AsLongAsNothingChanges) {
  const UnitResult first = Parse(kUnit);
  EXPECT_EQ(first.way, Way::kWhole);
  EXPECT_TRUE(first.parsed);
  const UnitResult second = Parse(kUnit);
  EXPECT_EQ(second.way, Way::kKnown);
  ASSERT_EQ(second.ast.functions.size(), 1u);
  EXPECT_EQ(second.ast.functions[0].name, "Twice");
  EXPECT_EQ(second.ast.macros.size(), first.ast.macros.size());
}

TEST_F(KeptUnits, AHeaderThatIsReadDecides) {
  EXPECT_TRUE(Parse(kUnit).parsed);
  Write("lib/near/inc/other.h", "long Other();\n", 30);
  EXPECT_EQ(Parse(kUnit).way, Way::kKnown);
  Write("lib/inc/shared.h", "struct Shared {};\n", 30);
  const UnitResult changed = Parse(kUnit);
  EXPECT_EQ(changed.way, Way::kWhole);
  EXPECT_FALSE(changed.parsed);
  EXPECT_EQ(changed.ast.errors.size(), 1u);
}

TEST_F(KeptUnits, AHeaderThatComesBeforeTheOtherDecides) {
  EXPECT_TRUE(Parse(kUnit).parsed);
  Write("lib/near/inc/shared.h", "struct Nearer {};\n");
  const UnitResult changed = Parse(kUnit);
  EXPECT_EQ(changed.way, Way::kWhole);
  EXPECT_FALSE(changed.parsed);
}

TEST_F(KeptUnits, ItsOwnTextDecides) {
  EXPECT_TRUE(Parse(kUnit).parsed);
  EXPECT_FALSE(Parse("#include \"shared.h\"\nint Twice() { return 2 * Shared::size_of_them; }\n").parsed);
  EXPECT_EQ(Parse(kUnit).way, Way::kKnown);
}

TEST_F(KeptUnits, WhatHasJustChangedIsReadAgain) {
  Write("lib/inc/shared.h", "struct Shared { static constexpr int size_of_it = 4; };\n", 0);
  EXPECT_EQ(Parse(kUnit).way, Way::kWhole);
  EXPECT_EQ(Parse(kUnit).way, Way::kWhole);
}

TEST_F(KeptUnits, BehindAPrefixThereIsWhatTheWholeTextHas) {
  const UnitResult whole = Parse(kUnit);
  const auto with_line = [](int n) { return std::string(kUnit) + "// " + std::to_string(n) + "\n"; };
  EXPECT_EQ(Parse(with_line(1), {"shared.h"}).way, Way::kWhole);
  const UnitResult behind = Parse(with_line(2), {"shared.h"});
  EXPECT_EQ(behind.way, Way::kBehindPrefix);
  EXPECT_TRUE(behind.parsed);
  ASSERT_EQ(whole.ast.macros.size(), 1u);
  ASSERT_EQ(behind.ast.macros.size(), 1u);
  EXPECT_EQ(behind.ast.macros[0].args, whole.ast.macros[0].args);
  ASSERT_EQ(whole.ast.constants.size(), 1u);
  ASSERT_EQ(behind.ast.constants.size(), 1u);
  EXPECT_EQ(behind.ast.constants[0].value, 3);
  EXPECT_EQ(behind.ast.includes.size(), 1u);
  ASSERT_EQ(behind.ast.functions.size(), 1u);
  EXPECT_EQ(behind.ast.functions[0].name, "Twice");

  Write("lib/inc/shared.h", "struct Shared {};\n", 30);
  const UnitResult changed = Parse(with_line(3), {"shared.h"});
  EXPECT_FALSE(changed.parsed);
  EXPECT_EQ(changed.ast.errors.size(), 1u);
}

TEST_F(KeptUnits, APrefixThatDoesNotCompileIsNone) {
  Write("lib/inc/broken.h", "struct Broken { Missing m; };\n");
  const std::string text = "struct Missing {};\n#include \"broken.h\"\n";
  for (int i = 0; i < 3; ++i) {
    const UnitResult unit = Parse(text + "// " + std::to_string(i) + "\n", {"broken.h"});
    EXPECT_EQ(unit.way, Way::kWhole);
    EXPECT_TRUE(unit.parsed);
  }
}

TEST_F(KeptUnits, AHeaderThatIsReadEachTimeIsNotReadAhead) {
  Write("lib/inc/again.h", "#ifndef AGAIN\n#define AGAIN 1\n#else\n#define COUNTED 1\n#endif\n");
  const std::string text = "#include \"again.h\"\n#ifdef COUNTED\n#error twice\n#endif\n";
  for (int i = 0; i < 3; ++i) {
    const UnitResult unit = Parse(text + "// " + std::to_string(i) + "\n", {"again.h"});
    EXPECT_EQ(unit.way, Way::kWhole);
    EXPECT_TRUE(unit.parsed);
  }
}

TEST_F(KeptUnits, AFileIsOneUnderAllItsPaths) {
  const std::string header = "#pragma once\nstruct Once {};\n";
  Write("lib/near/unit/half/once.h", header);
  Project project;
  const auto add = [&](const std::string& name, const std::string& text) {
    VirtualFile file;
    file.name = name;
    file.role = FileRole::kHostOperator;
    file.text = text;
    file.container = static_cast<int>(project.containers.size());
    project.containers.push_back({(top_ / "lib/near/unit" / name).string(), text});
    project.files.push_back(file);
  };
  add("half/unit.cpp", "#include \"once.h\"\n#include \"near/unit/half/once.h\"\nOnce once;\n");
  // The editor's version, not the saved one.
  add("half/once.h", header + "int unsaved;\n");
  project.checkout = source::Checkout::Around(
      (top_ / "lib/near/unit").string(),
      {.halves = {"half"}, .own = {}, .above = {""}, .base_at = {}, .of_base = {}, .base_installed_as = ""});
  UnitRequest request;
  request.project = &project;
  request.half = Half::kHost;
  request.main_file = 0;
  request.include_dirs = {(top_ / "lib").string()};
  const UnitResult unit = frontend_.Parse(request);
  EXPECT_TRUE(unit.parsed);
  EXPECT_EQ(unit.ast.includes.size(), 2u);
  project.files[0].text = "#include \"near/unit/half/once.h\"\nint after = unsaved;\n";
  EXPECT_TRUE(frontend_.Parse(request).parsed);
}

TEST_F(KeptUnits, WhatIsWrongIsSaidOfTheWholeText) {
  for (int i = 0; i < 3; ++i) {
    const UnitResult unit =
        Parse("#include \"shared.h\"\nint Wrong() { return nothing; }\n// " + std::to_string(i) + "\n", {"shared.h"});
    EXPECT_EQ(unit.way, Way::kWhole);
    EXPECT_EQ(unit.ast.errors.size(), 1u);
  }
}

}  // namespace
}  // namespace assay
