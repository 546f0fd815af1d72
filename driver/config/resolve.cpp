// See resolve.h.
#include "driver/config/resolve.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "analyzer/report/display.h"
#include "driver/compile-commands.h"
#include "driver/config/keys.h"
#include "driver/inputs.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

// The value of a variable; null, with `problem` set, if it is invalid for the key.
Json ValueOfText(const ConfigKey& key, const std::string& text, std::string& problem) {
  if (key.type == KeyType::kText) return text;
  if (key.type == KeyType::kChoice) {
    if (std::find(key.choices.begin(), key.choices.end(), text) != key.choices.end()) return text;
    problem = fmt::format("{} is one of {}, not `{}`", key.environment, fmt::join(key.choices, ", "), OneLine(text));
    return nullptr;
  }
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  const bool whole = key.type == KeyType::kWhole;
  if (end == text.c_str() || *end != '\0' || !(number >= key.least && number <= key.most) ||
      (whole && std::floor(number) != number)) {
    problem = fmt::format("{} is a {}number between {:g} and {:g}, not `{}`", key.environment, whole ? "whole " : "",
                          key.least, key.most, OneLine(text));
    return nullptr;
  }
  return whole ? Json(static_cast<std::int64_t>(number)) : Json(number);
}

bool Matches(const PathSection& section, const std::string& path) {
  std::error_code failed;
  const std::string relative =
      fs::absolute(path, failed).lexically_normal().lexically_relative(section.folder).string();
  if (failed || relative.empty() || relative.starts_with("..")) return false;
  return std::any_of(section.match.begin(), section.match.end(), [&](const std::string& glob) {
    if (glob.find('/') != glob.npos) return MatchesGlob(glob, relative);
    // One without a slash is matched with each name on the way down.
    const fs::path names(relative);
    return std::any_of(names.begin(), names.end(),
                       [&](const fs::path& name) { return MatchesGlob(glob, name.string()); });
  });
}

}  // namespace

const ConfigReading& Configurations::Read(const std::string& file) {
  const auto found = read_.find(file);
  return found != read_.end() ? found->second : read_.emplace(file, ReadConfigFile(file)).first->second;
}

Resolved Configurations::For(const std::string& path) {
  Resolved out;
  for (const ConfigKey& key : ConfigKeys()) out.settings[std::string(key.name)] = {Json::parse(key.usual), "default"};
  if (search_) {
    CompileFlags flags = CompileFlagsOf(path);
    out.build_words = std::move(flags.words);
    if (!flags.include_dirs.empty()) out.settings["include-dirs"] = {flags.include_dirs, flags.file};
    if (!flags.defines.empty()) out.settings["defines"] = {flags.defines, flags.file};
  }
  out.file = named_.empty() && search_ ? NearestConfig(path) : named_;
  if (!out.file.empty()) {
    const ConfigReading& reading = Read(out.file);
    out.problem = reading.problem;
    for (const auto& [name, setting] : reading.file.settings) out.settings[name] = setting;
    for (const PathSection& section : reading.file.sections) {
      if (!Matches(section, path)) continue;
      out.sections.push_back(&section);
      for (const auto& [name, setting] : section.settings) {
        // Selectors of a section come on top of the file's (rule-choice.h).
        const KeyType type = FindConfigKey(name)->type;
        if (type != KeyType::kSelectors && type != KeyType::kSeverities) out.settings[name] = setting;
      }
    }
  }
  for (const ConfigKey& key : ConfigKeys()) {
    const char* text = key.environment.empty() ? nullptr : std::getenv(std::string(key.environment).c_str());
    if (text == nullptr || *text == '\0' || !out.problem.empty()) continue;
    Json value = ValueOfText(key, text, out.problem);
    if (!value.is_null()) out.settings[std::string(key.name)] = {std::move(value), std::string(key.environment)};
  }
  return out;
}

}  // namespace assay
