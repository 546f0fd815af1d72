// assay config: the settings for a path, and the origin of each value.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/config/keys.h"
#include "driver/configured.h"

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

// A value as TOML spells it, which for these types is JSON except for tables.
std::string Toml(const nlohmann::json& value) {
  if (!value.is_object()) return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  std::string out;
  for (const auto& [key, one] : value.items())
    out += (out.empty() ? " " : ", ") + nlohmann::json(key).dump() + " = " + one.dump();
  return "{" + out + (out.empty() ? "}" : " }");
}

void PrintToml(const Resolved& resolved) {
  std::size_t width = 0;
  std::vector<std::pair<std::string, std::string>> lines;  // and where it comes from
  const auto add = [&](std::string_view name, const Setting& setting) {
    // TOML has no null: what is not set is a comment.
    const std::string line = setting.value.is_null() ? fmt::format("# {} is not set", name)
                                                     : fmt::format("{} = {}", name, Toml(setting.value));
    width = std::max(width, std::min<std::size_t>(line.size(), 60));
    lines.emplace_back(line, setting.value.is_null() ? "" : setting.origin);
  };
  for (const ConfigKey& key : ConfigKeys()) add(key.name, resolved.settings.find(key.name)->second);
  for (const PathSection* section : resolved.sections) {
    lines.emplace_back("# on top of it, for this path:", "");
    for (const auto& [name, setting] : section->settings) {
      if (name == "select" || name == "ignore" || name == "severity") add("# " + name, setting);
    }
  }
  fmt::print("# {}\n", resolved.file.empty() ? "no assay.toml" : OneLine(resolved.file));
  for (const auto& [line, origin] : lines) {
    if (origin.empty()) {
      fmt::print("{}\n", line);
    } else {
      fmt::print("{:<{}}  # {}\n", line, width, OneLine(origin));
    }
  }
}

void PrintJson(const Resolved& resolved, const RuleChoice& rules) {
  OrderedJson values = OrderedJson::object();
  for (const ConfigKey& key : ConfigKeys()) {
    const Setting& setting = resolved.settings.find(key.name)->second;
    values[std::string(key.name)] = {{"value", setting.value}, {"origin", setting.origin}};
  }
  OrderedJson choice = OrderedJson::object();
  for (const auto& [name, decision] : rules) {
    choice[name] = {{"shown", decision.shown}};
    if (decision.severity) choice[name]["severity"] = Word(*decision.severity);
    if (!decision.why.empty()) choice[name]["why"] = decision.why;
  }
  const OrderedJson document = {{"file", resolved.file.empty() ? OrderedJson(nullptr) : OrderedJson(resolved.file)},
                                {"settings", std::move(values)},
                                {"rules", std::move(choice)}};
  fmt::print("{}\n", document.dump(2, ' ', false, OrderedJson::error_handler_t::replace));
}

}  // namespace

int RunConfig(const ConfigArguments& arguments, const Services& services) {
  if (arguments.schema) {
    fmt::print("{}", ConfigSchema());
    return kClean;
  }
  const std::string path = arguments.paths.empty() ? "." : arguments.paths.front();
  Configurations configurations = ConfigurationsOf(arguments);
  // Names of chips, releases and rules are checked too.
  const Configured configured = Configure(arguments, path, &services, configurations);
  AnalyzeOptions ignored;
  InputArguments settled = configured.arguments;
  settled.paths.clear();
  std::string problem = configured.problem;
  if (problem.empty()) problem = FillFromArguments(settled, services, ignored);
  if (!problem.empty()) return UsageError(problem);
  const Resolved resolved = configurations.For(path);
  if (arguments.json) {
    PrintJson(resolved, configured.rules);
  } else {
    PrintToml(resolved);
  }
  return kClean;
}

}  // namespace assay
