// Which rules' findings are shown, and how severe they are.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/report/report.h"
#include "driver/services.h"

namespace assay {

struct RuleDecision {
  bool shown = true;
  std::optional<Severity> severity;  // else the rule's own
  std::string why;                   // where it is not shown: "ignored by assay.toml:3"
};

// By rule; one that is missing is shown as it is.
using RuleChoice = std::map<std::string, RuleDecision, std::less<>>;

// One source of rule settings. Selectors are `all`, `stable`, `preview`, a family or a rule; the most specific one
// counts, and of equally specific ones `ignore`. If `select` is not empty, only what it names is shown.
struct RuleLayer {
  std::vector<std::string> select, ignore;
  std::map<std::string, std::string> severity;
  std::string select_origin, ignore_origin, severity_origin;
};

// A later layer overrides an earlier one for the rules that it mentions. `problem`: a selector that matches nothing.
RuleChoice ChooseRules(const std::vector<RuleLayer>& layers, bool preview, const std::vector<RuleEntry>& rules,
                       std::string& problem);

// Moves hidden findings to report.suppressed. The verdict stays.
void ApplyRuleChoice(Report& report, const RuleChoice& choice);

}  // namespace assay
