// Mining from the command line: each record is written once whatever -j is, however the run is killed, and
// whatever else is among the inputs.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <iterator>
#include <nlohmann/json.hpp>
#include <thread>

#include "driver/labels.h"
#include "driver/mine-inputs.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::Cli;
namespace fs = std::filesystem;

std::string Read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

std::vector<json> JsonLines(const std::string& path) {
  std::vector<json> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) out.push_back(json::parse(line));
  return out;
}

// Rows of a form in all splits.
std::vector<json> Rows(const std::string& folder, const std::string& form) {
  std::vector<json> out;
  for (const std::string split : {"train", "validation", "test"}) {
    for (json& row : JsonLines(folder + "/" + form + "-" + split + "-00000.jsonl")) out.push_back(std::move(row));
  }
  return out;
}

// Every file of a dataset but the journal, by name.
std::map<std::string, std::string> FilesOf(const std::string& folder) {
  std::map<std::string, std::string> out;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.is_regular_file()) out[entry.path().filename().string()] = Read(entry.path());
  }
  return out;
}

class Mine : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    Write("a.cpp", "void a() { fixable(); error(); }\n");
    Write("b.cpp", "int b(char c) { fixable(); int error = 1; return c; }\n");
    Write("same.cpp", "void a() { fixable(); error(); }\n");
    Write("clean.cpp", "void c() {}\n");
    Write("crash.cpp", "fixable error crash");
  }
};

TEST_F(Mine, RecordsOfRepairs) {
  EXPECT_EQ(Run({"mine", "a.cpp", "b.cpp", "same.cpp", "clean.cpp", "--allow-unshown", "-o", "out"}), kClean) << err_;
  EXPECT_EQ(out_,
            "4 inputs, 3 findings, 3 mended; 2 records: 2 sft-repair, 0 sft-edit, 0 sft-generation, 2 critique, 2 "
            "multi-turn, 2 dpo, "
            "2 kto, 0 rl in out\n");
  const auto sft = Rows("out", "sft-repair");
  ASSERT_EQ(sft.size(), 2u);
  EXPECT_EQ(sft[0]["meta"]["rule"], "test/error");
  const json stats = json::parse(Read("out/stats.json"));
  EXPECT_EQ(stats["duplicates"], 1);
  EXPECT_TRUE(fs::exists("out/README.md"));
}

TEST_F(Mine, TheSameForAnyNumberOfJobs) {
  Run({"mine", "a.cpp", "b.cpp", "same.cpp", "clean.cpp", "-o", "one"});
  Run({"mine", "a.cpp", "b.cpp", "same.cpp", "clean.cpp", "-o", "four", "-j4"});
  EXPECT_EQ(FilesOf("one"), FilesOf("four"));
}

TEST_F(Mine, AFailureKeepsTheRest) {
  fs::create_symlink("nowhere", "absent.cpp");
  EXPECT_EQ(
      Run({"mine", "crash.cpp", "a.cpp", "absent.cpp", "--allow-unshown", "-o", "out", "--license", "Apache-2.0"}),
      kNotAnalysed);
  EXPECT_NE(err_.find("crash.cpp: not analysed: analysis worker crashed: SIGABRT while mining"), std::string::npos)
      << err_;
  EXPECT_NE(err_.find("absent.cpp: not analysed: cannot open"), std::string::npos) << err_;
  const auto sft = Rows("out", "sft-repair");
  ASSERT_EQ(sft.size(), 1u);
  EXPECT_EQ(sft[0]["meta"]["license_spdx"], "Apache-2.0");
  EXPECT_EQ(Run({"mine", "a.cpp"}), kUsage);
}

TEST_F(Mine, GoesOnAfterAKillWithTheSameBytes) {
  std::vector<std::string> arguments = {"mine"};
  for (int i = 0; i < 60; ++i) {
    const std::string name = "k" + std::to_string(i) + ".cpp";
    Write(name,
          "int f" + std::string(static_cast<std::size_t>(i + 1), 'x') + "(int n) { fixable(); return error + n; }\n");
    arguments.push_back(name);
  }
  std::vector<std::string> whole = arguments, killed = arguments;
  whole.insert(whole.end(), {"-o", "whole"});
  killed.insert(killed.end(), {"-o", "killed"});
  ASSERT_EQ(Run(whole), kClean) << err_;
  for (const int milliseconds : {15, 40, 80, 160}) {
    fs::remove_all("killed");
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      setpgid(0, 0);
      Run(killed);
      _exit(0);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    ASSERT_EQ(Run(killed), kClean) << err_;
    EXPECT_EQ(FilesOf("killed"), FilesOf("whole")) << milliseconds;
  }
  // Finished inputs are not analysed again, and a changed input starts anew.
  Run(killed);
  EXPECT_NE(err_.find("continuing after 60 of 60 inputs"), std::string::npos) << err_;
  Write("k7.cpp", "void other() { fixable(); error(); }\n");
  Run(killed);
  EXPECT_NE(err_.find("starting over"), std::string::npos) << err_;
}

