// An analysis that follows the words of a kernel, and makers over it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "corpus/record-maker.h"

namespace assay::testing {

inline std::string Kernel(const std::string& name, const std::string& body) {
  return "// doubles\nextern \"C\" __global__ __aicore__ void " + name + "(GM_ADDR x,\n    GM_ADDR y)\n{\n    " + body +
         "\n}\n";
}

// `Mule` and `Wait` are errors that a fix mends, `Addz` is one without a fix; a kernel with none of them runs right.
// `Near` is a warning, and its values are wrong.
inline Report Analyze(Project project) {
  Report report;
  const std::string text = project.files.empty() ? "" : project.files.at(0).text;
  const auto add = [&](const std::string& word, const std::string& fixed) {
    const std::size_t at = text.find(word);
    if (at == std::string::npos) return;
    Finding finding;
    finding.rule = word == "Wait" ? "sync/stuck-flag" : "api/unknown-name";
    finding.verdict = Verdict::kConfirmed;
    finding.evidence.text = word == "Wait" ? "simulator, core 0" : "the compiler";
    finding.message = "`" + word + "` does not exist";
    finding.primary = {0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + word.size())};
    if (!fixed.empty())
      finding.fixes.push_back({"use `" + fixed + "`", FixSafety::kSafe, {{finding.primary, fixed}}, false, {}});
    report.findings.push_back(finding);
  };
  add("Mule", "Muls");
  add("Wait", "Stop");
  add("Addz", "");
  const bool right = report.findings.empty();
  report.verdict.builds = right ? KernelVerdict::Builds::kYes : KernelVerdict::Builds::kNo;
  if (right) {
    report.verdict.runs = KernelVerdict::Runs::kClean;
    report.verdict.values =
        text.find("Half") == std::string::npos ? KernelVerdict::Values::kMatch : KernelVerdict::Values::kUndecided;
  }
  if (const std::size_t at = text.find("Near"); right && at != std::string::npos) {
    Finding finding;
    finding.rule = "numeric/inexact-instruction";
    finding.severity = Severity::kWarning;
    finding.message = "`Near` is an estimate";
    finding.primary = {0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)};
    report.findings.push_back(finding);
    report.verdict.values = KernelVerdict::Values::kMismatch;
  }
  report.project = std::move(project);
  return report;
}

inline MakerOptions Options() {
  MakerOptions options;
  options.rule_words = [](std::string_view) {
    return RuleWords{"only names of the API exist", "An unknown name stops the build."};
  };
  return options;
}

inline Version Text(const std::string& path, const std::string& text, Claimed outcome = Claimed::kNothing) {
  return {LoadBytes(path, text), {.outcome = outcome, .task = "", .task_kind = "", .prompt = "", .mutation = ""}};
}

inline RecordMaker MadeOf(std::vector<Version> chain, MakerOptions options = Options()) {
  RecordMaker maker(std::move(options), Analyze);
  maker.Chain(std::move(chain));
  return maker;
}

inline Record One(const std::string& path, const std::string& text) {
  const RecordMaker maker = MadeOf({Text(path, text)});
  return maker.records().empty() ? Record() : maker.records().front().record;
}

}  // namespace assay::testing
