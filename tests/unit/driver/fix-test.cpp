// Fixes in `check` and `fix`: tried before they are offered, written back only where the input was.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "driver/length-prefixed.h"
#include "driver/write-back.h"
#include "tests/unit/driver/cli-fixture.h"
#include "tests/unit/report/schema.h"

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

TEST_F(Cli, ReadingIsTheFirstStageAndPartOfTheTotal) {
  const auto load = services_.load_path;
  services_.load_path = [load](const std::string& path) {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    return load(path);
  };
  Write("a.cpp", "fine");
  // `prove` and `simulate` need a run, which these services have not.
  for (const char* format : {"json", "jsonl"}) {
    Run({"check", std::string("--format=") + format, "a.cpp"});
    const json times = json::parse(out_)["timing_ms"];
    EXPECT_GE(times["read"], 30) << format;
    EXPECT_NEAR(times["total"], 1 + times["read"].get<double>(), 0.01) << format;
  }
  Run({"check", "--timing", "a.cpp"});
  EXPECT_NE(out_.find(" ms (read "), std::string::npos) << out_;
  // Also where the analysis does not end.
  Write("hang.cpp", "hang");
  Run({"check", "--format=json", "--timeout=0.3", "hang.cpp"});
  EXPECT_GE(json::parse(out_)["timing_ms"]["total"], 30) << out_;
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
  EXPECT_EQ(err_,
            "would fix: a.cpp:1: take it out [test/error]\n"
            "a.cpp: would fix 1 finding, 0 errors left; --in-place writes it\n");
  EXPECT_EQ(Contents("a.cpp"), "one\nfixable error\n");
}

TEST_F(Cli, FixAsJson) {
  Write("a.cpp", "fixable error\n");
  Write("b.cpp", "no more\n");
  EXPECT_EQ(Run({"fix", "--format=json", "a.cpp"}), kClean);
  const json document = json::parse(out_);
  EXPECT_EQ(document["path"], "a.cpp");
  EXPECT_EQ(document["before"]["builds"], "yes");
  EXPECT_EQ(document["checked"], json({"parse", "rules"}));
  ASSERT_EQ(document["steps"].size(), 1u);
  EXPECT_EQ(document["steps"][0]["rule"], "test/error");
  EXPECT_EQ(document["steps"][0]["safety"], "safe");
  EXPECT_EQ(document["steps"][0]["round"], 1);
  EXPECT_NE(document["files"][0]["diff"].get<std::string>().find("+fixable fine"), std::string::npos);
  EXPECT_EQ(document["exhausted"], false);
  testing::Schema schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/fix.schema.json");
  EXPECT_EQ(schema.Check(document), std::vector<std::string>{});
  EXPECT_EQ(Run({"fix", "--format=json", "a.cpp", "b.cpp"}), kClean);
  EXPECT_EQ(json::parse(out_).size(), 2u);
  fs::create_symlink("nowhere", "missing.cpp");
  EXPECT_EQ(Run({"fix", "--format=jsonl", "a.cpp", "missing.cpp"}), kNotAnalysed);
  const std::string last = out_.substr(out_.find('\n') + 1);
  EXPECT_TRUE(json::parse(last)["after"].is_null());
  EXPECT_EQ(schema.Check(json::parse(last)), std::vector<std::string>{});
  EXPECT_EQ(json::parse(last)["errors"][0]["path"], "missing.cpp");
}

TEST_F(Cli, FixPrintsItsPlan) {
  Write("a.cpp", "fixable error\n");
  EXPECT_EQ(Run({"fix", "--plan", "a.cpp"}), kClean);
  EXPECT_EQ(out_,
            "a.cpp\n  round 1\n    a.cpp:1: take it out [test/error] safe\n"
            "  before: builds yes, runs skipped, values skipped, proved skipped\n"
            "  after:  builds yes, runs skipped, values skipped, proved skipped\n  checked: parse, rules\n");
  Write("b.cpp", "error\n");
  EXPECT_EQ(Run({"fix", "--plan", "b.cpp"}), kFindings);
  EXPECT_NE(out_.find("  nothing that holds\n"), std::string::npos) << out_;
  EXPECT_EQ(Run({"fix", "--plan", "--in-place", "a.cpp"}), kUsage);
}

TEST_F(Cli, TheSearchNeedsAReference) {
  Write("a.cpp", "fixable error\n");
  EXPECT_EQ(Run({"fix", "--search", "a.cpp"}), kUsage);
  EXPECT_EQ(Run({"fix", "--unsafe", "--search", "a.cpp"}), kUsage);
  EXPECT_NE(err_.find("--search needs a reference"), std::string::npos) << err_;
  EXPECT_EQ(Run({"fix", "--unsafe", "--search-runs", "5", "a.cpp"}), kUsage);
  Run({"fix", "--format=json", "--unsafe", "a.cpp"});
  EXPECT_TRUE(json::parse(out_)["search"].is_null());
  EXPECT_EQ(json::parse(out_)["steps"][0]["found_by"], "rule");
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
  EXPECT_EQ(Run({"fix", "absent.cpp"}), kUsage);
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
  EXPECT_EQ(WriteBack("in", "in/link.cpp", "new", "x"), "`in/link.cpp` is not a regular file");
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

TEST_F(Cli, KeptFixesAreThoseOfARun) {
  Write("a.cpp", "fixable error");
  Write("b.cpp", "fine");
  Write("crash.cpp", "fixable error crash");
  const std::vector<std::string> inputs = {"a.cpp", "crash.cpp", "b.cpp"};
  for (const std::vector<std::string>& how :
       {std::vector<std::string>{}, {"--plan"}, {"--format", "jsonl"}, {"--format", "json"}, {"--unsafe"}}) {
    std::vector<std::string> plain = {"fix"};
    plain.insert(plain.end(), inputs.begin(), inputs.end());
    plain.insert(plain.end(), how.begin(), how.end());
    const int code = Run(plain);
    const std::string out = out_, err = err_;
    std::vector<std::string> with = plain;
    with.insert(with.end(), {"--cache", "kept.db"});
    for (int i = 0; i < 2; ++i) {
      EXPECT_EQ(Run(with), code);
      EXPECT_EQ(out_, out);
      EXPECT_EQ(err_, err);
    }
  }
  // The cached result is used: nothing is analysed again.
  const auto fix = services_.fix;
  services_.fix = [](Project, const FixOptions&, const AnalyzeFn&) -> FixRun { std::abort(); };
  Run({"fix", "a.cpp", "--cache", "kept.db"});
  EXPECT_NE(out_.find("+fixable fine"), std::string::npos) << out_ << err_;
  Run({"fix", "a.cpp"});
  EXPECT_EQ(out_.find("+fixable fine"), std::string::npos);
  services_.fix = fix;
  // Another text, and another rule of the run, are other queries.
  Write("a.cpp", "fixable error 2");
  Run({"fix", "a.cpp", "--cache", "kept.db"});
  EXPECT_NE(out_.find("+fixable fine 2"), std::string::npos) << out_;
}

}  // namespace
}  // namespace assay
