// Fixes in `check` and `fix`: tried before they are offered, written back only where the input was.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "analyzer/driver/pack.h"
#include "analyzer/driver/write-back.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::Cli;

std::string Contents(const std::string& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST_F(Cli, ChecksOffersFixesThatWereTried) {
  Write("a.cpp", "fixable error");
  Run({"check", "--format=json", "a.cpp"});
  EXPECT_EQ(json::parse(out_)["findings"][0]["fixes"][0]["verified"], true);
  EXPECT_TRUE(json::parse(out_)["timing_ms"].contains("recheck"));
  Run({"check", "--format=json", "--level=lint", "a.cpp"});
  EXPECT_FALSE(json::parse(out_)["timing_ms"].contains("recheck"));
  Run({"check", "--format=json", "--level=lint", "--recheck", "a.cpp"});
  EXPECT_TRUE(json::parse(out_)["timing_ms"].contains("recheck"));
  Run({"check", "--format=json", "--no-recheck", "a.cpp"});
  EXPECT_EQ(json::parse(out_)["findings"][0]["fixes"][0]["verified"], false);
  Run({"check", "--format=full", "--no-recheck", "a.cpp"});
  EXPECT_NE(out_.find("fix: safe, not re-checked\n"), std::string::npos) << out_;
}

TEST_F(Cli, ARecheckThatDiesCostsTheFixesOnly) {
  Write("a.cpp", "fixable note recheck dies");
  EXPECT_EQ(Run({"check", "--format=json", "a.cpp"}), kClean);
  const json document = json::parse(out_);
  EXPECT_EQ(document["errors"].size(), 0u);
  EXPECT_EQ(document["findings"].size(), 1u);
  EXPECT_EQ(document["findings"][0]["fixes"].size(), 0u);
  EXPECT_EQ(document["undecided"][0]["what"], "fixes");
  EXPECT_EQ(document["verdict"]["builds"], "yes");
}

TEST_F(Cli, FixPrintsADiffAndChangesNothing) {
  Write("a.cpp", "one\nfixable error\n");
  EXPECT_EQ(Run({"fix", "a.cpp"}), kClean);
  EXPECT_EQ(out_, "--- a/a.cpp\n+++ b/a.cpp\n@@ -1,2 +1,2 @@\n one\n-fixable error\n+fixable fine\n");
  EXPECT_EQ(err_, "fixed: a.cpp:1: take it out [test/error]\na.cpp: 1 finding fixed, 0 errors left\n");
  EXPECT_EQ(Contents("a.cpp"), "one\nfixable error\n");
}

TEST_F(Cli, FixInPlace) {
  Write("a.cpp", "fixable error\n");
  chmod("a.cpp", 0640);
  EXPECT_EQ(Run({"fix", "--in-place", "a.cpp"}), kClean);
  EXPECT_EQ(out_, "");
  EXPECT_EQ(Contents("a.cpp"), "fixable fine\n");
  struct stat status{};
  stat("a.cpp", &status);
  EXPECT_EQ(status.st_mode & 0777u, 0640u);
}

TEST_F(Cli, FixExitCodes) {
  Write("left.cpp", "error");
  Write("crash.cpp", "crash");
  EXPECT_EQ(Run({"fix", "left.cpp"}), kFindings);
  EXPECT_EQ(Run({"fix", "crash.cpp"}), kNotAnalysed);
  EXPECT_NE(err_.find("crash.cpp: not analysed: analysis worker crashed: SIGABRT while fixing"), std::string::npos)
      << err_;
  EXPECT_EQ(Run({"fix", "absent.cpp"}), kNotAnalysed);
  EXPECT_EQ(Run({"fix", "-", "--in-place"}), kUsage);
  EXPECT_EQ(Run({"fix", "--diff", "--in-place", "left.cpp"}), kUsage);
}

TEST_F(Cli, AWorkerCannotMakeTheParentWriteElsewhere) {
  Write("in/a.cpp", "fixable error elsewhere\n");
  Write("elsewhere.cpp", "fixable error elsewhere\n");
  fs::current_path(folder_ / "in");
  EXPECT_EQ(Run({"fix", "--in-place", "a.cpp"}), kNotAnalysed);
  fs::current_path(folder_);
  EXPECT_EQ(Contents("elsewhere.cpp"), "fixable error elsewhere\n");
}

TEST_F(Cli, WriteBackRefuses) {
  Write("in/a.cpp", "old");
  EXPECT_EQ(WriteBack("in", "in/a.cpp", "other", "new"), "`in/a.cpp` has changed meanwhile");
  EXPECT_EQ(WriteBack("in/a.cpp", "in/../in/a.cpp", "old", "new"), "");
  EXPECT_EQ(Contents("in/a.cpp"), "new");
  fs::create_symlink("a.cpp", "in/link.cpp");
  EXPECT_EQ(WriteBack("in", "in/link.cpp", "new", "x"), "`in/link.cpp` is no regular file");
  Write("in2/a.cpp", "new");
  EXPECT_EQ(WriteBack("in", "in2/a.cpp", "new", "x"), "`in2/a.cpp` lies outside of `in`");
  EXPECT_EQ(std::distance(fs::directory_iterator("in"), fs::directory_iterator()), 2);
}

TEST(Pack, AnyBytes) {
  const std::vector<std::string> parts = {"", std::string("a\0b", 3), "1:2", Pack({"x", "y"})};
  EXPECT_EQ(Unpack(Pack(parts)), parts);
  EXPECT_EQ(Unpack("3:ab"), std::nullopt);
  EXPECT_EQ(Unpack("x"), std::nullopt);
  EXPECT_EQ(Unpack("5"), std::nullopt);
}

}  // namespace
}  // namespace assay
