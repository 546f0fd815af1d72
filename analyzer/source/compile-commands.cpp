// See compile-commands.h.
#include "analyzer/source/compile-commands.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "analyzer/source/content.h"

namespace assay::source {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uintmax_t kMostDatabaseBytes = std::uintmax_t{64} << 20;

// A command line as words, with quotes and backslashes as in a shell.
std::vector<std::string> CommandWords(const std::string& command) {
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

// Option files of a database (`--options-file F`, `-optf F`, `@F`). Anyone may have written the database: only
// option files below its own folder (after following links), where a build writes them, are read, and only up to a
// total size.
class OptionFiles {
 public:
  explicit OptionFiles(const std::string& database) {
    std::error_code failed;
    folder_ = fs::canonical(database, failed).parent_path();
  }

  // The words with option files replaced by their contents; a file that is not read stays a word.
  std::vector<std::string> In(const std::vector<std::string>& words, const std::string& directory) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < words.size(); ++i) {
      std::string name;
      std::size_t last = i;
      for (const std::string_view option : {"--options-file", "-optf"}) {
        if (words[i] == option && i + 1 < words.size()) name = words[last = i + 1];
        if (words[i].starts_with(std::string(option) + "=")) name = words[i].substr(option.size() + 1);
      }
      if (words[i].starts_with('@')) name = words[i].substr(1);
      const std::optional<std::string> text = name.empty() ? std::nullopt : Read(fs::path(directory) / name);
      if (!text) {
        out.push_back(words[i]);
        continue;
      }
      for (std::string& word : CommandWords(*text)) out.push_back(std::move(word));
      i = last;
    }
    return out;
  }

 private:
  std::optional<std::string> Read(const fs::path& named) {
    std::error_code failed;
    const fs::path file = fs::canonical(named, failed);
    if (failed || folder_.empty() || !IsWithin(file, folder_) || !fs::is_regular_file(file, failed))
      return std::nullopt;
    const std::uintmax_t size = fs::file_size(file, failed);
    if (failed || size > left_) return std::nullopt;
    left_ -= size;
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }

  fs::path folder_;
  std::uintmax_t left_ = std::uintmax_t{16} << 20;
};

// How many folders two paths have in common.
std::ptrdiff_t Shared(const fs::path& a, const fs::path& b) {
  return std::distance(a.begin(), std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first);
}

}  // namespace

std::vector<CompileCommand> ReadCompileCommands(const std::string& database, std::uintmax_t most_bytes) {
  std::vector<CompileCommand> commands;
  std::error_code failed;
  if (!fs::is_regular_file(database, failed) || fs::file_size(database, failed) > most_bytes || failed) return commands;
  std::ifstream in(database, std::ios::binary);
  const Json entries = Json::parse(in, nullptr, /*allow_exceptions=*/false);
  if (!entries.is_array()) return commands;
  OptionFiles option_files(database);
  for (const Json& entry : entries) {
    const auto text = [&](const char* key) {
      const auto found = entry.find(key);
      return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    if (!entry.is_object() || !entry.contains("file") || !entry["file"].is_string()) continue;
    CompileCommand command{"", text("directory"), {}};
    command.file = (fs::path(command.directory) / text("file")).lexically_normal().string();
    const auto list = entry.find("arguments");
    if (list != entry.end() && list->is_array()) {
      for (const Json& word : *list) command.words.push_back(word.is_string() ? word.get<std::string>() : "");
    } else {
      command.words = CommandWords(text("command"));
    }
    command.words = option_files.In(command.words, command.directory);
    commands.push_back(std::move(command));
  }
  return commands;
}

std::vector<std::string> IncludeDirsNear(const std::string& database, const std::string& near) {
  const std::vector<CompileCommand> commands = ReadCompileCommands(database, kMostDatabaseBytes);
  const CompileCommand* best = nullptr;
  std::ptrdiff_t most = -1;
  for (const CompileCommand& command : commands) {
    const std::ptrdiff_t shared = Shared(command.file, near);
    if (shared > most) best = &command, most = shared;
  }
  std::vector<std::string> folders;
  if (best == nullptr) return folders;
  for (std::size_t i = 0; i < best->words.size(); ++i) {
    for (const std::string_view option : {"-I", "-isystem", "-iquote"}) {
      if (!best->words[i].starts_with(option)) continue;
      std::string folder = best->words[i].substr(option.size());
      if (folder.empty() && i + 1 < best->words.size()) folder = best->words[++i];
      if (!folder.empty()) folders.push_back((fs::path(best->directory) / folder).lexically_normal().string());
      break;
    }
  }
  return folders;
}

}  // namespace assay::source
