// Near duplicates, overlap with benchmarks, and choosing among attempts.
#include "corpus/curate/curate.h"
#include "corpus/record-maker.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "corpus/curate/minhash.h"
#include "corpus/curate/overlap.h"
#include "corpus/curate/select.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::vector<std::string> Words(int from, int to) {
  std::vector<std::string> out;
  for (int i = from; i < to; ++i) out.push_back("w" + std::to_string(i));
  return out;
}

TEST(MinHash, LikenessFollowsTheShareInCommon) {
  const Signature a = SignatureOf(Words(0, 400));
  EXPECT_EQ(Likeness(a, SignatureOf(Words(0, 400))), 1);
  EXPECT_NEAR(Likeness(a, SignatureOf(Words(100, 400))), 0.75, 0.17);
  EXPECT_LT(Likeness(a, SignatureOf(Words(400, 800))), 0.1);
  Signature read{};
  EXPECT_TRUE(SignatureFrom(SignatureText(a), read));
  EXPECT_EQ(read, a);
  EXPECT_FALSE(SignatureFrom("12", read));
}

TEST(MinHash, ClustersAreFoundedInOrder) {
  Clusters clusters;
  EXPECT_EQ(clusters.Add(SignatureOf(Words(0, 400))), 0u);
  EXPECT_EQ(clusters.Add(SignatureOf(Words(1000, 1400))), 1u);
  EXPECT_EQ(clusters.Add(SignatureOf(Words(4, 400))), 0u);
  EXPECT_EQ(clusters.size(), 2u);
}

TEST(Overlap, OneTextAtATime) {
  BenchmarkIndex index;
  EXPECT_EQ(index.Judge("int a;", "relu"), "unchecked");
  const std::string text = "a b c d e f g h i j k l m n o p q r s t";
  index.AddText(text);
  index.AddText("A B C D E F G H I J K L M N O P");
  index.AddName("LeakyReluCustom");
  EXPECT_EQ(index.Judge(text, "x"), "text");
  EXPECT_EQ(index.Judge("a b c d e f g h 1 2 3 4 5 6 7 8 9 A B C D E F G H", "x"), "none");
  EXPECT_EQ(index.Judge("1 2 3", "leakyrelu"), "name");
  EXPECT_EQ(TaskGroup("Leaky_ReLU_3Custom"), "leakyrelu");
}

Attempt Try(std::uint32_t task, std::uint32_t tokens, double speedup, bool single = false) {
  static std::uint64_t count = 0;
  return {.task = task,
          .reasoning_tokens = tokens,
          .speedup = speedup,
          .correct = speedup > 0,
          .single = single,
          .hash = ++count};
}

std::string Letters(const std::vector<Part>& parts) {
  std::string out;
  for (const Part part : parts) out += "-abcB"[static_cast<int>(part)];
  return out;
}

// Ten tasks with five attempts each, worked out by hand: tokens of reasoning, speed-up (0: wrong), single operator.
const std::vector<Attempt>& Table() {
  static const std::vector<Attempt> table = {
      // The shortest is the fastest: (a).
      Try(0, 100, 2), Try(0, 200, 1.5), Try(0, 300, 1), Try(0, 400, 0), Try(0, 500, 1.9),
      // The shortest of all five is wrong, so that it cannot be the fastest: nothing.
      Try(1, 90, 0), Try(1, 100, 2), Try(1, 200, 1), Try(1, 300, 1), Try(1, 400, 1),
      // One right attempt, and it is the shortest: (a).
      Try(2, 100, 0.8), Try(2, 200, 0), Try(2, 300, 0), Try(2, 400, 0), Try(2, 500, 0),
      // Every attempt above five, not the fastest alone; exactly five is not above it: (b) twice.
      Try(3, 100, 1), Try(3, 200, 5), Try(3, 300, 5.1), Try(3, 400, 9), Try(3, 500, 0),
      // (a) does not keep the others from (b).
      Try(4, 100, 12), Try(4, 200, 7), Try(4, 300, 0), Try(4, 400, 2), Try(4, 500, 5),
      // None is right.
      Try(5, 100, 0), Try(5, 200, 0), Try(5, 300, 0), Try(5, 400, 0), Try(5, 500, 0),
      // Two are as fast; the shorter of them is the shortest of all: (a).
      Try(6, 100, 3), Try(6, 200, 3), Try(6, 300, 1), Try(6, 400, 1), Try(6, 500, 1),
      // Single operators that neither (a) nor (b) takes: the right one with the smallest hash.
      Try(7, 100, 0, true), Try(7, 200, 1, true), Try(7, 300, 2, true), Try(7, 400, 0, true), Try(7, 500, 0, true),
      Try(8, 100, 1, true), Try(8, 200, 2, true), Try(8, 300, 0, true), Try(8, 400, 0, true), Try(8, 500, 0, true),
      // A single operator that (a) takes is not taken again.
      Try(9, 100, 2, true), Try(9, 200, 1, true), Try(9, 300, 1, true), Try(9, 400, 1, true), Try(9, 500, 1, true)};
  return table;
}

