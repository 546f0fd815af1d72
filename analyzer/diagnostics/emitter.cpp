// Builders of findings.
#include "analyzer/diagnostics/emitter.h"

namespace assay {

FindingBuilder& FindingBuilder::Label(SourceRange range, std::string text) {
  finding_->labels.push_back({range, std::move(text)});
  return *this;
}

FindingBuilder& FindingBuilder::Note(std::string text) {
  finding_->notes.push_back(std::move(text));
  return *this;
}

FindingBuilder& FindingBuilder::Growth(SourceRange range, double error) {
  finding_->growth.push_back({range, error});
  return *this;
}

FindingBuilder& FindingBuilder::Arg(std::string key, assay::Arg value) {
  finding_->args.insert_or_assign(std::move(key), std::move(value));
  return *this;
}

FindingBuilder& FindingBuilder::Confirmed(std::string text, std::map<std::string, std::int64_t> values) {
  finding_->verdict = Verdict::kConfirmed;
  finding_->evidence = {Evidence::Kind::kReplay, std::move(text), std::move(values)};
  return *this;
}

FindingBuilder& FindingBuilder::BreaksBuild(BuildStep step) {
  finding_->breaks_build = true;
  finding_->build_step = step;
  return *this;
}

FindingBuilder& FindingBuilder::As(Severity severity) {
  finding_->severity = severity;
  return *this;
}

FindingBuilder& FindingBuilder::NoCause() {
  finding_->is_cause = false;
  return *this;
}

FindingBuilder& FindingBuilder::Fix(std::string title, FixSafety safety, std::vector<Edit> edits) {
  finding_->fixes.push_back({.title = std::move(title), .safety = safety, .edits = std::move(edits)});
  return *this;
}

FindingBuilder Emitter::Add(SourceRange where, std::string message) {
  Finding finding;
  finding.rule = rule_;
  finding.severity = severity_;
  finding.is_cause = !symptom_;
  finding.primary = where;
  finding.message = std::move(message);
  findings_.push_back(std::move(finding));
  return FindingBuilder(findings_.back());
}

void Emitter::Undecided(std::string what, std::string why) { undecided_.push_back({std::move(what), std::move(why)}); }

}  // namespace assay
