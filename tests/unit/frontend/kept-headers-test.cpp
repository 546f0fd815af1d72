// Headers that are precompiled for the next process: made once, found by all that they follow from, and never in the
// way.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "analyzer/frontend/kept-headers.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

class KeptHeadersTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "headers-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    top_ = name;
    std::ofstream(top_ / "model.h") << "#pragma once\ninline int Twice(int value) { return 2 * value; }\n";
    request_.system_dirs = {top_.string()};
    request_.prelude = "#include <model.h>\n";
  }
  void TearDown() override { fs::remove_all(top_); }

  std::string Folder() const { return (top_ / "kept").string(); }
  KeptHeaders Kept(const std::string& version = "1") const { return KeptHeaders(Folder(), version); }

  std::size_t Files(const std::string& end) const {
    std::size_t count = 0;
    if (!fs::exists(Folder())) return 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(Folder()))
      count += entry.path().string().ends_with(end) ? 1 : 0;
    return count;
  }

  // Whether the header is loaded, and a unit that calls what it declares parses behind it.
  bool Parses(const std::string& header) const {
    Project project;
    project.files.push_back({.name = "main.cpp", .text = "int Four() { return Twice(2); }\n"});
    UnitRequest unit = request_;
    unit.prelude.clear();
    unit.project = &project;
    unit.main_file = 0;
    unit.precompiled = header;
    const UnitResult result = Frontend(FrontendDialect()).Parse(unit);
    return result.precompiled_loaded && result.parsed;
  }

  fs::path top_;
  UnitRequest request_;
};

TEST_F(KeptHeadersTest, WhatIsMadeIsFoundAndTakesThePlaceOfTheText) {
  EXPECT_EQ(Kept().Find(request_), "");
  Kept().Make({request_}, 2, true);
  const std::string header = Kept().Find(request_);
  ASSERT_NE(header, "");
  EXPECT_TRUE(Parses(header));
  EXPECT_EQ(Files(".lock"), 0u);
}

TEST_F(KeptHeadersTest, OtherTextsFlagsAndVersionsAreOtherHeaders) {
  Kept().Make({request_}, 1, true);
  UnitRequest text = request_, flags = request_;
  text.prelude += "int other;\n";
  flags.flags = {"-DOTHER"};
  EXPECT_EQ(Kept().Find(text), "");
  EXPECT_EQ(Kept().Find(flags), "");
  EXPECT_EQ(Kept("2").Find(request_), "");
  Kept().Make({request_, text, flags}, 2, true);
  EXPECT_EQ(Files(".pch"), 3u);
}

TEST_F(KeptHeadersTest, OneInputAloneAsksTwice) {
  Kept().Make({request_}, 1, false);
  EXPECT_EQ(Kept().Find(request_), "");
  Kept().Make({request_}, 1, false);
  EXPECT_NE(Kept().Find(request_), "");
}

TEST_F(KeptHeadersTest, WhatCannotBeMadeIsNotThere) {
  request_.prelude = "#include <nowhere.h>\n";
  Kept().Make({request_}, 1, true);
  EXPECT_EQ(Kept().Find(request_), "");
  EXPECT_EQ(Files(".pch") + Files(".pch.h") + Files(".lock"), 0u);
  KeptHeaders("/proc/none", "1").Make({request_}, 1, true);
  EXPECT_EQ(KeptHeaders("/proc/none", "1").Find(request_), "");
  EXPECT_EQ(KeptHeaders("", "1").Find(request_), "");
}

TEST_F(KeptHeadersTest, ADamagedOneIsNotLoaded) {
  Kept().Make({request_}, 1, true);
  const std::string header = Kept().Find(request_);
  ASSERT_NE(header, "");
  fs::resize_file(header, fs::file_size(header) / 2);
  EXPECT_FALSE(Parses(header));
}

TEST_F(KeptHeadersTest, OneOfATextThatHasChangedIsNotLoaded) {
  Kept().Make({request_}, 1, true);
  const std::string header = Kept().Find(request_);
  ASSERT_TRUE(Parses(header));
  std::ofstream(top_ / "model.h", std::ios::app) << "int other;\n";
  EXPECT_FALSE(Parses(header));
}

TEST_F(KeptHeadersTest, TheOldestGoWhereThereIsNoRoom) {
  UnitRequest other = request_;
  other.prelude += "int other;\n";
  const KeptHeaders small(Folder(), "1", 1);
  small.Make({request_, other}, 1, true);
  EXPECT_EQ(Files(".pch"), 0u);
  Kept().Make({request_, other}, 1, true);
  EXPECT_EQ(Files(".pch"), 2u);
}

}  // namespace
}  // namespace assay