TEST(Select, ConcurAsThePaperHasItRowByRow) {
  // Of (a) and (b) there are eight; a tenth of the whole is (c): 0.1 / 0.9 * 8 = 0.9, so one.
  EXPECT_EQ(Letters(Select(Table(), Strategy::kConcur, {.single_share = 0.1})),
            "a----"
            "-----"
            "a----"
            "--bb-"
            "ab---"
            "-----"
            "a----"
            "-c---"
            "-----"
            "a----");
  // A fifth: 0.2 / 0.8 * 8 = 2.
  EXPECT_EQ(Letters(Select(Table(), Strategy::kConcur, {.single_share = 0.2})),
            "a----"
            "-----"
            "a----"
            "--bb-"
            "ab---"
            "-----"
            "a----"
            "-c---"
            "c----"
            "a----");
  EXPECT_EQ(Letters(Select(Table(), Strategy::kConcur, {.over_speedup = 8, .single_share = 0})),
            "a----"
            "-----"
            "a----"
            "---b-"
            "a----"
            "-----"
            "a----"
            "-----"
            "-----"
            "a----");
}

TEST(Select, TheShareOfThePaperGivesItsCounts) {
  std::vector<Attempt> attempts;
  for (std::uint32_t task = 0; task < 4348 + 600; ++task) {
    const bool single = task >= 4348;
    if (single) attempts.push_back(Try(task, 1, 0, true));  // so that (a) takes none of them
    attempts.push_back(Try(task, 10, 1, single));
  }
  const std::vector<Part> parts = Select(attempts, Strategy::kConcur, {});
  EXPECT_EQ(std::count(parts.begin(), parts.end(), Part::kConcise), 4348);
  EXPECT_EQ(std::count(parts.begin(), parts.end(), Part::kSingle), 544);
}

TEST(Select, BaselinesTakeTheTasksThatComeFirst) {
  // Kept: the longest right attempt of each task; of equal ones the smaller hash. Three of them.
  EXPECT_EQ(Letters(Select(Table(), Strategy::kLongest, {.most = 3})),
            "----B"
            "-----"
            "-----"
            "-----"
            "----B"
            "-----"
            "----B"
            "-----"
            "-----"
            "-----");
  // Of equal lengths the faster, of equal speeds the smaller hash: tasks 4, 6, 0 and not 2, 7, 8, 9.
  EXPECT_EQ(Letters(Select(Table(), Strategy::kShortest, {.most = 3})),
            "B----"
            "-----"
            "-----"
            "-----"
            "B----"
            "-----"
            "B----"
            "-----"
            "-----"
            "-----");
  EXPECT_EQ(Letters(Select(Table(), Strategy::kFastest, {.most = 3})),
            "-----"
            "-----"
            "-----"
            "---B-"
            "B----"
            "-----"
            "B----"
            "-----"
            "-----"
            "-----");
  const std::vector<Part> random = Select(Table(), Strategy::kRandom, {.most = 4});
  EXPECT_EQ(std::count(random.begin(), random.end(), Part::kBaseline), 4);
  for (std::size_t i = 0; i < random.size(); ++i) EXPECT_TRUE(random[i] == Part::kNone || Table()[i].correct) << i;
}

