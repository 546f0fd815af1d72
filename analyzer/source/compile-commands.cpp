// See compile-commands.h.
#include "analyzer/source/compile-commands.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace assay::source {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{64} << 20;

// A command line as words; quotes and backslashes as a shell reads them.
std::vector<std::string> Words(const std::string& command) {
  std::vector<std::string> words;
  std::string word;
  char quote = 0;
  bool open = false;
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    if (c == '\\' && quote != '\'' && i + 1 < command.size()) {
      word += command[++i], open = true;
    } else if (quote != 0) {
      if (c == quote)
        quote = 0;
      else
        word += c;
    } else if (c == '"' || c == '\'') {
      quote = c, open = true;
    } else if (c == ' ' || c == '\t' || c == '\n') {
      if (open) words.push_back(std::move(word));
      word.clear(), open = false;
    } else {
      word += c, open = true;
    }
  }
  if (open) words.push_back(std::move(word));
  return words;
}

std::string TextAt(const Json& entry, const char* key) {
  const auto found = entry.find(key);
  return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::vector<std::string> WordsOf(const Json& entry) {
  std::vector<std::string> words;
  if (const auto list = entry.find("arguments"); list != entry.end() && list->is_array()) {
    for (const Json& word : *list) {
      if (word.is_string()) words.push_back(word.get<std::string>());
    }
    return words;
  }
  return Words(TextAt(entry, "command"));
}

// How many folders two paths have in common.
std::ptrdiff_t Shared(const fs::path& a, const fs::path& b) {
  return std::distance(a.begin(), std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first);
}

}  // namespace

std::vector<std::string> IncludeDirsNear(const std::string& database, const std::string& near) {
  std::error_code ec;
  if (!fs::is_regular_file(database, ec) || fs::file_size(database, ec) > kMostBytes || ec) return {};
  std::ifstream in(database, std::ios::binary);
  const Json entries = Json::parse(in, nullptr, /*allow_exceptions=*/false);
  if (!entries.is_array()) return {};
  const Json* best = nullptr;
  std::ptrdiff_t most = -1;
  for (const Json& entry : entries) {
    if (!entry.is_object()) continue;
    const fs::path file = (fs::path(TextAt(entry, "directory")) / TextAt(entry, "file")).lexically_normal();
    const std::ptrdiff_t shared = Shared(file, fs::path(near));
    if (shared > most) best = &entry, most = shared;
  }
  std::vector<std::string> folders;
  if (best == nullptr) return folders;
  const std::vector<std::string> words = WordsOf(*best);
  const fs::path directory = TextAt(*best, "directory");
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (const std::string_view option : {"-I", "-isystem", "-iquote"}) {
      if (!words[i].starts_with(option)) continue;
      std::string folder = words[i].substr(option.size());
      if (folder.empty() && i + 1 < words.size()) folder = words[++i];
      if (!folder.empty()) folders.push_back((directory / folder).lexically_normal().string());
      break;
    }
  }
  return folders;
}

}  // namespace assay::source
