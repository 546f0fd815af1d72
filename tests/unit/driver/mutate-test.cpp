// assay mutate: the files and counts are the same for any -j; inputs that are not right, and wrong usage.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <sstream>

#include "dialects/options.h"
#include "driver/mutator-choice.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::Cli;
namespace fs = std::filesystem;

constexpr const char* kKernel =
    "extern \"C\" __global__ __aicore__ void k(GM_ADDR x)\n"
    "{\n"
    "    q.EnQue(a);\n"
    "    q.EnQue(b);\n"
    "    q.FreeTensor(a);\n"
    "}\n";

// A kernel that enqueues fewer than two tensors has a fault; `crash` happens.
Report RunOf(Project project) {
  Report report;
  report.project = std::move(project);
  if (report.project.files.at(0).text.find("other language") != std::string::npos) report.dialect = "other";
  report.verdict.builds = KernelVerdict::Builds::kYes;
  report.verdict.runs = KernelVerdict::Runs::kClean;
  report.verdict.values = KernelVerdict::Values::kMatch;
  const std::string& text = report.project.files.at(0).text;
  if (text.find("crash") != std::string::npos && text.find("FreeTensor") == std::string::npos) std::abort();
  const std::size_t first = text.find("EnQue");
  if (first == std::string::npos || text.find("EnQue", first + 1) == std::string::npos) {
    Finding finding;
    finding.rule = "queue/missing-enque";
    finding.verdict = Verdict::kConfirmed;
    finding.message = "an element is missing";
    finding.primary = {0, 0, 6};
    report.findings.push_back(finding);
    report.verdict.runs = KernelVerdict::Runs::kFaults;
  }
  return report;
}

class MutateCli : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    services_.load_path = LoadPath;
    services_.make_analyze = [](const std::string&) {
      return [](Project project, const AnalyzeOptions&, const OnPartial&, const OnStage&) {
        return RunOf(std::move(project));
      };
    };
    Write("k.cpp", kKernel);
  }
  static std::string Text(const std::string& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  }
};

TEST_F(MutateCli, ALanguageWithoutMutatorsIsNamed) {
  Write("other.cpp", std::string("// other language\n") + kKernel);
  EXPECT_EQ(Run({"mutate", "other.cpp", "k.cpp", "--mutator", "drop-enque", "-o", "out"}), kNotAnalysed);
  EXPECT_NE(err_.find("other.cpp: not mutated: there are no mutators for `other`\n"), std::string::npos) << err_;
  EXPECT_EQ(out_,
            "2 inputs: 2 tried, 2 confirmed, 0 equivalent, 0 open; of the confirmed 2 detected by a right rule\n");
}

TEST(MutatorChoice, ANameStandsForThoseOfAllDialects) {
  mutators::Mutator drop, swap;
  drop.name = "drop";
  swap.name = "swap";
  const std::vector<DialectMutators> dialects = {{"one", {drop, swap}}, {"two", {drop}}};
  std::string problem;
  const std::vector<MutatorChoice> chosen = ChooseMutators({"drop"}, dialects, problem);
  ASSERT_EQ(chosen.size(), 2u) << problem;
  EXPECT_EQ(chosen[0].dialect, "one");
  EXPECT_EQ(chosen[1].dialect, "two");
  EXPECT_EQ(chosen[1].mutator, &dialects[1].all[0]);
  EXPECT_EQ(ChooseMutators({}, dialects, problem).size(), 3u);
  EXPECT_TRUE(ChooseMutators({"drop", "swop"}, dialects, problem).empty());
  EXPECT_EQ(problem, "no mutator is called `swop`; did you mean `swap`; `assay mutate --list` lists them");
}

TEST_F(MutateCli, WritesWhatIsConfirmed) {
  EXPECT_EQ(Run({"mutate", "k.cpp", "--mutator", "drop-enque", "--mutator", "drop-free", "-o", "out"}), kClean) << err_;
  EXPECT_EQ(out_, "1 input: 3 tried, 2 confirmed, 1 equivalent, 0 open; of the confirmed 2 detected by a right rule\n");
  std::istringstream lines(Text("out/mutants.jsonl"));
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const json record = json::parse(line);
    EXPECT_EQ(record["source"], "k.cpp");
    EXPECT_EQ(record["confirmed"]["by"], "fault");
    const std::string text = Text("out/" + record["path"].get<std::string>());
    EXPECT_EQ(text.size(), std::string(kKernel).size() - 16);
  }
  EXPECT_EQ(count, 2);
  const json stats = json::parse(Text("out/stats.json"));
  EXPECT_EQ(stats["by_mutator"]["drop-enque"]["confirmed"], 2);
  EXPECT_EQ(stats["by_mutator"]["drop-free"]["equivalent"], 1);
}

