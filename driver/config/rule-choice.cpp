// See rule-choice.h.
#include "driver/config/rule-choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "analyzer/facts/suggest.h"
#include "analyzer/report/display.h"

namespace assay {
namespace {

constexpr int kNone = -1;

// How specifically a selector names the rule; kNone if it does not.
int Closeness(std::string_view selector, const RuleEntry& rule) {
  if (selector == rule.name) return 3;
  if (rule.name.size() > selector.size() && rule.name.starts_with(selector) && rule.name[selector.size()] == '/')
    return 2;
  if (selector == (rule.info.stability == Stability::kStable ? "stable" : "preview")) return 1;
  return selector == "all" ? 0 : kNone;
}

int Closest(const std::vector<std::string>& selectors, const RuleEntry& rule) {
  int closest = kNone;
  for (const std::string& selector : selectors) closest = std::max(closest, Closeness(selector, rule));
  return closest;
}

std::string Problem(const std::string& selector, const std::string& origin, const std::vector<RuleEntry>& rules) {
  std::set<std::string> names = {"all", "stable", "preview"};
  for (const RuleEntry& rule : rules) {
    names.insert(rule.name);
    names.insert(rule.name.substr(0, rule.name.find('/')));
  }
  if (names.count(selector) > 0) return "";
  const std::string nearest = Nearest(selector, {names.begin(), names.end()});
  return fmt::format("{}: no rule or family is called `{}`{}", origin, OneLine(selector),
                     nearest.empty() ? "; `assay rules` lists them" : fmt::format("; did you mean `{}`?", nearest));
}

Severity SeverityOf(const std::string& word) {
  return word == "error" ? Severity::kError : word == "warning" ? Severity::kWarning : Severity::kNote;
}

void Decide(const RuleLayer& layer, const RuleEntry& rule, RuleDecision& decision) {
  const int selected = Closest(layer.select, rule);
  const int ignored = Closest(layer.ignore, rule);
  if (ignored != kNone && ignored >= selected) {
    decision.shown = false;
    decision.why = "ignored by " + layer.ignore_origin;
  } else if (selected != kNone) {
    decision.shown = true;
  } else if (!layer.select.empty()) {
    decision.shown = false;
    decision.why = "not selected by " + layer.select_origin;
  }
  int closest = kNone;
  std::string word;
  for (const auto& [selector, severity] : layer.severity) {
    const int close = Closeness(selector, rule);
    if (close <= closest) continue;
    closest = close;
    word = severity;
  }
  if (word == "off") {
    decision.shown = false;
    decision.why = "turned off by " + layer.severity_origin;
  } else if (!word.empty()) {
    decision.severity = SeverityOf(word);
  }
}

}  // namespace

RuleChoice ChooseRules(const std::vector<RuleLayer>& layers, bool preview, const std::vector<RuleEntry>& rules,
                       std::string& problem) {
  RuleChoice choice;
  const auto check = [&](const std::string& selector, const std::string& origin) {
    if (problem.empty()) problem = Problem(selector, origin, rules);
  };
  for (const RuleLayer& layer : layers) {
    for (const std::string& selector : layer.select) check(selector, layer.select_origin);
    for (const std::string& selector : layer.ignore) check(selector, layer.ignore_origin);
    for (const auto& [selector, word] : layer.severity) check(selector, layer.severity_origin);
  }
  for (const RuleEntry& rule : rules) {
    RuleDecision decision;
    if (!preview && rule.info.stability == Stability::kPreview) {
      decision.shown = false;
      decision.why = "the rule is a preview, and `preview` is off";
    }
    for (const RuleLayer& layer : layers) Decide(layer, rule, decision);
    if (!decision.shown || decision.severity) choice[rule.name] = std::move(decision);
  }
  return choice;
}

void ApplyRuleChoice(Report& report, const RuleChoice& choice) {
  if (choice.empty()) return;
  std::vector<Finding> shown;
  for (Finding& finding : report.findings) {
    const auto found = choice.find(finding.rule);
    if (found != choice.end() && !found->second.shown) {
      report.suppressed.push_back({std::move(finding), found->second.why, SuppressedBy::kConfiguration});
      continue;
    }
    if (found != choice.end() && found->second.severity) finding.severity = *found->second.severity;
    shown.push_back(std::move(finding));
  }
  report.findings = std::move(shown);
}

}  // namespace assay