TEST_F(Mine, ShardsGiveTheBytesOfOneRun) {
  std::vector<std::string> inputs = {"mine", "--allow-unshown", "crash.cpp", "same.cpp"};
  for (int i = 0; i < 9; ++i) {
    inputs.push_back("k" + std::to_string(i) + ".cpp");
    Write(inputs.back(),
          "int f" + std::string(static_cast<std::size_t>(i % 4 + 1), 'x') + "() { fixable(); error(); }\n");
  }
  const auto run = [&](std::vector<std::string> more) {
    more.insert(more.begin(), inputs.begin(), inputs.end());
    return Run(more);
  };
  const auto merge = [&](const std::string& to) { return Run({"mine", "merge", "apart", "together", "-o", to}); };
  ASSERT_EQ(run({"-o", "whole"}), kNotAnalysed);
  const std::string whole_err = err_, whole_out = out_;
  // Shards in any order, in folders of their own or in one.
  EXPECT_EQ(run({"--shard", "3/3", "-o", "together"}), kClean) << err_;
  EXPECT_EQ(out_, "shard 3/3: 3 inputs mined in together; `assay mine merge` makes the dataset of all shards\n");
  EXPECT_FALSE(fs::exists("together/stats.json"));
  EXPECT_EQ(run({"--shard", "1/3", "-o", "apart"}), kNotAnalysed) << err_;
  EXPECT_EQ(merge("merged"), kUsage);
  EXPECT_EQ(err_, "error: shard 2/3 is missing\n");
  EXPECT_EQ(run({"--shard", "2/3", "-o", "together", "-j3"}), kClean) << err_;
  EXPECT_EQ(merge("merged"), kNotAnalysed);
  EXPECT_EQ(FilesOf("merged"), FilesOf("whole"));
  EXPECT_EQ(err_, whole_err);
  EXPECT_EQ(out_.substr(0, out_.rfind(" in ")), whole_out.substr(0, whole_out.rfind(" in ")));
  // A shard that is run again has nothing to do, and a duplicate is reported.
  EXPECT_EQ(run({"--shard", "2/3", "-o", "together"}), kClean);
  EXPECT_NE(err_.find("continuing after 4 of 4 inputs"), std::string::npos) << err_;
  EXPECT_EQ(run({"--shard", "2/3", "-o", "apart"}), kClean);
  EXPECT_EQ(merge("again"), kUsage);
  EXPECT_EQ(err_, "error: shard 2/3 is there twice\n");
  // A shard with other options belongs to another run.
  EXPECT_EQ(run({"--shard", "2/3", "-o", "apart", "--created", "2030-01-01"}), kClean);
  EXPECT_EQ(merge("again"), kUsage);
  EXPECT_NE(err_.find("program, options or inputs differ"), std::string::npos) << err_;
}

TEST_F(Mine, OtherOptionsReplaceNoDataSetUnasked) {
  const std::vector<std::string> once = {"mine", "a.cpp", "--level", "lint", "-o", "set"};
  std::vector<std::string> other = once;
  other.insert(other.end(), {"--form", "kto"});
  ASSERT_EQ(Run(once), kClean) << err_;
  const auto before = FilesOf("set");
  EXPECT_EQ(Run(other), kUsage);
  EXPECT_NE(err_.find("`set` holds a data set that was made with other options (`--form`); --force replaces it"),
            std::string::npos)
      << err_;
  EXPECT_EQ(FilesOf("set"), before);
  EXPECT_EQ(Run(once), kClean) << err_;
  other.push_back("--force");
  EXPECT_EQ(Run(other), kClean) << err_;
  EXPECT_NE(FilesOf("set"), before);
}

