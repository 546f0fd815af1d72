// Final wording of a report: types spelled as users write them, each reason once, and the text if nothing was read.
#pragma once

#include <fmt/format.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/report/report.h"
#include "rules/common/type-spelling.h"

namespace assay {

inline void SpellTypes(Finding& finding) {
  finding.message = rules::SpellTypes(std::move(finding.message));
  for (std::string& note : finding.notes) note = rules::SpellTypes(std::move(note));
  for (Label& label : finding.labels) label.text = rules::SpellTypes(std::move(label.text));
}

// One reason can come from a rule, from the parser and from the verdict.
inline void DropRepeated(std::vector<Undecided>& undecided) {
  std::set<std::pair<std::string, std::string>> seen;
  for (Undecided& one : undecided) one.why = rules::SpellTypes(std::move(one.why));
  std::erase_if(undecided, [&](const Undecided& one) { return !seen.insert({one.what, one.why}).second; });
}

// Whether there is no code to judge: too much of it, which is a limit of Assay, or in another language.
inline bool NothingToRead(Report& report) {
  const Project& project = report.project;
  for (const ReplyProblem& problem : project.problems) {
    if (problem.kind != ReplyProblemKind::kTooLarge) continue;
    report.errors.push_back({project.path, problem.detail});
    return true;
  }
  if (project.foreign.empty()) return false;
  report.undecided.push_back({"builds", fmt::format("the input is written in {}, which is not read", project.foreign)});
  return true;
}

}  // namespace assay