TEST_F(MutateCli, SameBytesForAnyNumberOfJobs) {
  Write("b.cpp", kKernel);
  const std::vector<std::string> arguments = {"mutate", "k.cpp", "b.cpp",   "--faults", "2",
                                              "--seed", "5",     "--count", "4"};
  for (const std::string jobs : {"1", "3"}) {
    std::vector<std::string> all = arguments;
    all.insert(all.end(), {"-j", jobs, "-o", "out" + jobs});
    EXPECT_EQ(Run(all), kClean) << err_;
  }
  EXPECT_EQ(Text("out1/mutants.jsonl"), Text("out3/mutants.jsonl"));
  EXPECT_EQ(Text("out1/stats.json"), Text("out3/stats.json"));
  EXPECT_NE(Text("out1/mutants.jsonl").find("+"), std::string::npos);
}

TEST_F(MutateCli, ShardsGiveTheBytesOfOneRun) {
  Write("b.cpp", kKernel);
  Write("c.cpp", std::string("// another\n") + kKernel);
  const auto run = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"mutate", "k.cpp", "b.cpp", "c.cpp", "--faults", "2", "--seed", "5", "--count", "4"});
    return Run(more);
  };
  EXPECT_EQ(run({"-o", "whole"}), kClean) << err_;
  EXPECT_EQ(run({"-o", "parts", "--shard", "2/2"}), kClean) << err_;
  EXPECT_EQ(Run({"mutate", "merge", "parts", "-o", "merged"}), kUsage);
  EXPECT_EQ(err_, "error: shard 1/2 is missing\n");
  EXPECT_EQ(run({"-o", "other", "--shard", "1/2"}), kClean) << err_;
  EXPECT_EQ(Run({"mutate", "merge", "parts", "other", "-o", "merged"}), kClean) << err_;
  const auto tree = [](const fs::path& root) {
    std::map<std::string, std::string> files;
    for (const auto& file : fs::recursive_directory_iterator(root)) {
      if (file.is_regular_file()) files[file.path().lexically_relative(root).string()] = Text(file.path().string());
    }
    return files;
  };
  EXPECT_EQ(tree("merged"), tree("whole"));
  EXPECT_GT(tree("whole").size(), 2u);
  EXPECT_EQ(Run({"mutate", "k.cpp", "--seed", "6", "--shard", "1/2", "-o", "other"}), kClean);
  EXPECT_EQ(Run({"mutate", "merge", "parts", "other", "-o", "merged"}), kUsage);
  EXPECT_NE(err_.find("program, options or inputs differ"), std::string::npos) << err_;
}

TEST_F(MutateCli, WrongKernelsAreNotMutated) {
  Write("wrong.cpp", std::string(kKernel).replace(std::string(kKernel).find("    q.EnQue(b);\n"), 16, ""));
  std::filesystem::create_symlink("nowhere", "absent.cpp");
  EXPECT_EQ(Run({"mutate", "wrong.cpp", "absent.cpp"}), kNotAnalysed);
  EXPECT_EQ(err_,
            "wrong.cpp: not mutated: it has an error: an element is missing [queue/missing-enque]\n"
            "absent.cpp: not mutated: `absent.cpp` does not exist\n");
}

TEST_F(MutateCli, AWorkerThatDiesLeavesItsMutantOpen) {
  Write("k.cpp", std::string("// crash\n") + kKernel);
  EXPECT_EQ(Run({"mutate", "k.cpp", "--mutator", "drop-enque", "--mutator", "drop-free"}), kClean);
  EXPECT_EQ(out_, "1 input: 3 tried, 2 confirmed, 0 equivalent, 1 open; of the confirmed 2 detected by a right rule\n");
}

TEST_F(MutateCli, ListAndWrongUsage) {
  EXPECT_EQ(Run({"mutate", "--list"}), kClean);
  EXPECT_NE(out_.find("drop-enque"), std::string::npos);
  EXPECT_NE(out_.find("queue/missing-enque"), std::string::npos);
  EXPECT_NE(out_.find("  queues  "), std::string::npos) << "the family";
  EXPECT_EQ(Run({"mutate"}), kUsage);
  EXPECT_EQ(err_, "error: PATH is required: the right kernels to change\n");
  EXPECT_EQ(Run({"mutate", "k.cpp", "--mutator", "drop-enqueue"}), kUsage);
  EXPECT_EQ(
      err_,
      "error: no mutator is called `drop-enqueue`; did you mean `drop-enque`; `assay mutate --list` lists them\n");
  EXPECT_EQ(Run({"mutate", "k.cpp", "--faults", "0"}), kUsage);
}

}  // namespace
}  // namespace assay