TEST_F(Mine, AShardThatWasKilledGoesOn) {
  std::vector<std::string> shard = {"mine", "--allow-unshown", "a.cpp", "b.cpp", "same.cpp", "clean.cpp"};
  std::vector<std::string> whole = shard;
  whole.insert(whole.end(), {"-o", "whole"});
  shard.insert(shard.end(), {"-o", "parts", "--shard", "1/1"});
  ASSERT_EQ(Run(whole), kClean);
  // One shard of one is the whole run.
  ASSERT_EQ(Run(shard), kClean);
  EXPECT_EQ(FilesOf("parts"), FilesOf("whole"));
  shard.back() = "1/2";
  ASSERT_EQ(Run(shard), kClean);
  shard.back() = "2/2";
  ASSERT_EQ(Run(shard), kClean);
  // After a kill: a journal that ends in the middle of an input.
  const fs::path journal = "parts/.mine/journal-shard-2-of-2.zst";
  ASSERT_TRUE(fs::exists(journal));
  fs::resize_file(journal, fs::file_size(journal) - 9);
  EXPECT_EQ(Run({"mine", "merge", "parts", "-o", "merged"}), kUsage);
  EXPECT_EQ(err_, "error: shard 2/2 in `parts` is not done: 1 of 2 inputs; run it again to continue\n");
  ASSERT_EQ(Run(shard), kClean);
  EXPECT_NE(err_.find("continuing after 1 of 2 inputs"), std::string::npos) << err_;
  ASSERT_EQ(Run({"mine", "merge", "parts", "-o", "merged"}), kClean) << err_;
  EXPECT_EQ(FilesOf("merged"), FilesOf("whole"));
  EXPECT_EQ(Run({"mine", "merge", "merged", "-o", "again"}), kUsage);
  EXPECT_EQ(err_, "error: `merged` holds no shard of `assay mine --shard`\n");
}

TEST_F(Mine, AttemptsInALineEach) {
  Write("chain.jsonl",
        R"({"task":"relu","run":"r","attempt":2,"text":"int k(int a, int b) { return a + b; }","outcome":"correct"})"
        "\n"
        "{damaged\n"
        R"({"task":"relu","run":"r","attempt":1,"text":"int k(int a, int b) { return a + error; }","correct":false})"
        "\n"
        R"({"task":"relu"})"
        "\n"
        R"({"task":"relu","attempt":"x","text":""})"
        "\n");
  EXPECT_EQ(Run({"mine", "chain.jsonl", "-o", "out"}), kNotAnalysed);
  EXPECT_NE(err_.find("chain.jsonl:2: not mined: the line is not JSON"), std::string::npos) << err_;
  EXPECT_NE(err_.find("chain.jsonl:4: not mined: expected `text` or `path`"), std::string::npos) << err_;
  EXPECT_NE(err_.find("chain.jsonl:5: not mined: attempt is `x`, expected a number from 0"), std::string::npos) << err_;
  EXPECT_EQ(out_.substr(0, 8), "1 input,") << out_;
}

TEST_F(Mine, PairsByTextAndByPath) {
  Write("mutants/m1/k.cpp", "int k(int a, int b) { int c = a + b; return c + error; }\n");
  Write("right.cpp", "int k(int a, int b) { int c = a + b; return c; }\n");
  Write("mutants/mutants.jsonl",
        R"({"source":"right.cpp","path":"m1/k.cpp","mutations":[{"mutator":"add-error"}]})"
        "\n"
        R"({"before":"int k(int a) { return error + a; }","after":"int k(int a) { return a; }","mutation":"other"})"
        "\n"
        R"({"source":"absent.cpp","path":"m1/k.cpp","mutations":[]})"
        "\n");
  EXPECT_EQ(Run({"mine", "mutants/mutants.jsonl", "-o", "out"}), kNotAnalysed);
  EXPECT_NE(err_.find("mutants.jsonl:3: not analysed: cannot open `absent.cpp`"), std::string::npos) << err_;
  EXPECT_EQ(out_.substr(0, 9), "3 inputs,") << out_;
}

TEST_F(Mine, OptionsThatDoNotGoTogether) {
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--trainer", "verl", "--form", "dpo"}), kUsage);
  EXPECT_EQ(err_.find("deprecated"), std::string::npos) << err_;
  EXPECT_NE(err_.find("verl has no trainer that takes the form `dpo`"), std::string::npos) << err_;
  // The former name of --trainer still counts.
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--dialect", "verl", "--form", "dpo"}), kUsage);
  EXPECT_NE(err_.find("--dialect is deprecated: it is called --trainer now\n"), std::string::npos) << err_;
  EXPECT_NE(err_.find("verl has no trainer that takes the form `dpo`"), std::string::npos) << err_;
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--dialect", "verl", "--trainer", "verl"}), kUsage);
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--form", "sft"}), kUsage);
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--compress", "--no-compress"}), kUsage);
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--labels", "absent.tsv"}), kUsage);
}

