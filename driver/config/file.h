// assay.toml as it is read: checked keys, each with the place it came from. The only folder that sees toml++.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

inline constexpr std::string_view kConfigName = "assay.toml";

struct Setting {
  nlohmann::json value;
  std::string origin;  // "ops/assay.toml:3", "ASSAY_LEVEL", "--level", "default"
};
using Settings = std::map<std::string, Setting, std::less<>>;  // by key

struct PathSection {
  std::vector<std::string> match;
  std::string folder;  // that the globs start from
  Settings settings;
};

struct ConfigFile {
  std::string path;
  Settings settings;
  std::vector<PathSection> sections;  // in their order
};

struct ConfigReading {
  ConfigFile file;
  std::string problem;  // "assay.toml:3: no key is called `chp`; did you mean `chip`?"; empty: none
};

// Reads a file with what it extends: a key in the file replaces that of the extended file as a whole. Paths
// among the values are absolute then.
ConfigReading ReadConfigFile(const std::string& path);
// The same of a text; `path` is its name, and the base of relative paths.
ConfigReading ReadConfigText(const std::string& text, const std::string& path);

// The assay.toml of the folder of `path`, or of the nearest one above it; looked for up to the folder of a repository
// (one with a .git). Empty: none.
std::string NearestConfig(const std::string& path);

}  // namespace assay
