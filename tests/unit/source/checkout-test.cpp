// Where headers are found in a checkout, and which parts are not read.
#include "analyzer/source/checkout.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "analyzer/source/compile-commands.h"

namespace assay::source {
namespace {

namespace fs = std::filesystem;

const CheckoutLayout kLayout = {.halves = {"near", "far"},
                                .own = {"", "near"},
                                .above = {"inc", "common/inc"},
                                .base_at = {"../base"},
                                .of_base = {"include"},
                                .base_installed_as = "shared"};

class CheckoutTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "checkout-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    top_ = fs::canonical(name);
    Write("lib/.git", "gitdir: elsewhere\n");
    Write("lib/math/add/near/add.cpp", "#include \"tile.h\"\n");
  }
  void TearDown() override { fs::remove_all(top_); }

  void Write(const std::string& name, const std::string& text) const {
    fs::create_directories((top_ / name).parent_path());
    std::ofstream(top_ / name, std::ios::binary) << text;
  }
  std::string At(const std::string& name) const { return (top_ / name).string(); }
  std::shared_ptr<Checkout> Around(const std::string& name) const { return Checkout::Around(At(name), kLayout); }
  std::vector<std::string> Folders(const std::string& name) const {
    std::vector<std::string> names;
    const auto checkout = Around(name);
    if (!checkout) return names;
    for (const Checkout::Folder& folder : checkout->folders())
      names.push_back(fs::path(folder.path).lexically_relative(top_).string());
    return names;
  }

  fs::path top_;
};

TEST_F(CheckoutTest, FoldersAreThoseThatExistNearestFirst) {
  Write("lib/inc/all.h", "");
  Write("lib/math/common/inc/some.h", "");
  Write("base/include/base.h", "");
  const std::vector<std::string> expected = {"lib/math/add", "lib/math/add/near", "lib/math/common/inc", "lib/inc",
                                             "base/include"};
  EXPECT_EQ(Folders("lib/math/add"), expected);
  EXPECT_EQ(Folders("lib/math/add/near/add.cpp"), expected);
}

TEST_F(CheckoutTest, OutsideOfARepositoryThereIsNone) {
  Write("plain/add/near/add.cpp", "");
  EXPECT_EQ(Around("plain/add"), nullptr);
  EXPECT_EQ(Around("absent"), nullptr);
  Write("plain/CMakeLists.txt", "");
  EXPECT_EQ(Around("plain/add"), nullptr);
  Write("plain/build.sh", "");
  ASSERT_NE(Around("plain/add"), nullptr);
  EXPECT_EQ(Around("plain/add")->marker(), "CMakeLists.txt and build.sh");
}

TEST_F(CheckoutTest, AHeaderThatNamesAWord) {
  Write("lib/math/add/near/own.h", "int own_only();\n");
  Write("lib/inc/other.h", "int Shared(int);\nint Longer();\n");
  Write("lib/inc/other.cpp", "int in_source();\n");
  const auto checkout = Around("lib/math/add");
  ASSERT_NE(checkout, nullptr);
  EXPECT_EQ(checkout->HeaderNaming("Shared"), At("lib/inc/other.h"));
  EXPECT_EQ(checkout->HeaderNaming("Long"), std::nullopt);
  EXPECT_EQ(checkout->HeaderNaming("own_only"), std::nullopt);
  EXPECT_EQ(checkout->HeaderNaming("in_source"), std::nullopt);
}

TEST_F(CheckoutTest, AHeaderOfANeighbourByItsText) {
  Write("lib/math/add/near/own.h", "REGISTER(Add, Own)\n");
  Write("lib/math/all/far/all.h", "REGISTER(Add, All)\n");
  Write("lib/math/all/far/all.cpp", "REGISTER(Add, All) REGISTER(Sub, All)\n");
  Write("lib/other/all/far/all.h", "REGISTER(Mul, All)\n");
  const auto checkout = Around("lib/math/add");
  ASSERT_NE(checkout, nullptr);
  EXPECT_EQ(checkout->HeaderWith("REGISTER(Add,"), At("lib/math/all/far/all.h"));
  EXPECT_EQ(checkout->HeaderWith("REGISTER(Sub,"), std::nullopt);
  EXPECT_EQ(checkout->HeaderWith("REGISTER(Mul,"), std::nullopt);
  Write("lib/math/some/near/some.h", "REGISTER(Add, Some)\n");
  EXPECT_EQ(Around("lib/math/add")->HeaderWith("REGISTER(Add,"), std::nullopt);
}

TEST_F(CheckoutTest, HeadersOfInstalledUnits) {
  Write("lib/math/concat/near/deep/tile.h", "int tile;\n");
  Write("base/near/shared.h", "");
  const auto checkout = Around("lib/math/add");
  ASSERT_NE(checkout, nullptr);
  EXPECT_EQ(checkout->Installed("concat/deep/tile.h"), At("lib/math/concat/near/deep/tile.h"));
  EXPECT_EQ(checkout->Installed("concat/deep"), At("lib/math/concat/near/deep"));
  EXPECT_EQ(checkout->InstalledFrom(At("lib/math/add/near/x/../../concat/deep/tile.h")),
            At("lib/math/concat/near/deep/tile.h"));
  EXPECT_EQ(checkout->Installed("concat/absent.h"), std::nullopt);
  EXPECT_EQ(checkout->Installed("concat/../../../../base/near/shared.h"), std::nullopt);
  EXPECT_EQ(checkout->InstalledFrom(At("lib/math/add/near/../../../../base/near/shared.h")), std::nullopt);
}

