// The keys of assay.toml: one table from which the reader, `assay config` and the JSON schema are made.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

enum class KeyType {
  kText,
  kChoice,      // a text among `choices`
  kWhole,       // between `least` and `most`
  kNumber,      // likewise
  kFlag,        // true or false
  kTexts,       // a list of texts
  kSelectors,   // a list of rules, families, stabilities or `all`
  kFolders,     // a list of paths, relative to the file that names them
  kFile,        // a path, relative to the file that names it
  kSeverities,  // a table from selectors to severities
};

struct ConfigKey {
  std::string_view name;
  KeyType type = KeyType::kText;
  std::string_view flag;         // of the command line, which wins; empty: none
  std::string_view environment;  // variable that wins over files; empty: none
  std::string_view usual;        // as JSON
  bool per_path = false;         // allowed in a [[paths]] section
  std::string_view what;
  std::vector<std::string> choices = {};
  double least = 0, most = 0;
};

// In the order in which `assay config` prints them. Without `extend`, `required-version` and `paths`, which only files
// have.
std::span<const ConfigKey> ConfigKeys();
const ConfigKey* FindConfigKey(std::string_view name);

// Names of severities; "off" hides the findings of a rule.
const std::vector<std::string>& SeverityWords();

// JSON Schema 2020-12 of assay.toml, several lines with a newline at the end.
std::string ConfigSchema();

}  // namespace assay
