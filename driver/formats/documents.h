// The inputs of the formats for other tools: the JSON documents of a run's inputs, and the texts of their files.
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/report/markup.h"
#include "driver/services.h"

namespace assay {

struct RunDocuments {
  std::vector<nlohmann::json> documents;  // as RenderJson makes them, in input order
  std::vector<RuleEntry> rules;
  // The text of a file that findings are in; no value where it cannot be read.
  std::function<std::optional<std::string>(const std::string& path)> text;
};

// A place in characters, as other tools count: lines and columns from 1, columns in UTF-16 units.
struct CharPlace {
  int line = 1;
  int column = 1;
};

// Finds places in files, which it reads once. Where a file cannot be read, bytes count as characters.
class CharPlaces {
 public:
  explicit CharPlaces(std::function<std::optional<std::string>(const std::string&)> text) : text_(std::move(text)) {}

  // `position`: an object with `line` and `col`, the latter in bytes.
  CharPlace At(const std::string& path, const nlohmann::json& position);
  // No value where the file cannot be read.
  std::optional<CharPlace> AtByte(const std::string& path, std::size_t byte);
  // Null where it cannot be read.
  const std::string* Text(const std::string& path);

 private:
  struct File {
    std::optional<std::string> text;
    std::vector<std::size_t> starts;
  };
  File& Get(const std::string& path);

  std::function<std::optional<std::string>(const std::string&)> text_;
  std::map<std::string, File> files_;
};

// The text of a key, empty where there is none.
std::string TextOf(const nlohmann::json& object, const char* key);
// The integer of a key, 0 where there is none.
std::int64_t WholeNumber(const nlohmann::json& object, const char* key);
// The integer at an index, `otherwise` where there is none.
std::int64_t WholeNumber(const nlohmann::json& list, std::size_t index, std::int64_t otherwise = 0);
// Headline, how it is known and notes: several lines.
std::string FullMessage(const nlohmann::json& finding);
// As a URI reference: relative to the working directory where it is beneath it, else file:.
std::string UriReference(const std::string& path);
// The path from the working directory where it is beneath it.
std::string RelativePath(const std::string& path);

std::string RenderSarif(const RunDocuments& run);
// Workflow commands, a line a finding.
std::string RenderGithub(const RunDocuments& run);
// GitLab's Code Quality report.
std::string RenderGitlab(const RunDocuments& run);
// A test case an input.
std::string RenderJunit(const RunDocuments& run);
// One page that needs no other file.
std::string RenderHtml(const RunDocuments& run);

}  // namespace assay
