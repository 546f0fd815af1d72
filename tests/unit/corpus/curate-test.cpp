// Near duplicates, overlap with benchmarks, and choosing among attempts.
#include "corpus/curate/curate.h"

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

Attempt Try(std::uint32_t task, std::uint32_t tokens, double speedup, bool single = false, bool correct = true) {
  static std::uint64_t count = 0;
  return {.task = task,
          .reasoning_tokens = tokens,
          .time = 0,
          .speedup = speedup,
          .correct = correct,
          .single = single,
          .hash = ++count};
}

TEST(Select, ConciseAndFastestThenFastThenSingle) {
  const std::vector<Attempt> attempts = {Try(0, 100, 2),
                                         Try(0, 300, 1.5),  // shortest is fastest
                                         Try(1, 100, 1),
                                         Try(1, 300, 1.5),  // it is not, and nothing is outstanding
                                         Try(2, 100, 1),
                                         Try(2, 300, 9),  // outstanding
                                         Try(3, 50, 0.5, true),
                                         Try(3, 400, 0.7, true),  // a single operator
                                         Try(4, 10, 9, false, false),
                                         Try(4, 20, 1, true),  // what is wrong is never chosen
                                         Try(5, 90, 0.1, true)};
  std::vector<Part> parts = Select(attempts, Strategy::kConcur, {.single_share = 0.3});
  EXPECT_EQ(parts[0], Part::kConcise);
  EXPECT_EQ(parts[2], Part::kNone);
  EXPECT_EQ(parts[3], Part::kNone);
  EXPECT_EQ(parts[5], Part::kFast);
  EXPECT_EQ(parts[8], Part::kNone);
  EXPECT_EQ(parts[9], Part::kSingle);
  EXPECT_EQ(parts[6], Part::kNone);  // one of three is share enough
  parts = Select(attempts, Strategy::kConcur, {.single_share = 0.5});
  EXPECT_EQ(parts[6], Part::kSingle);
}

TEST(Select, BaselinesChooseAsManyByTheirOwnCriterion) {
  const std::vector<Attempt> attempts = {Try(0, 100, 1), Try(0, 300, 2), Try(0, 200, 0), Try(1, 10, 1, false, false)};
  EXPECT_EQ(Select(attempts, Strategy::kLongest, {})[1], Part::kBaseline);
  EXPECT_EQ(Select(attempts, Strategy::kShortest, {})[0], Part::kBaseline);
  EXPECT_EQ(Select(attempts, Strategy::kFastest, {})[1], Part::kBaseline);
  EXPECT_EQ(Select(attempts, Strategy::kRandom, {})[0], Part::kBaseline);
  const std::vector<Attempt> two = {Try(0, 1, 1), Try(1, 1, 1)};
  const std::vector<Part> one = Select(two, Strategy::kRandom, {.most = 1});
  EXPECT_EQ(std::count(one.begin(), one.end(), Part::kBaseline), 1);
}

TEST(Select, SpeedupsOverTheMedianAndDifficultyByLength) {
  std::vector<Attempt> attempts = {Try(0, 10, 0), Try(0, 20, 0), Try(0, 30, 0), Try(1, 200, 0), Try(2, 900, 0)};
  attempts[0].time = 1;
  attempts[1].time = 4;
  attempts[2].time = 8;
  attempts[3].time = 5;
  FillSpeedups(attempts);
  EXPECT_EQ(attempts[0].speedup, 4);
  EXPECT_EQ(attempts[2].speedup, 0.5);
  EXPECT_EQ(attempts[3].speedup, 0);
  const Difficulty difficulty = DifficultyOf(attempts);
  EXPECT_EQ(difficulty.average[0], 20);
  EXPECT_EQ(difficulty.Of(0), "easy");
  EXPECT_EQ(difficulty.Of(1), "medium");
  EXPECT_EQ(difficulty.Of(2), "hard");
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
      << R"({"task":"relu","reasoning":"short","time":2,"code":"Relu(y, x, n);","extra":1})" << "\n"
      << R"({"task":"relu","reasoning":"a much longer way","time":4,"code":"Maxs(y, x, 0);"})" << "\n"
      << "{damaged\n"
      << R"({"reasoning":"no task"})" << "\n"
      << R"({"task":"gelu","reasoning":"x","code":"Gelu(y);","correct":false})" << "\n"
      << R"({"task":"tanh","reasoning":"x","kind":"single","meta":{"cycles_after":70},"code":"Tanh(y);"})"
      << "\n";
  CurateOptions options;
  options.strategies = {kStrategies.begin(), kStrategies.end()};
  CurateStats stats;
  ASSERT_EQ(Curate({path}, (folder_ / "out").string(), options, stats), "");
  EXPECT_EQ(stats.rows, 4u);
  EXPECT_EQ(stats.tasks, 3u);
  EXPECT_EQ(stats.damaged, 2u);
  ASSERT_EQ(stats.problems.size(), 2u);
  EXPECT_NE(stats.problems[0].find("in.jsonl:3: left out: the line is no JSON"), std::string::npos);
  EXPECT_NE(stats.problems[1].find(":4: left out: expected an object with `task`"), std::string::npos);
  EXPECT_EQ(stats.time_from_simulator, 1u);
  const std::vector<json> rows = Rows("concur");
  ASSERT_EQ(rows.size(), 2u);
  const json& relu = rows[0]["task"] == "relu" ? rows[0] : rows[1];
  const json& tanh = rows[0]["task"] == "relu" ? rows[1] : rows[0];
  EXPECT_EQ(relu["extra"], 1);
  EXPECT_EQ(relu["curation"]["part"], "concise-and-fastest");
  EXPECT_EQ(relu["curation"]["time_from"], "given");
  EXPECT_EQ(relu["curation"]["speedup_from"], "task-median");
  EXPECT_EQ(tanh["curation"]["part"], "single-operator");
  EXPECT_EQ(tanh["curation"]["time_from"], "simulator");
  EXPECT_EQ(Rows("longest").size(), 2u);
  EXPECT_TRUE(fs::exists(folder_ / "out/stats.json"));
}

}  // namespace
}  // namespace assay
