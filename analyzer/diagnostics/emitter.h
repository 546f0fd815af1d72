// The interface through which a rule reports. It collects the findings of one rule; sorting, suppressing and rendering
// happen later.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "analyzer/diagnostics/finding.h"

namespace assay {

// Returned by Report so that the rule can add to the new finding. Valid until the next Report.
class FindingBuilder {
 public:
  explicit FindingBuilder(Finding& finding) : finding_(&finding) {}

  FindingBuilder& Label(SourceRange range, std::string text);
  FindingBuilder& Note(std::string text);
  FindingBuilder& Arg(std::string key, assay::Arg value);
  FindingBuilder& Growth(SourceRange range, double error);
  // Evidence of a run: raises the verdict to confirmed.
  FindingBuilder& Confirmed(std::string text, std::map<std::string, std::int64_t> values = {});
  FindingBuilder& BreaksBuild(BuildStep step = BuildStep::kByPlace);
  FindingBuilder& As(Severity severity);
  FindingBuilder& NoCause();
  FindingBuilder& Fix(std::string title, FixSafety safety, std::vector<Edit> edits);

 private:
  Finding* finding_;
};

class Emitter {
 public:
  // `symptom`: no finding of the rule is a cause (Finding::is_cause).
  Emitter(std::string rule, Severity severity, bool symptom = false)
      : rule_(std::move(rule)), severity_(severity), symptom_(symptom) {}

  template <class... Args>
  FindingBuilder Report(SourceRange where, fmt::format_string<Args...> format, Args&&... args) {
    return Add(where, fmt::format(format, std::forward<Args>(args)...));
  }
  // Not a finding: what could not be decided, and why.
  void Undecided(std::string what, std::string why);

  std::vector<Finding> TakeFindings() { return std::move(findings_); }
  std::vector<assay::Undecided> TakeUndecided() { return std::move(undecided_); }

 private:
  FindingBuilder Add(SourceRange where, std::string message);

  std::string rule_;
  Severity severity_;
  bool symptom_;
  std::vector<Finding> findings_;
  std::vector<assay::Undecided> undecided_;
};

}  // namespace assay