TEST(Select, WhatLacksReasoningOrTimeTakesNoPart) {
  std::vector<Attempt> attempts = {Try(0, 100, 2), Try(0, 200, 1), Try(1, 100, 2), Try(1, 50, 1)};
  attempts[0].speedup = 0;       // right, and its time is not known
  attempts[3].reasoned = false;  // else the shortest
  EXPECT_EQ(Letters(Select(attempts, Strategy::kConcur, {})), "-aa-");
  EXPECT_EQ(Letters(Select(attempts, Strategy::kShortest, {})), "-BB-");
  attempts[1].eligible = false;
  EXPECT_EQ(Letters(Select(attempts, Strategy::kConcur, {})), "--a-");
}

TEST(Select, CyclesAreAnotherSelection) {
  std::vector<Attempt> attempts = {Try(0, 10, 1), Try(0, 20, 9), Try(0, 30, 1), Try(0, 40, 1)};
  EXPECT_EQ(Letters(Select(attempts, Strategy::kConcurCycles, {})), "----");
  const std::vector<double> cycles = {100, 800, 600, 0};
  for (std::size_t i = 0; i < cycles.size(); ++i) attempts[i].cycles = cycles[i];
  EXPECT_EQ(Letters(Select(attempts, Strategy::kConcurCycles, {})), "a---");
  EXPECT_EQ(Letters(Select(attempts, Strategy::kConcur, {})), "-b--");
  EXPECT_EQ(WithSpeedOfCycles(attempts)[0].speedup, 6);
}

TEST(Select, DifficultyByThresholds) {
  std::vector<Attempt> attempts = {Try(0, 3000, 1), Try(0, 4998, 0), Try(1, 4000, 1), Try(2, 8500, 1),
                                   Try(3, 8501, 1), Try(4, 1, 1),    Try(3, 8500, 1)};
  attempts[5].reasoned = false;
  const Difficulty difficulty = DifficultyOf(attempts, 4000, 8500);
  EXPECT_EQ(difficulty.average[0], 3999);
  EXPECT_EQ(difficulty.Of(0), "easy");
  EXPECT_EQ(difficulty.Of(1), "medium");
  EXPECT_EQ(difficulty.Of(2), "medium");
  EXPECT_EQ(difficulty.Of(3), "hard");
  EXPECT_EQ(difficulty.Of(4), "unknown");
}

class CurateFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("assay-curate-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::vector<json> Rows(const std::string& strategy) const {
    std::vector<json> out;
    for (const std::string split : {"train", "validation", "test"}) {
      std::ifstream in(folder_ / "out" / (strategy + "-" + split + "-00000.jsonl"));
      for (std::string line; std::getline(in, line);) out.push_back(json::parse(line));
    }
    return out;
  }
  fs::path folder_;
};

