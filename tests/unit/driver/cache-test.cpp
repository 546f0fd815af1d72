// Cached results: found again, bounded, shared by processes, and never a reason to stop.
#include "driver/cache/cache.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace assay {
namespace {

namespace fs = std::filesystem;

class Kept : public ::testing::Test {
 protected:
  Kept() {
    char name[] = "/tmp/assay-cache-XXXXXX";
    folder_ = mkdtemp(name);
  }
  ~Kept() override { fs::remove_all(folder_); }

  std::unique_ptr<Cache> Open(std::uint64_t most_bytes = 1 << 20) {
    std::string problem;
    std::unique_ptr<Cache> cache = Cache::Open({(folder_ / "deeper" / "results.db").string(), most_bytes}, problem);
    EXPECT_TRUE(cache != nullptr) << problem;
    return cache;
  }
  fs::path file() const { return folder_ / "deeper" / "results.db"; }

  fs::path folder_;
};

TEST_F(Kept, IsFoundAgainByAnotherProgram) {
  Open()->Keep("a", std::string("1\0"
                                "2",
                                3));
  const auto cache = Open();
  EXPECT_EQ(cache->Find("a"), std::string("1\0"
                                          "2",
                                          3));
  EXPECT_EQ(cache->Find("b"), std::nullopt);
  cache->Keep("a", "new");
  EXPECT_EQ(cache->Find("a"), "new");
  EXPECT_EQ(cache->Count()->results, 1u);
}

TEST_F(Kept, KeysDifferWhereAnyPartDoes) {
  EXPECT_EQ(KeyOf({"a", "b"}), KeyOf({"a", "b"}));
  EXPECT_NE(KeyOf({"a", "b"}), KeyOf({"ab", ""}));
  EXPECT_NE(KeyOf({"a", "b"}), KeyOf({"a", "b", ""}));
  EXPECT_NE(KeyOf({"1:a\n1:b"}), KeyOf({"a", "b"}));
}

TEST_F(Kept, OnlyItsOwnerReadsIt) {
  Open();
  EXPECT_EQ(fs::status(file()).permissions() & (fs::perms::group_all | fs::perms::others_all), fs::perms::none);
}

TEST_F(Kept, StaysBelowItsBound) {
  const auto cache = Open(100000);
  for (int i = 0; i < 400; ++i) cache->Keep(std::to_string(i), std::string(1000, 'x'));
  // Space is freed now and then, not with each result.
  EXPECT_LE(cache->Count()->bytes, 100000u + 64 * 1000u);
  EXPECT_GT(cache->Count()->results, 50u);
}

TEST_F(Kept, EntriesThatAreTooLargeAreNotKept) {
  const auto cache = Open(1000);
  cache->Keep("a", std::string(500, 'x'));
  EXPECT_EQ(cache->Find("a"), std::nullopt);
}

TEST_F(Kept, DamagedEntriesAreMadeAnew) {
  Open()->Keep("a", "1");
  std::ofstream(file(), std::ios::binary) << std::string(5000, 'z');
  const auto cache = Open();
  EXPECT_EQ(cache->Find("a"), std::nullopt);
  cache->Keep("a", "2");
  EXPECT_EQ(cache->Find("a"), "2");
}

TEST_F(Kept, AResultWithOtherBytesIsNone) {
  Open()->Keep("key", std::string(400, 'q'));
  std::fstream bytes(file(), std::ios::binary | std::ios::in | std::ios::out);
  const std::string all((std::istreambuf_iterator<char>(bytes)), {});
  const std::size_t at = all.find(std::string(400, 'q'));
  ASSERT_NE(at, all.npos);
  bytes.seekp(static_cast<std::streamoff>(at + 200));
  bytes.put('r');
  bytes.close();
  EXPECT_EQ(Open()->Find("key"), std::nullopt);
}

TEST_F(Kept, AnotherLayoutIsMadeAnew) {
  {
    const auto cache = Open();
    cache->Keep("a", "1");
  }
  // The version of the table is a big-endian number at byte 60 of the file.
  std::fstream bytes(file(), std::ios::binary | std::ios::in | std::ios::out);
  bytes.seekp(63);
  bytes.put(99);
  bytes.close();
  const auto cache = Open();
  EXPECT_EQ(cache->Find("a"), std::nullopt);
  cache->Keep("a", "2");
  EXPECT_EQ(Open()->Find("a"), "2");
}

TEST_F(Kept, NoPlaceIsNoCache) {
  std::string problem;
  EXPECT_EQ(Cache::Open({"/proc/no/such/folder/results.db"}, problem), nullptr);
  EXPECT_NE(problem, "");
}

// Two processes write, and one of them is killed in the middle: the other's entries are there, and the file is valid.
TEST_F(Kept, SurvivesWritersThatDie) {
  Open();
  for (int round = 0; round < 5; ++round) {
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    const pid_t child = fork();
    if (child == 0) {
      const auto cache = Open();
      for (int i = 0;; ++i) {
        cache->Keep("child " + std::to_string(i % 500), std::string(20000, 'c'));
        if (i == 20 && write(ready[1], "x", 1) != 1) _exit(1);
      }
    }
    const auto cache = Open(100 << 20);
    char byte;
    ASSERT_EQ(read(ready[0], &byte, 1), 1);
    for (int i = 0; i < 20; ++i) cache->Keep("parent " + std::to_string(i), std::to_string(round));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    cache->Keep("after", "kept");
    EXPECT_EQ(cache->Find("after"), "kept");
    for (int i = 0; i < 20; ++i) {
      const auto found = cache->Find("child " + std::to_string(i));
      if (found) {
        EXPECT_EQ(*found, std::string(20000, 'c'));
      }
    }
    close(ready[0]);
    close(ready[1]);
  }
}

// Each may find the file without its table, and only the first may make it.
TEST_F(Kept, IsMadeOnceByProcessesThatStartTogether) {
  for (int round = 0; round < 20; ++round) {
    fs::remove_all(folder_ / "deeper");
    int go[2];
    ASSERT_EQ(pipe(go), 0);
    std::vector<pid_t> children;
    for (int i = 0; i < 6; ++i) {
      const pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        close(go[1]);
        char byte;
        if (read(go[0], &byte, 1) != 0) _exit(1);
        const auto cache = Open();
        if (cache == nullptr) _exit(2);
        cache->Keep(std::to_string(i), "kept");
        _exit(cache->Find(std::to_string(i)) == "kept" ? 0 : 3);
      }
      children.push_back(child);
    }
    close(go[0]);
    close(go[1]);  // they go when the last writer is gone
    for (const pid_t child : children) {
      int status = -1;
      waitpid(child, &status, 0);
      EXPECT_EQ(status, 0) << round;
    }
    EXPECT_EQ(Open()->Count()->results, 6u) << round;
  }
}

}  // namespace
}  // namespace assay
