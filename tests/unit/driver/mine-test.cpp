// Mining: reports cross the pipe whole, and records come out once whatever -j is.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <sstream>

#include "analyzer/driver/report-wire.h"
#include "analyzer/report/json.h"
#include "analyzer/report/text.h"
#include "fixits/recheck.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::Cli;

Report RichReport() {
  Report report;
  report.project.path = "reply.py";
  report.project.form = InputForm::kPythonStrings;
  report.project.containers.push_back({"reply.py", std::string("src = 'a\\nb\0c\xff'\n", 16)});
  VirtualFile file;
  file.name = "op_kernel/k.cpp";
  file.role = FileRole::kKernel;
  file.text = "a\nb";
  file.quoting = VirtualFile::Quoting::kPythonSingle;
  file.map.Append(7, 1);
  file.map.Append(8, 1);
  file.map.Append(10, 1);
  report.project.files.push_back(file);
  report.verdict = {.builds = KernelVerdict::Builds::kYes,
                    .runs = KernelVerdict::Runs::kFaults,
                    .values = KernelVerdict::Values::kMismatch,
                    .proved = KernelVerdict::Proved::kGivenShapes,
                    .host = {},
                    .kernel = KernelVerdict::Builds::kYes,
                    .binding = KernelVerdict::Builds::kUndecided};
  Finding finding;
  finding.rule = "memory/x";
  finding.severity = Severity::kWarning;
  finding.verdict = Verdict::kFeasible;
  finding.primary = {0, 2, 3};
  finding.message = "m";
  finding.args = {{"n", std::int64_t{-5}}, {"s", std::string("7")}};
  finding.labels = {{{-1, 0, 0}, "whole"}, {{0, 0, 1}, "l"}};
  finding.notes = {"one", ""};
  finding.evidence = {Evidence::Kind::kModel, "e", {{"core", 3}}};
  finding.fixes = {{"t", FixSafety::kUnsafe, {{{0, 2, 2}, "x\ny"}}, true, {"parse"}}};
  finding.fingerprint = "0123456789abcdef";
  finding.breaks_build = true;
  report.findings = {finding};
  report.errors = {{"p", "w"}};
  return report;
}

TEST(ReportWire, RoundTrip) {
  const Report report = RichReport();
  const std::string bytes = EncodeReport(report);
  const std::optional<Report> decoded = DecodeReport(bytes);
  ASSERT_TRUE(decoded.has_value());
  EXPECT_EQ(RenderJson(*decoded), RenderJson(report));
  EXPECT_EQ(RenderText(*decoded, {}), RenderText(report, {}));
  EXPECT_EQ(EncodeReport(*decoded), bytes);
  EXPECT_EQ(decoded->project.containers[0].bytes, report.project.containers[0].bytes);
  EXPECT_EQ(decoded->project.files[0].map.ToContainer(2), 10u);
  EXPECT_EQ(decoded->project.form, report.project.form);
}

TEST(ReportWire, DamagedBytesAreRefused) {
  const std::string bytes = EncodeReport(RichReport());
  EXPECT_EQ(DecodeReport(""), std::nullopt);
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    EXPECT_FALSE(DecodeReport(bytes.substr(0, length)).has_value()) << length;
  }
  // Whatever is flipped: no crash, and what is accepted can be rendered.
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 5);
    if (const std::optional<Report> report = DecodeReport(damaged)) RenderJson(*report);
  }
}

std::vector<json> Lines(const std::string& path) {
  std::vector<json> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) out.push_back(json::parse(line));
  return out;
}

class Mine : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    services_.recheck = [](Report& report, const std::function<Report(Project)>& analyze) { Recheck(report, analyze); };
    Write("a.cpp", "void a() { fixable(); error(); }\n");
    Write("b.cpp", "void b() { fixable(); int error = 1; }\n");
    Write("same.cpp", "void a() { fixable(); error(); }\n");
    Write("clean.cpp", "void c() {}\n");
    Write("crash.cpp", "fixable error crash");
  }
};

TEST_F(Mine, RecordsOfFixesThatHold) {
  EXPECT_EQ(Run({"mine", "a.cpp", "b.cpp", "same.cpp", "clean.cpp", "-o", "out"}), kClean);
  EXPECT_EQ(out_, "4 inputs, 3 findings; 3 of 3 fixes held; 2 SFT records and 2 DPO pairs in out\n");
  const auto sft = Lines("out/sft.jsonl");
  ASSERT_EQ(sft.size(), 2u);
  EXPECT_EQ(sft[0]["meta"]["source_path"], "a.cpp");
  EXPECT_EQ(sft[1]["meta"]["source_path"], "b.cpp");
  EXPECT_EQ(sft[0]["meta"]["rule"], "test/error");
  EXPECT_EQ(Lines("out/dpo.jsonl").size(), 2u);
}

TEST_F(Mine, TheSameForAnyNumberOfJobs) {
  Run({"mine", "a.cpp", "b.cpp", "same.cpp", "clean.cpp", "-o", "one"});
  Run({"mine", "a.cpp", "b.cpp", "same.cpp", "clean.cpp", "-o", "four", "-j4"});
  for (const std::string name : {"sft.jsonl", "dpo.jsonl"}) EXPECT_EQ(Lines("one/" + name), Lines("four/" + name));
}

TEST_F(Mine, AFailureKeepsTheRest) {
  EXPECT_EQ(Run({"mine", "crash.cpp", "a.cpp", "absent.cpp", "-o", "out", "--license", "Apache-2.0"}), kNotAnalysed);
  EXPECT_NE(err_.find("crash.cpp: not analysed: analysis worker crashed: SIGABRT while mining"), std::string::npos)
      << err_;
  EXPECT_NE(err_.find("absent.cpp: not analysed: cannot open"), std::string::npos) << err_;
  const auto sft = Lines("out/sft.jsonl");
  ASSERT_EQ(sft.size(), 1u);
  EXPECT_EQ(sft[0]["meta"]["license_spdx"], "Apache-2.0");
  EXPECT_EQ(Run({"mine", "a.cpp"}), kUsage);
}

}  // namespace
}  // namespace assay