TEST_F(Mine, RowsOfAnotherTrainerAreWrittenFromTheSameJournal) {
  ASSERT_EQ(Run({"mine", "a.cpp", "-o", "out"}), kClean);
  ASSERT_EQ(Run({"mine", "a.cpp", "-o", "out", "--trainer", "openrlhf", "--form", "sft-repair", "--allow-unshown",
                 "--force"}),
            kClean);
  EXPECT_NE(err_.find("continuing after 1 of 1 inputs"), std::string::npos) << err_;
  const auto rows = Rows("out", "sft-repair");
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_TRUE(rows[0].contains("input"));
  EXPECT_FALSE(fs::exists("out/dpo-train-00000.jsonl"));
}

class LabelFiles : public Cli {};

TEST_F(LabelFiles, TablesByColumnName) {
  Write("l.tsv",
        "id\tpath\ttask\trun\tattempt\tcompiled\tcorrect\n"
        "A1\truns/x.txt\trelu\tr\t3\tTrue\tFalse\n"
        "A2\tshort\n"
        "A3\truns/y.txt\trelu\tr\t4\tmaybe\t\n"
        "A4\truns/z.txt\tgelu\tr\t\tFalse\t\n");
  const Labels labels = ReadLabels("l.tsv");
  EXPECT_EQ(labels.error, "");
  ASSERT_EQ(labels.problems.size(), 2u);
  EXPECT_EQ(labels.problems[0], "l.tsv:3: 2 columns, expected 7");
  EXPECT_EQ(labels.problems[1], "l.tsv:4: compiled is `maybe`, expected true or false");
  const InputLabel* by_path = labels.For("/data/runs/x.txt");
  ASSERT_NE(by_path, nullptr);
  EXPECT_EQ(by_path->attempt, 3);
  EXPECT_EQ(by_path->claim.outcome, Claimed::kFailing);
  ASSERT_NE(labels.For("elsewhere/A4.txt"), nullptr);
  EXPECT_EQ(labels.For("elsewhere/A4.txt")->claim.task, "gelu");
  EXPECT_EQ(labels.For("elsewhere/A9.txt"), nullptr);
  Write("bad.tsv", "name\ttask\n");
  EXPECT_NE(ReadLabels("bad.tsv").error.find("bad.tsv:1: no column is called `id` or `path`"), std::string::npos);
}

TEST_F(LabelFiles, JsonLinesAndQuotedFields) {
  Write("l.jsonl", "{\"id\":\"A1\",\"correct\":true,\"reference\":\"m.py\"}\n[]\n{\"task\":\"x\"}\n");
  const Labels lines = ReadLabels("l.jsonl");
  EXPECT_EQ(lines.For("A1.txt")->claim.outcome, Claimed::kCorrect);
  EXPECT_EQ(lines.For("A1.txt")->reference, "m.py");
  ASSERT_EQ(lines.problems.size(), 2u);
  EXPECT_EQ(lines.problems[0], "l.jsonl:2: expected a JSON object");
  EXPECT_EQ(lines.problems[1], "l.jsonl:3: neither id nor path is given");
  Write("l.csv", "id,prompt,correct\nA1,\"write, \"\"this\"\"\",1\n");
  EXPECT_EQ(ReadLabels("l.csv").For("A1.txt")->claim.prompt, "write, \"this\"");
}

TEST(MineRequests, CrossThePipeWhole) {
  MineRequest request{MineRequest::Kind::kPair, {{}, {}}};
  request.versions[0].path = "list.jsonl:3";
  request.versions[0].offset = 123456789012;
  request.versions[0].length = 77;
  request.versions[0].key = "before";
  request.versions[0].label.claim = {Claimed::kFailing, "t", "k", "p", "m"};
  request.versions[1].bytes = std::string("a\0b", 3);
  request.versions[1].label.attempt = 4;
  request.versions[1].label.contract = "c.json";
  request.versions[1].label.reference = "m.py";
  const std::string bytes = EncodeMineRequest(request);
  const std::optional<MineRequest> decoded = DecodeMineRequest(bytes);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_EQ(EncodeMineRequest(*decoded), bytes);
  EXPECT_EQ(decoded->versions[1].label.reference, "m.py");
  EXPECT_EQ(decoded->versions[0].offset, 123456789012u);
  EXPECT_EQ(decoded->versions[1].bytes, request.versions[1].bytes);
  EXPECT_FALSE(DecodeMineRequest(bytes.substr(0, bytes.size() - 1)).has_value());
}

}  // namespace
}  // namespace assay
