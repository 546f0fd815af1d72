// assay rules and assay explain: what the rules are, for people and for programs.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "analyzer/facts/ascii.h"
#include "analyzer/facts/suggest.h"
#include "analyzer/report/words.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/formats/documents.h"

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

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

OrderedJson RuleJson(const RuleEntry& rule) {
  return {{"name", rule.name},
          {"summary", rule.info.summary},
          {"dialect", rule.dialect},
          {"severity", assay::Word(rule.info.severity)},
          {"basis", Word(rule.info.basis)},
          {"stability", rule.info.stability == Stability::kStable ? "stable" : "preview"},
          {"fix", FixWord(rule.info.fix)}};
}

void Print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

std::string Dump(const OrderedJson& value) {
  return value.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

// "x = 1;  // error: [a/b] // label: set here" as "x = 1;  // <- error, set here". What is told at a place outside of
// the example is not marked in it.
std::string WithPlainMarks(const std::string& line, const std::string& rule) {
  static const std::regex form(R"(\s*// (?:(error|warning|note): \[([^\]]*)\]( @outside)?|label: (.*?)(?= // |$)))");
  std::string marks;
  for (std::sregex_iterator at(line.begin(), line.end(), form), end; at != end; ++at) {
    const std::smatch& mark = *at;
    if (mark[3].matched) continue;
    std::string told = mark[4].matched ? mark[4].str() : mark[1].str();
    if (mark[2].matched && mark[2] != rule) told += " [" + mark[2].str() + "]";
    marks += (marks.empty() ? "  // <- " : ", ") + told;
  }
  return std::regex_replace(line, form, "") + marks;
}

// Pages mark their examples for the tests; readers are told the language alone, and where a finding is.
std::string ForReaders(const std::string& page, const std::string& rule) {
  std::istringstream lines(page);
  std::string out;
  bool example = false;
  for (std::string line; std::getline(lines, line);) {
    const bool fence = line.starts_with("```");
    example = example != fence;
    if (fence) line = line.substr(0, line.find(' '));
    out += (example && !fence ? WithPlainMarks(line, rule) : line) + "\n";
  }
  return out;
}

// The finding with this fingerprint in a report: a document, an array of them, or one per line.
nlohmann::json FindingIn(const std::string& path, const std::string& fingerprint, std::string& problem) {
  std::ifstream in(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::vector<nlohmann::json> documents;
  const nlohmann::json whole = nlohmann::json::parse(text, nullptr, false);
  if (whole.is_array()) documents.assign(whole.begin(), whole.end());
  if (whole.is_object()) documents.push_back(whole);
  if (whole.is_discarded()) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) documents.push_back(nlohmann::json::parse(line, nullptr, false));
  }
  bool report = false;
  for (const nlohmann::json& document : documents) {
    if (!document.is_object() || !document.contains("findings")) continue;
    report = true;
    for (const nlohmann::json& one : document["findings"]) {
      if (TextOf(one, "fingerprint") == fingerprint) return one;
    }
  }
  problem = report ? fmt::format("no finding of `{}` has the fingerprint `{}`", path, fingerprint)
                   : fmt::format("`{}` is not a report: assay check --format json makes one", path);
  return nullptr;
}

std::string FindingText(const nlohmann::json& finding) {
  const auto place = [](const nlohmann::json& object) {
    return fmt::format("{}:{}:{}", TextOf(object, "path"), object.value("line", 1), object.value("col", 1));
  };
  nlohmann::json start = finding.value("start", nlohmann::json::object());
  start["path"] = TextOf(finding, "path");
  std::string out = fmt::format("{}[{}]: {}\n  --> {}\n", TextOf(finding, "severity"), TextOf(finding, "rule"),
                                TextOf(finding, "message"), place(start));
  const nlohmann::json evidence = finding.value("evidence", nlohmann::json::object());
  const std::string how = TextOf(evidence, "text");
  out += fmt::format("  = {}{}{}\n", TextOf(finding, "verdict"), how.empty() ? "" : ": ", how);
  const nlohmann::json values = evidence.value("values", nlohmann::json::object());
  for (const auto& [name, value] : values.items()) out += fmt::format("  = {} = {}\n", name, value.dump());
  for (const nlohmann::json& label : finding.value("labels", nlohmann::json::array()))
    out += fmt::format("  = {}: {}\n", place(label), TextOf(label, "text"));
  for (const nlohmann::json& note : finding.value("notes", nlohmann::json::array())) {
    if (note.is_string()) out += fmt::format("  = note: {}\n", note.get<std::string>());
  }
  return Harmless(out);
}

}  // namespace

int UsageError(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return kUsage;
}

static int PrintRules(const std::vector<RuleEntry>& rules, bool json) {
  if (json) {
    OrderedJson list = OrderedJson::array();
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

int RunRules(bool json, const Services& services) { return PrintRules(services.rules(), json); }

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
  OrderedJson document = RuleJson(rule);
  document["page"] = rule.page;
  return indent ? Dump(document) : document.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

int RunExplain(const ExplainArguments& arguments, const Services& services) {
  nlohmann::json finding;
  std::string name = arguments.name;
  if (!arguments.report.empty()) {
    std::string problem;
    finding = FindingIn(arguments.report, arguments.name, problem);
    if (!problem.empty()) return UsageError(problem);
    name = TextOf(finding, "rule");
  }
  RuleLookup found = FindRule(name, services);
  if (!found.rule && arguments.report.empty()) {
    if (const std::string page = services.api_page(name, ""); !page.empty()) {
      Print(arguments.json ? Dump({{"name", name}, {"page", page}}) : page);
      return kClean;
    }
    const std::string small = Lower(name);
    std::vector<RuleEntry> family = services.rules();
    std::erase_if(family, [&](const RuleEntry& rule) { return !rule.name.starts_with(small + "/"); });
    if (!family.empty()) return PrintRules(family, arguments.json);
    if (RuleLookup other = FindRule(small, services); small != name && other.rule) {
      fmt::print(stderr, "note: the rule is called `{}`\n", small);
      found = std::move(other);
    }
  }
  if (!found.rule) {
    const bool fingerprint = name.size() == 16 && name.find_first_not_of("0123456789abcdef") == name.npos;
    return UsageError(fingerprint
                          ? fmt::format("`{}` is not a rule; for a finding, name its report too: --report FILE", name)
                          : found.problem);
  }
  if (arguments.json) {
    OrderedJson document = OrderedJson::parse(RulePageJson(*found.rule, false));
    if (!finding.is_null()) document["finding"] = finding;
    Print(Dump(document));
    return kClean;
  }
  if (!finding.is_null()) Print(FindingText(finding) + "\n");
  Print(ForReaders(found.rule->page, found.rule->name));
  return kClean;
}

}  // namespace assay
