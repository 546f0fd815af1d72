// The program's description of itself, a finding with its own values, and the file to pass on when something goes
// wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "driver/tar.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using testing::Cli;
namespace fs = std::filesystem;
using Json = nlohmann::json;

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> Commands(const std::string& help) {
  std::vector<std::string> names;
  bool inside = false;
  for (const std::string& line : Lines(help)) {
    if (inside && line.starts_with("  ") && line.size() > 2 && line[2] != ' ')
      names.push_back(line.substr(2, line.find(' ', 2) - 2));
    if (line == "Subcommands:" || line == "SUBCOMMANDS:") inside = true;
    if (inside && line.empty() && !names.empty()) inside = false;
  }
  return names;
}

TEST_F(Cli, EveryCommandsHelpEndsWithTwoExamples) {
  ASSERT_EQ(Run({"--help"}), kClean);
  const std::vector<std::string> commands = Commands(out_);
  ASSERT_GE(commands.size(), 18u) << out_;
  for (const std::string& command : commands) {
    ASSERT_EQ(Run({command, "--help"}), kClean) << command;
    const std::vector<std::string> lines = Lines(out_);
    const auto from = std::find(lines.begin(), lines.end(), "Examples:");
    const auto examples = std::count_if(from, lines.end(), [](const std::string& line) {
      return line.starts_with("  assay ") || line.starts_with("  curl ");
    });
    EXPECT_GE(examples, 2) << command << "\n" << out_;
  }
}

TEST_F(Cli, LongHelpIsGrouped) {
  ASSERT_EQ(Run({"check", "--help"}), kClean);
  for (const char* heading : {"Inputs:", "Target of the build and the verdict:", "What is run and proved:",
                              "Rules and settings:", "Output:", "Time, memory, kept results:"})
    EXPECT_NE(out_.find(std::string("\n") + heading), std::string::npos) << heading << "\n" << out_;
}

TEST_F(Cli, ExplainsAFindingWithItsOwnValues) {
  Write("a.cpp", "an error");
  ASSERT_EQ(Run({"check", "a.cpp", "--format", "json", "-o", "report.json"}), kFindings) << err_;
  std::ifstream in("report.json");
  const std::string print = Json::parse(in)["findings"][0]["fingerprint"];
  ASSERT_EQ(Run({"explain", print, "--report", "report.json"}), kClean) << err_;
  EXPECT_EQ(out_, "error[test/error]: found `error`\n  --> a.cpp:1:4\n  = matched\n\n# test/error\n");
  ASSERT_EQ(Run({"explain", print, "--report", "report.json", "--json"}), kClean);
  EXPECT_EQ(Json::parse(out_)["finding"]["message"], "found `error`");
  EXPECT_EQ(Run({"check", "a.cpp", "--format", "jsonl", "-o", "report.jsonl"}), kFindings);
  EXPECT_EQ(Run({"explain", print, "--report", "report.jsonl"}), kClean) << err_;
  EXPECT_EQ(Run({"explain", print}), kUsage);
  EXPECT_NE(err_.find("name its report too"), std::string::npos) << err_;
  EXPECT_EQ(Run({"explain", "0123456789abcdef", "--report", "report.json"}), kUsage);
  EXPECT_NE(err_.find("no finding of `report.json`"), std::string::npos) << err_;
  EXPECT_EQ(Run({"explain", print, "--report", "a.cpp"}), kUsage);
  EXPECT_NE(err_.find("`a.cpp` is not a report"), std::string::npos) << err_;
}

// Names and contents, according to the format.
std::map<std::string, std::string> Unpacked(const std::string& archive) {
  std::map<std::string, std::string> files;
  for (std::size_t at = 0; at + 512 <= archive.size() && archive[at] != '\0';) {
    const std::string header = archive.substr(at, 512);
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < 512; ++i) sum += i >= 148 && i < 156 ? ' ' : static_cast<unsigned char>(header[i]);
    EXPECT_EQ(std::stoul(header.substr(148, 6), nullptr, 8), sum);
    EXPECT_EQ(header.substr(257, 5), "ustar");
    const std::size_t size = std::stoul(header.substr(124, 11), nullptr, 8);
    const std::string prefix = header.c_str() + 345, name = header.substr(0, 100).c_str();
    files[prefix.empty() ? name : prefix + "/" + name] = archive.substr(at + 512, size);
    at += 512 + (size + 511) / 512 * 512;
  }
  return files;
}

