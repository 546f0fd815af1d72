// assay rules and assay explain: what the rules are, for people and for programs.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

#include "analyzer/facts/suggest.h"
#include "analyzer/report/words.h"
#include "driver/cli.h"
#include "driver/commands.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;

std::string_view Word(Basis basis) {
  switch (basis) {
    case Basis::kPattern:
      return "pattern";
    case Basis::kPathSearch:
      return "path";
    case Basis::kRun:
      return "run";
    case Basis::kSolver:
      return "solver";
  }
  return "pattern";
}

std::string_view FixWord(FixSafety fix) { return fix == FixSafety::kNone ? "none" : assay::Word(fix); }

Json RuleJson(const RuleEntry& rule) {
  return {{"name", rule.name},
          {"summary", rule.info.summary},
          {"dialect", rule.dialect},
          {"severity", assay::Word(rule.info.severity)},
          {"basis", Word(rule.info.basis)},
          {"stability", rule.info.stability == Stability::kStable ? "stable" : "preview"},
          {"fix", FixWord(rule.info.fix)},
          {"since", rule.info.since}};
}

void Print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

std::string Dump(const Json& value) { return value.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace

int UsageError(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return kUsage;
}

int RunRules(bool json, const Services& services) {
  const std::vector<RuleEntry> rules = services.rules();
  if (json) {
    Json list = Json::array();
    for (const RuleEntry& rule : rules) list.push_back(RuleJson(rule));
    Print(Dump({{"schema_version", kSchemaVersion}, {"tool_version", ToolVersion()}, {"rules", std::move(list)}}));
    return kClean;
  }
  std::size_t width = 0;
  for (const RuleEntry& rule : rules) width = std::max(width, rule.name.size());
  for (const RuleEntry& rule : rules) {
    Print(fmt::format("{:{}}  {:7}  {:7}  {}\n", rule.name, width, assay::Word(rule.info.severity),
                      rule.info.fix == FixSafety::kNone ? "" : fmt::format("{}", FixWord(rule.info.fix)),
                      rule.info.summary));
  }
  return kClean;
}

RuleLookup FindRule(const std::string& name, const Services& services) {
  const std::vector<RuleEntry> rules = services.rules();
  const auto rule =
      std::find_if(rules.begin(), rules.end(), [&](const RuleEntry& entry) { return entry.name == name; });
  if (rule != rules.end()) return {*rule, ""};
  std::vector<std::string> names;
  for (const RuleEntry& entry : rules) names.push_back(entry.name);
  const std::string nearest = Nearest(name, names);
  return {std::nullopt, nearest.empty() ? fmt::format("no rule is called `{}`; `assay rules` lists them", name)
                                        : fmt::format("no rule is called `{}`; did you mean `{}`", name, nearest)};
}

std::string RulePageJson(const RuleEntry& rule, bool indent) {
  Json document = RuleJson(rule);
  document["page"] = rule.page;
  return indent ? Dump(document) : document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

int RunExplain(const std::string& name, bool json, const Services& services) {
  const RuleLookup found = FindRule(name, services);
  if (!found.rule) return UsageError(found.problem);
  if (json) {
    Print(RulePageJson(*found.rule, true));
  } else {
    Print(found.rule->page);
    if (!found.rule->page.ends_with('\n')) Print("\n");
  }
  return kClean;
}

}  // namespace assay
