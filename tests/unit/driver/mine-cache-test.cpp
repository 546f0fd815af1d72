// Cached entries of `mine`: the dataset is the same with and without them, whichever of them exist.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <new>
#include <string>
#include <vector>

#include "analyzer/facts/cut-short.h"
#include "driver/cache/cache.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

// Every file of a dataset but the journal, by name.
std::map<std::string, std::string> DatasetIn(const std::string& folder) {
  std::map<std::string, std::string> out;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    out[entry.path().filename().string()] = std::string(std::istreambuf_iterator<char>(in), {});
  }
  return out;
}

class MineKept : public testing::Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    void* page = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(page, MAP_FAILED);
    analyses_ = new (page) std::atomic<int>(0);
    services_.make_analyze = [count = analyses_](const std::string&) -> AnalyzeFn {
      return [count](Project project, const AnalyzeOptions& options, const OnPartial& partial, const OnStage& stage) {
        ++*count;
        const std::string text = project.files[0].text;
        if (text.find("too slow") != std::string::npos) NoteCutShort("a run took more than its 4 s of processor time");
        Report report = testing::FakeAnalyze(std::move(project), options, partial, stage);
        if (text.find("unreadable") != std::string::npos) report.errors.push_back({"", "cannot look"});
        return report;
      };
    };
    for (int i = 0; i < 8; ++i) {
      files_.push_back("k" + std::to_string(i) + ".cpp");
      Write(files_.back(),
            "int f" + std::string(static_cast<std::size_t>(i + 1), 'x') + "() { fixable(); error(); }\n");
    }
  }
  void TearDown() override {
    munmap(analyses_, 4096);
    Cli::TearDown();
  }

  // The number of analyses.
  int Mine(std::vector<std::string> inputs, const std::string& to,
           std::vector<std::string> more = {"--cache", "kept"}) {
    const int before = *analyses_;
    inputs.insert(inputs.begin(), "mine");
    inputs.insert(inputs.end(), {"--allow-unshown", "-o", to});
    inputs.insert(inputs.end(), more.begin(), more.end());
    code_ = Run(inputs);
    return *analyses_ - before;
  }
  static std::uint64_t KeptResults() {
    std::string problem;
    const auto cache = Cache::Open({"kept"}, problem);
    return cache == nullptr ? 0 : cache->Count()->results;
  }

  std::atomic<int>* analyses_ = nullptr;
  std::vector<std::string> files_;
  int code_ = 0;
};

TEST_F(MineKept, TheDatasetIsTheSameAndNothingIsAnalysedTwice) {
  const int all = Mine(files_, "plain", {});
  EXPECT_EQ(code_, kClean) << err_;
  EXPECT_FALSE(fs::exists("kept"));
  EXPECT_EQ(Mine(files_, "cold"), all);
  EXPECT_EQ(KeptResults(), files_.size());
  EXPECT_EQ(Mine(files_, "warm"), 0);
  EXPECT_EQ(code_, kClean) << err_;
  EXPECT_EQ(Mine(files_, "four", {"--cache", "kept", "-j4"}), 0);
  ASSERT_EQ(setenv("ASSAY_CACHE", "kept", 1), 0);
  EXPECT_EQ(Mine(files_, "named", {}), 0);
  EXPECT_EQ(Mine(files_, "anew", {"--no-cache"}), all);
  unsetenv("ASSAY_CACHE");
  for (const char* folder : {"cold", "warm", "four", "named", "anew"})
    EXPECT_EQ(DatasetIn(folder), DatasetIn("plain")) << folder;
}

TEST_F(MineKept, SomeOfThemAreEnough) {
  const int all = Mine(files_, "plain", {});
  // The first, the last, and some between.
  for (const std::size_t i : {0u, 3u, 4u, 7u}) Mine({files_[i]}, "part" + std::to_string(i));
  EXPECT_EQ(Mine(files_, "half", {"--cache", "kept", "-j3"}), all / 2);
  EXPECT_EQ(DatasetIn("half"), DatasetIn("plain"));
}

