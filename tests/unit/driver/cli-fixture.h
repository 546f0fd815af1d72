// A command line over an analysis that follows the input's text.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "dialects/ascendc/mutators/tables.h"
#include "dialects/options.h"
#include "driver/cli.h"
#include "driver/suppression-rules.h"

namespace assay::testing {
namespace fs = std::filesystem;

// "error", "warning" and "note" in the text become findings, but not after a slash; "crash", "hang" and "undecided"
// happen, "stall" before anything is known; with "no build" findings break the build, with "who knows" it is unknown
// whether it builds.
inline Report FakeAnalyze(Project project, const AnalyzeOptions& options, const OnPartial& on_partial,
                          const OnStage& on_stage) {
  Report report;
  report.project = std::move(project);
  if (report.project.files.empty()) return report;
  const std::string text = report.project.files[0].text;
  const auto find = [&](const std::string& word, Severity severity) {
    std::size_t at = text.find(word);
    while (at != std::string::npos && at > 0 && text[at - 1] == '/') at = text.find(word, at + 1);
    if (at == std::string::npos) return;
    Finding finding;
    finding.rule = "test/" + word;
    finding.severity = severity;
    finding.primary = {0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + word.size())};
    finding.message = "found `" + word + "`";
    finding.breaks_build = text.find("no build") != std::string::npos;
    if (text.find("fixable") != std::string::npos) {
      finding.fixes.push_back({"take it out", FixSafety::kSafe, {{finding.primary, "fine"}}, false, {}});
    }
    report.findings.push_back(finding);
  };
  find("error", Severity::kError);
  find("warning", Severity::kWarning);
  find("note", Severity::kNote);
  while (text.find("stall") != std::string::npos) pause();
  on_partial(report);
  on_stage("running `k`");
  if (text.find("crash") != std::string::npos) std::abort();
  while (text.find("hang") != std::string::npos) pause();
  if (text.find("undecided") != std::string::npos) report.undecided.push_back({"runs", "not modelled"});
  if (options.level == Level::kLint) report.undecided.push_back({"level", "lint"});
  using Builds = KernelVerdict::Builds;
  report.verdict.builds = text.find("no build") != std::string::npos    ? Builds::kNo
                          : text.find("who knows") != std::string::npos ? Builds::kUndecided
                                                                        : Builds::kYes;
  report.timing_ms = {{"parse", 1}, {"total", 1}};
  return report;
}

inline Services FakeServices() {
  Services services;
  services.make_analyze = [](const std::string&) { return FakeAnalyze; };
  services.load_path = [](const std::string& path) -> LoadResult {
    std::ifstream in(path);
    if (!in) return {{}, "cannot open `" + path + "`"};
    std::stringstream text;
    text << in.rdbuf();
    LoadResult result;
    VirtualFile file;
    file.name = path;
    file.text = text.str();
    file.map = OffsetMap::Identity(static_cast<std::uint32_t>(file.text.size()));
    result.project.form = path.ends_with(".txt") ? InputForm::kPlainText : InputForm::kKernelFile;
    result.project.containers.push_back({path, file.text});
    result.project.files.push_back(file);
    return result;
  };
  // Every fix holds, except one whose input says otherwise.
  services.recheck = [](Report& report, const std::function<Report(Project)>&) {
    const std::string text = report.project.files[0].text;
    if (text.find("recheck dies") != std::string::npos) std::abort();
    for (Finding& finding : report.findings) {
      for (Fix& fix : finding.fixes) fix.verified = true;
    }
  };
  services.fix = [](Project project, const FixOptions& options, const AnalyzeFn& analyze) {
    FixRun run;
    run.report = analyze(std::move(project), options.analyze, [](const Report&) {}, [](std::string_view) {});
    const Container& container = run.report.project.containers[0];
    std::string after = container.bytes;
    const std::size_t at = after.find("error");
    const bool offered = std::any_of(run.report.findings.begin(), run.report.findings.end(),
                                     [](const Finding& finding) { return !finding.fixes.empty(); });
    if (at == std::string::npos || !offered) return run;
    after.replace(at, 5, "fine");
    std::string path = container.path;
    if (after.find("elsewhere") != std::string::npos) path = "../elsewhere.cpp";
    run.files.push_back({path, container.bytes, after});
    run.before = run.report.verdict;
    run.steps.push_back({"test/error", "take it out", FixSafety::kSafe, path, 1, 1, 1});
    run.checked = {"parse", "rules"};
    run.report.findings.clear();
    return run;
  };
  services.mutators = {{"ascendc", ascendc::AllMutators()}, {"other", {}}};
  services.chips = [] { return std::vector<std::string>{"ascend910b", "ascend310p"}; };
  services.releases = [] { return std::vector<std::string>{"8.x", "9.1"}; };
  services.rules = [] {
    auto rules = DriverRules();
    for (const std::string name : {"test/error", "test/warning", "test/note"})
      rules.push_back({name, "any", "# " + name, {}});
    return rules;
  };
  return services;
}

class Cli : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("assay-cli-" + std::to_string(getpid()));
    fs::create_directories(folder_);
    fs::current_path(folder_);
  }
  void TearDown() override {
    fs::current_path(ASSAY_SOURCE_DIR);
    fs::remove_all(folder_);
  }
  static void Write(const std::string& path, const std::string& text) {
    if (fs::path(path).has_parent_path()) fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path) << text;
  }
  int Run(std::vector<std::string> arguments) {
    std::vector<const char*> argv = {"assay"};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    ::testing::internal::CaptureStdout();
    ::testing::internal::CaptureStderr();
    const int code = RunCommandLine(static_cast<int>(argv.size()), argv.data(), services_);
    out_ = ::testing::internal::GetCapturedStdout();
    err_ = ::testing::internal::GetCapturedStderr();
    return code;
  }
  Services services_ = FakeServices();
  fs::path folder_;
  std::string out_;
  std::string err_;
};

}  // namespace assay::testing