std::string Whole(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(TarArchive, LongNamesAndAllLengths) {
  Tar tar;
  const std::string folder(80, 'f'), name = folder + "/" + std::string(60, 'n');
  tar.Add(name, std::string(512, 'x'));
  tar.Add("empty", "");
  tar.Add(std::string(300, 'q'), "cut");
  const std::string archive = tar.Take();
  EXPECT_EQ(archive.size() % 512, 0u);
  const auto files = Unpacked(archive);
  ASSERT_EQ(files.size(), 3u);
  EXPECT_EQ(files.at(name), std::string(512, 'x'));
  EXPECT_EQ(files.at("empty"), "");
  EXPECT_EQ(files.at(std::string(99, 'q')), "cut");
}

TEST_F(Cli, ReportBugPacksWhatItTakes) {
  Write("op/a.cpp", "an error");
  Write("op/assay.toml", "chip = \"ascend310p\"\n");
  ASSERT_EQ(Run({"report-bug", "op/a.cpp", "-o", "bug.tar"}), kClean) << err_;
  const auto files = Unpacked(Whole("bug.tar"));
  EXPECT_EQ(files.at("assay-report/input/a.cpp"), "an error");
  EXPECT_EQ(files.at("assay-report/config/assay.toml"), "chip = \"ascend310p\"\n");
  EXPECT_EQ(files.at("assay-report/command.txt"), "assay report-bug op/a.cpp -o bug.tar\n");
  EXPECT_EQ(Json::parse(files.at("assay-report/report.json"))["findings"].size(), 1u);
  EXPECT_NE(files.at("assay-report/versions.txt").find("assay "), std::string::npos);
  EXPECT_NE(files.at("assay-report/settings.txt").find("chip = \"ascend310p\""), std::string::npos);
  EXPECT_EQ(files.count("assay-report/failure.txt"), 0u);
  EXPECT_NE(out_.find("  input/a.cpp\n"), std::string::npos) << out_;
}

TEST_F(Cli, ReportBugOfACrash) {
  Write("a.cpp", "an error, then crash");
  ASSERT_EQ(Run({"report-bug", "a.cpp"}), kClean) << err_;
  const auto files = Unpacked(Whole("assay-report.tar"));
  EXPECT_NE(files.at("assay-report/failure.txt").find("crashed"), std::string::npos);
  const Json report = Json::parse(files.at("assay-report/report.json"));
  EXPECT_EQ(report["findings"].size(), 1u) << "what was found before";
  EXPECT_EQ(report["errors"].size(), 1u);
  EXPECT_EQ(Run({"report-bug", "absent.cpp"}), kUsage);
}

TEST_F(Cli, FlagsOfCompileCommands) {
  fs::create_directories("own");
  fs::create_directories("vendored");
  Write("src/k.cpp", "ok");
  Write("src/other.cpp", "ok");
  const std::string here = fs::current_path().string();
  Write("build/compile_commands.json",
        "[{\"directory\": \"" + here +
            "/build\", \"file\": \"../src/k.cpp\", \"command\": \"cc -I../own -I /usr/include "
            "-isystem ../vendored -isystem /usr/include -DWIDTH=3 '-DNAME=\\\"a b\\\"' -O2 -c ../src/k.cpp\"}]");
  ASSERT_EQ(Run({"config", "src/k.cpp"}), kClean) << err_;
  EXPECT_NE(out_.find("include-dirs = [\"" + here + "/own\",\"" + here + "/vendored\"]"), std::string::npos) << out_;
  EXPECT_NE(out_.find("defines = [\"WIDTH=3\",\"NAME=\\\"a b\\\"\"]"), std::string::npos) << out_;
  EXPECT_NE(out_.find("# " + here + "/build/compile_commands.json"), std::string::npos) << out_;
  ASSERT_EQ(Run({"config", "src/other.cpp"}), kClean);
  EXPECT_EQ(out_.find("compile_commands"), std::string::npos) << out_;
  ASSERT_EQ(Run({"config", "src/k.cpp", "--no-config"}), kClean);
  EXPECT_EQ(out_.find("WIDTH"), std::string::npos) << out_;
  Write("assay.toml", "defines = [\"WIDTH=4\"]\n");
  ASSERT_EQ(Run({"config", "src/k.cpp"}), kClean);
  EXPECT_NE(out_.find("defines = [\"WIDTH=4\"]"), std::string::npos) << "a project's own file counts more: " << out_;
  EXPECT_EQ(Run({"check", "src"}), kClean) << err_;
}

}  // namespace
}  // namespace assay
