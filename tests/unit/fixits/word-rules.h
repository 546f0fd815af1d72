// An analysis that knows words: each word of a kind is a finding with a given fix.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "analyzer/source/project.h"
#include "fixits/recheck.h"

namespace assay::testing {

// A finding for every occurrence of `word`, fixed by replacing it.
struct WordRule {
  std::string word;
  std::string fixed;
  FixSafety safety = FixSafety::kSafe;
  Severity severity = Severity::kError;
};

inline Report Analyze(const std::vector<WordRule>& rules, Project project) {
  Report report;
  const std::string text = project.files.at(0).text;
  for (const WordRule& rule : rules) {
    for (std::size_t at = text.find(rule.word); at != std::string::npos; at = text.find(rule.word, at + 1)) {
      auto begin = static_cast<std::uint32_t>(at);
      Finding finding;
      finding.rule = "test/" + rule.word;
      finding.severity = rule.severity;
      if (rule.word == "crash") finding.verdict = Verdict::kConfirmed;
      finding.primary = {0, begin, begin + static_cast<std::uint32_t>(rule.word.size())};
      finding.message = "`" + rule.word + "` is wrong";
      if (rule.fixed != "-")
        finding.fixes.push_back({"replace it", rule.safety, {{finding.primary, rule.fixed}}, true, {}});
      report.findings.push_back(finding);
    }
  }
  using Kernel = KernelVerdict;
  bool crash = text.find("crash") != std::string::npos;
  report.verdict.builds = text.find("nobuild") != std::string::npos ? Kernel::Builds::kNo : Kernel::Builds::kYes;
  report.verdict.runs = crash ? Kernel::Runs::kFaults : Kernel::Runs::kClean;
  if (text.find("toolfails") != std::string::npos) report.errors.push_back({"k.cpp", "worker crashed"});
  report.project = std::move(project);
  return report;
}

inline AnalyzeProject With(std::vector<WordRule> rules, int* calls = nullptr) {
  return [rules, calls](Project project) {
    if (calls != nullptr) ++*calls;
    return Analyze(rules, std::move(project));
  };
}

inline Project Kernel(const std::string& body) {
  return LoadBytes("k.cpp", "__global__ __aicore__ void k() { " + body + " }\n");
}

}  // namespace assay::testing