TEST_F(MineKept, WhatAnEntryFollowsFromIsInItsKey) {
  const int all = Mine(files_, "first");
  EXPECT_EQ(Mine(files_, "licence", {"--cache", "kept", "--license", "MIT"}), all);
  EXPECT_EQ(Mine(files_, "chip", {"--cache", "kept", "--soc", "ascend310p"}), all);
  EXPECT_EQ(Mine(files_, "group", {"--cache", "kept", "--group", "g"}), all);
  EXPECT_EQ(Mine(files_, "lint", {"--cache", "kept", "--level", "lint"}), all);
  EXPECT_EQ(Mine(files_, "defines", {"--cache", "kept", "-D", "N=1"}), all);
  Write("bench/other.txt", "one two three four five six seven eight nine ten");
  EXPECT_EQ(Mine(files_, "bench", {"--cache", "kept", "--benchmark", "bench"}), all);
  Write("bench/other.txt", "one two three four five six seven eight nine eleven");
  EXPECT_EQ(Mine(files_, "bench2", {"--cache", "kept", "--benchmark", "bench"}), all);
  Write("labels.tsv", "path\tcorrect\tcompiled\nk0.cpp\tfalse\ttrue\n");
  EXPECT_EQ(Mine(files_, "labels", {"--cache", "kept", "--labels", "labels.tsv"}), all / 8);
  // An option that only chooses among records is not part of the key.
  EXPECT_EQ(Mine(files_, "dpo", {"--cache", "kept", "--form", "dpo"}), 0);
  Write(files_[2], "int other() { fixable(); error(); }\n");
  EXPECT_GT(Mine(files_, "changed"), 0);
  Mine(files_, "changed-plain", {});
  EXPECT_EQ(DatasetIn("changed"), DatasetIn("changed-plain"));
}

TEST_F(MineKept, WhatDidNotComeToItsEndIsNot) {
  Write("crash.cpp", "fixable error crash");
  Write("slow.cpp", "fixable error too slow");
  Write("broken.cpp", "fixable error unreadable");
  Write("hang.cpp", "fixable error hang");
  const std::vector<std::string> inputs = {"crash.cpp", "slow.cpp", files_[0], "broken.cpp", "hang.cpp"};
  Mine(inputs, "plain", {"--timeout", "3"});
  Mine(inputs, "cold", {"--cache", "kept", "--timeout", "3"});
  EXPECT_EQ(KeptResults(), 1u);
  EXPECT_GE(Mine(inputs, "warm", {"--cache", "kept", "--timeout", "3"}), 4);
  EXPECT_EQ(code_, kNotAnalysed);
  EXPECT_EQ(KeptResults(), 1u);
  EXPECT_EQ(DatasetIn("cold"), DatasetIn("plain"));
  EXPECT_EQ(DatasetIn("warm"), DatasetIn("plain"));
}

TEST_F(MineKept, ShardsShareThemAtOnce) {
  Mine(files_, "plain", {});
  for (const char* turn : {"cold", "warm"}) {
    std::vector<pid_t> children;
    for (const char* shard : {"1/2", "2/2"}) {
      const pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        Mine(files_, turn, {"--cache", "kept", "--shard", shard});
        _exit(code_);
      }
      children.push_back(child);
    }
    for (const pid_t child : children) {
      int status = -1;
      waitpid(child, &status, 0);
      EXPECT_EQ(status, 0);
    }
    const int before = *analyses_;
    ASSERT_EQ(Run({"mine", "merge", turn, "-o", std::string(turn) + "-whole"}), kClean) << err_;
    EXPECT_EQ(*analyses_, before);
    EXPECT_EQ(DatasetIn(std::string(turn) + "-whole"), DatasetIn("plain")) << turn;
  }
  EXPECT_EQ(KeptResults(), files_.size());
  EXPECT_EQ(Mine(files_, "after"), 0);
}

TEST_F(MineKept, ADamagedFileIsMadeAnewAndAnEvictedEntryIsMadeAgain) {
  const int all = Mine(files_, "plain", {});
  std::ofstream("kept") << std::string(5000, 'z');
  EXPECT_EQ(Mine(files_, "cold"), all);
  EXPECT_EQ(Mine(files_, "warm"), 0);
  // An entry that is found but cannot be read any more.
  std::fstream bytes("kept", std::ios::binary | std::ios::in | std::ios::out);
  std::string text((std::istreambuf_iterator<char>(bytes)), {});
  const std::size_t at = text.find("int fxxx()");
  ASSERT_NE(at, text.npos);
  bytes.clear();
  bytes.seekp(static_cast<std::streamoff>(at));
  bytes.put('j');
  bytes.close();
  EXPECT_EQ(Mine(files_, "again"), all / 8);
  for (const char* folder : {"cold", "warm", "again"}) EXPECT_EQ(DatasetIn(folder), DatasetIn("plain")) << folder;
}

}  // namespace
}  // namespace assay