TEST_F(CheckoutTest, ASearchTakesOneFileOrSeveralThatAreEqual) {
  Write("lib/a/util/one.h", "int one;\n");
  Write("lib/a/util/two.h", "int two;\n");
  Write("lib/b/util/two.h", "int two;\n");
  Write("lib/a/util/three.h", "int three;\n");
  Write("lib/b/util/three.h", "float three;\n");
  Write("lib/tests/util/four.h", "");
  const auto checkout = Around("lib/math/add");
  ASSERT_NE(checkout, nullptr);
  EXPECT_EQ(checkout->Search("util/one.h"), At("lib/a/util/one.h"));
  EXPECT_EQ(checkout->Search("../util/one.h"), At("lib/a/util/one.h"));
  EXPECT_EQ(checkout->Search("til/one.h"), std::nullopt);
  EXPECT_EQ(checkout->Search("util/two.h"), At("lib/a/util/two.h"));
  EXPECT_EQ(checkout->Search("util/three.h"), std::nullopt);
  EXPECT_EQ(checkout->Search("util/four.h"), std::nullopt);
  const auto& last = checkout->lookups().back();
  EXPECT_EQ(last.name, "util/three.h");
  EXPECT_EQ(last.how, "2 files of that name differ");
}

TEST_F(CheckoutTest, LinksThatLeadOutsideAreNotFollowed) {
  Write("secret/key.h", "int key;\n");
  Write("lib/inc/all.h", "");
  fs::create_symlink(top_ / "secret", top_ / "lib/math/inc");
  fs::create_symlink(top_ / "secret/key.h", top_ / "lib/inc/key.h");
  const auto checkout = Around("lib/math/add");
  ASSERT_NE(checkout, nullptr);
  EXPECT_EQ(Folders("lib/math/add"), (std::vector<std::string>{"lib/math/add", "lib/math/add/near", "lib/inc"}));
  EXPECT_FALSE(checkout->Holds(At("lib/inc/key.h")));
  EXPECT_TRUE(checkout->Holds(At("lib/inc/all.h")));
  EXPECT_EQ(checkout->Search("inc/key.h"), std::nullopt);
}

TEST_F(CheckoutTest, WhatIsHiddenOrNoSourceIsNotRead) {
  Write("lib/.keys/key.h", "int key;\n");
  Write("lib/inc/settings.ini", "token = 1\n");
  Write("lib/inc/all.h", "");
  fs::create_symlink(top_ / "lib/inc/settings.ini", top_ / "lib/inc/settings.h");
  fs::create_symlink(top_ / "lib/.keys/key.h", top_ / "lib/inc/open.h");
  const auto checkout = Around("lib/math/add");
  ASSERT_NE(checkout, nullptr);
  EXPECT_TRUE(checkout->Holds(At("lib/inc/all.h")));
  EXPECT_TRUE(checkout->Holds(At("lib/inc")));
  for (const char* name :
       {"lib/.keys/key.h", "lib/.git", "lib/inc/settings.ini", "lib/inc/settings.h", "lib/inc/open.h"})
    EXPECT_FALSE(checkout->Holds(At(name))) << name;
  EXPECT_EQ(checkout->Search("keys/key.h"), std::nullopt);
}

TEST_F(CheckoutTest, ACompilationDatabaseSpeaksForTheNearestFile) {
  Write("lib/one/x.h", "");
  Write("lib/two words/y.h", "");
  Write("lib/compile_commands.json",
        "[{\"directory\": \"" + At("lib") +
            "\", \"file\": \"math/add/far/x.cpp\", \"command\": \"c++ -Ione -isystem 'two words' "
            "-I/usr/include -c x.cpp\"}, {\"directory\": \"" +
            At("lib") + "\", \"file\": \"z.cpp\", \"arguments\": [\"c++\", \"-I\", \"two\"]}]");
  EXPECT_EQ(IncludeDirsNear(At("lib/compile_commands.json"), At("lib/math/add")),
            (std::vector<std::string>{At("lib/one"), At("lib/two words"), "/usr/include"}));
  EXPECT_EQ(IncludeDirsNear(At("lib/compile_commands.json"), At("other")),
            (std::vector<std::string>{At("lib/one"), At("lib/two words"), "/usr/include"}));
  const std::vector<std::string> folders = Folders("lib/math/add");
  EXPECT_EQ(std::ranges::count(folders, "lib/two words"), 1);
  EXPECT_EQ(folders.front(), "lib/one");  // and nothing outside of the checkout
  Write("lib/compile_commands.json", "{\"no\": \"list\"");
  EXPECT_TRUE(IncludeDirsNear(At("lib/compile_commands.json"), At("lib")).empty());
}

TEST_F(CheckoutTest, TheIndexIsReadAgainOnceAFolderChanges) {
  Write("lib/inc/all.h", "");
  const auto age = [&] {
    const auto then = fs::file_time_type::clock::now() - std::chrono::seconds(60);
    for (const auto& entry : fs::recursive_directory_iterator(top_)) fs::last_write_time(entry, then);
    fs::last_write_time(top_, then);
  };
  age();
  const std::vector<CheckoutIndex::Top> tops = {{At("lib"), ""}};
  const auto first = CheckoutIndex::Of(tops, "near");
  EXPECT_EQ(first->headers.count("all.h"), 1u);
  EXPECT_EQ(first->installed.count("add"), 1u);
  EXPECT_EQ(CheckoutIndex::Of(tops, "near"), first);
  EXPECT_NE(CheckoutIndex::Of(tops, "far"), first);
  Write("lib/inc/more.h", "");
  const auto second = CheckoutIndex::Of(tops, "near");
  EXPECT_EQ(second->headers.count("more.h"), 1u);
  // A folder that has just changed may change again with the same time.
  EXPECT_NE(CheckoutIndex::Of(tops, "near"), second);
}

}  // namespace
}  // namespace assay::source
