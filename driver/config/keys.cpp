// See keys.h.
#include "driver/config/keys.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson TextList() { return {{"type", "array"}, {"items", {{"type", "string"}}}}; }

OrderedJson TypeOf(const ConfigKey& key) {
  switch (key.type) {
    case KeyType::kText:
    case KeyType::kFile:
      return {{"type", "string"}};
    case KeyType::kChoice:
      return {{"type", "string"}, {"enum", key.choices}};
    case KeyType::kWhole:
      return {{"type", "integer"},
              {"minimum", static_cast<std::int64_t>(key.least)},
              {"maximum", static_cast<std::int64_t>(key.most)}};
    case KeyType::kNumber:
      return {{"type", "number"}, {"minimum", key.least}, {"maximum", key.most}};
    case KeyType::kFlag:
      return {{"type", "boolean"}};
    case KeyType::kTexts:
    case KeyType::kSelectors:
    case KeyType::kFolders:
      return TextList();
    case KeyType::kSeverities:
      break;
  }
  return {{"type", "object"}, {"additionalProperties", {{"type", "string"}, {"enum", SeverityWords()}}}};
}

OrderedJson PropertyOf(const ConfigKey& key) {
  OrderedJson property = {{"description", key.what}};
  property.update(TypeOf(key));
  if (key.usual != "null") property["default"] = OrderedJson::parse(key.usual);
  return property;
}

}  // namespace

std::span<const ConfigKey> ConfigKeys() {
  static const std::vector<ConfigKey> kKeys = {
      {"level",
       KeyType::kChoice,
       "--level",
       "ASSAY_LEVEL",
       R"("full")",
       true,
       "lint neither runs nor proves anything",
       {"lint", "full"}},
      {"chip", KeyType::kText, "--soc", "ASSAY_CHIP", "null", true, "chip or family to judge for"},
      {"release", KeyType::kText, "--cuda", "ASSAY_RELEASE", "null", true,
       "release of the toolkit to judge for, such as 8.1"},
      {"include-dirs", KeyType::kFolders, "--include-dir", "", "[]", true,
       "folders of headers that inputs build on, relative to this file"},
      {"defines", KeyType::kTexts, "--define", "", "[]", true, "macros of the build, NAME or NAME=VALUE"},
      {"auto-sync", KeyType::kFlag, "--no-auto-sync", "", "true", true,
       "whether waits that the vendor's compiler inserts count"},
      {"edge-values", KeyType::kFlag, "--edge-values", "", "false", true,
       "whether a run whose values match is repeated with zeros, infinities, NaN and the like"},
      {"timeout",
       KeyType::kNumber,
       "--timeout",
       "ASSAY_TIMEOUT",
       "null",
       false,
       "seconds one input may take before it is given up",
       {},
       0.1,
       86400},
      {"jobs",
       KeyType::kWhole,
       "--jobs",
       "ASSAY_JOBS",
       "1",
       false,
       "inputs analysed at the same time; 0 is one per core",
       {},
       0,
       200},
      {"include", KeyType::kTexts, "--include", "", "[]", false, "of folders, only what one of these globs matches"},
      {"exclude", KeyType::kTexts, "--exclude", "", "[]", false, "of folders, nothing that one of these globs matches"},
      {"fail-on",
       KeyType::kChoice,
       "--fail-on",
       "ASSAY_FAIL_ON",
       R"("error")",
       false,
       "lowest severity that gives exit code 1",
       {"error", "warning", "note", "never"}},
      {"select", KeyType::kSelectors, "--select", "", "[]", true,
       "only findings of these rules, families or stabilities are shown; of all if it is empty"},
      {"ignore", KeyType::kSelectors, "--ignore", "", "[]", true,
       "findings of these rules, families or stabilities are not shown"},
      {"severity", KeyType::kSeverities, "--severity", "", "{}", true,
       "severities by rule, family or stability; `off` means `ignore`"},
      {"preview", KeyType::kFlag, "--no-preview", "", "true", false,
       "whether findings of rules whose stability is preview are shown"},
      {"suppressions", KeyType::kFlag, "--no-suppress", "", "true", false,
       "whether comments in the code may accept findings"},
      {"suppression-reasons", KeyType::kFlag, "--suppression-reasons", "", "false", false,
       "whether a comment that accepts a finding has to say why"},
      {"baseline", KeyType::kFile, "--baseline", "", "null", false,
       "file of findings that are known and not shown, relative to this file (assay baseline write)"},
  };
  return kKeys;
}

const ConfigKey* FindConfigKey(std::string_view name) {
  const auto keys = ConfigKeys();
  const auto found = std::find_if(keys.begin(), keys.end(), [&](const ConfigKey& key) { return key.name == name; });
  return found == keys.end() ? nullptr : &*found;
}

const std::vector<std::string>& SeverityWords() {
  static const std::vector<std::string> kWords = {"error", "warning", "note", "off"};
  return kWords;
}

std::string ConfigSchema() {
  OrderedJson properties = {
      {"extend",
       {{"type", "string"},
        {"description", "another file whose keys apply unless this one sets them; relative to this"}}},
      {"required-version",
       {{"type", "string"},
        {"pattern", R"(^(>=|==)?[0-9]+(\.[0-9]+){0,2}$)"},
        {"description", "version of assay that this file is for: a minimum, or with == an exact version"}}}};
  OrderedJson section = {{"match",
                          {{"type", "array"},
                           {"minItems", 1},
                           {"items", {{"type", "string"}}},
                           {"description", "globs; the section holds for inputs that one of them matches"}}}};
  for (const ConfigKey& key : ConfigKeys()) {
    properties[std::string(key.name)] = PropertyOf(key);
    if (!key.per_path) continue;
    section[std::string(key.name)] = PropertyOf(key);
    section[std::string(key.name)].erase("default");
  }
  properties["paths"] = {{"description", "settings for some inputs only; a later section overrides an earlier one"},
                         {"type", "array"},
                         {"items",
                          {{"type", "object"},
                           {"required", {"match"}},
                           {"additionalProperties", false},
                           {"properties", std::move(section)}}}};
  const OrderedJson schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                              {"title", "assay.toml"},
                              {"type", "object"},
                              {"additionalProperties", false},
                              {"properties", std::move(properties)}};
  return schema.dump(2) + "\n";
}

}  // namespace assay