TEST_F(CurateFiles, RowsAreCopiedWithTheirReasons) {
  const std::string path = (folder_ / "in.jsonl").string();
  std::ofstream(path)
      << R"({"task":"relu","reasoning":"short","time":2,"eager_time":8,"code":"Relu(y, x, n);","extra":1})" << "\n"
      << R"({"task":"relu","reasoning":"a much longer way","time":4,"eager_time":8,"code":"Maxs(y, x, 0);"})" << "\n"
      << "{damaged\n"
      << R"({"reasoning":"no task"})" << "\n"
      << R"({"task":"gelu","reasoning":"x","code":"Gelu(y);","correct":"fail"})" << "\n"
      << R"({"task":"gelu","reasoning":"x","code":"Gelu(y);","correct":"perhaps"})" << "\n"
      << R"({"task":"tanh","reasoning":"x","meta":{"cycles_after":70},"code":"Tanh(y);"})" << "\n"
      << R"({"task":"sinh","speedup":7,"code":"Sinh(y);"})" << "\n";
  CurateOptions options;
  options.strategies = {kStrategies.begin(), kStrategies.end()};
  CurateStats stats;
  const std::string out = (folder_ / "out").string();
  ASSERT_EQ(Curate({path}, out, options, stats), "");
  EXPECT_EQ(stats.rows, 5u);
  EXPECT_EQ(stats.tasks, 4u);
  EXPECT_EQ(stats.wrong, 1u);
  ASSERT_EQ(stats.problems.size(), 3u);
  EXPECT_NE(stats.problems[0].find("in.jsonl:3: left out: the line is not JSON"), std::string::npos);
  EXPECT_NE(stats.problems[1].find(":4: left out: expected an object with `task`"), std::string::npos);
  EXPECT_NE(stats.problems[2].find(":6: left out: `correct` is neither true nor false"), std::string::npos);
  const std::vector<json> rows = Rows("concur");
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0]["extra"], 1);
  EXPECT_EQ(rows[0]["curation"]["part"], "concise-and-fastest");
  EXPECT_EQ(rows[0]["curation"]["speedup"], 4);
  EXPECT_EQ(rows[0]["curation"]["speedup_from"], "times");
  EXPECT_EQ(rows[0]["curation"]["tokens_from"], "words");
  ASSERT_EQ(Rows("concur-cycles").size(), 1u);
  EXPECT_EQ(Rows("concur-cycles")[0]["task"], "tanh");
  EXPECT_EQ(Rows("longest").size(), 1u);
  std::vector<json> left;
  std::ifstream in(folder_ / "out/left-out-00000.jsonl");
  for (std::string line; std::getline(in, line);) left.push_back(json::parse(line));
  ASSERT_EQ(left.size(), 4u);
  EXPECT_EQ(left[2], json::parse(R"({"file":"in.jsonl","line":7,"task":"tanh","missing":["eager time"]})"));
  EXPECT_EQ(left[3], json::parse(R"({"file":"in.jsonl","line":8,"task":"sinh","missing":["reasoning","cycles"]})"));
}

TEST_F(CurateFiles, OtherOptionsReplaceADataSetByForceOnly) {
  const std::string path = (folder_ / "in.jsonl").string(), out = (folder_ / "out").string();
  std::ofstream(path) << R"({"task":"relu","reasoning":"short","speedup":2,"code":"Relu(y, x, n);"})" << "\n";
  CurateOptions options;
  CurateStats stats;
  ASSERT_EQ(Curate({path}, out, options, stats), "");
  ASSERT_EQ(Curate({path}, out, options, stats), "");
  options.select.single_share = 0.5;
  EXPECT_EQ(Curate({path}, out, options, stats),
            "`" + out + "` holds a data set that was made with other options (`single_share`); --force replaces it");
  options.force = true;
  EXPECT_EQ(Curate({path}, out, options, stats), "");
}

TEST_F(CurateFiles, TasksOfPublishedBenchmarksAreForTesting) {
  const std::string path = (folder_ / "in.jsonl").string(), out = (folder_ / "out").string();
  std::ofstream(path) << R"({"task":"hinge_loss","reasoning":"short","speedup":9,"code":"k(y, x, n);"})" << "\n";
  CurateOptions options;
  CurateStats stats;
  ASSERT_EQ(Curate({path}, out, options, stats), "");
  EXPECT_EQ(stats.known_tasks, 1u);
  EXPECT_EQ(stats.by_split["concur"]["test"], 1u);
  options.known_in_train = options.force = true;
  ASSERT_NE(SplitOf("hinge_loss"), "test");
  ASSERT_EQ(Curate({path}, out, options, stats = {}), "");
  EXPECT_EQ(stats.by_split["concur"][SplitOf("hinge_loss")], 1u);
}

TEST_F(CurateFiles, NearDuplicatesAreOfOneTask) {
  const std::string path = (folder_ / "in.jsonl").string();
  const std::string code = "for (int i = 0; i < n; ++i) { y[i] = x[i] > 0 ? x[i] : 0; }";
  std::ofstream file(path);
  for (const std::string task : {"relu", "swish"}) {
    for (const int tokens : {10, 20}) {
      file << json{{"task", task}, {"reasoning", tokens}, {"speedup", 9}, {"code", code}} << "\n";
    }
  }
  file.close();
  CurateOptions options;
  options.keep_near = 1;
  CurateStats stats;
  ASSERT_EQ(Curate({path}, (folder_ / "out").string(), options, stats), "");
  EXPECT_EQ(stats.near_duplicates, 2u);
  EXPECT_EQ(Rows("concur").size(), 2u);
}

}  // namespace
}  // namespace assay
