// See scripts.h.
#include "analyzer/source/scripts.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace assay::source {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostText = 256 * 1024;
constexpr std::size_t kMostScripts = 16;

// Empty if it is not a small file of the folder.
std::string TextIn(const fs::path& folder, const fs::path& name) {
  std::error_code error;
  const fs::path path = fs::canonical(folder / name, error);
  if (error || !fs::is_regular_file(path, error) || fs::file_size(path, error) > kMostText || error) return {};
  const auto [end, unused] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  if (end != folder.end()) return {};
  std::ifstream in(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(in), {});
  return text.find('\0') == std::string::npos ? text : std::string();
}

bool IsNameCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// `$NAME` and `${NAME}` filled in.
std::string Filled(const std::string& word, const std::map<std::string, std::string>& variables) {
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] != '$') {
      if (word[i] != '"' && word[i] != '\'') out += word[i];
      continue;
    }
    const bool braced = i + 1 < word.size() && word[i + 1] == '{';
    std::size_t end = i + (braced ? 2 : 1);
    const std::size_t begin = end;
    while (end < word.size() && IsNameCharacter(word[end])) ++end;
    const auto found = variables.find(word.substr(begin, end - begin));
    if (found != variables.end()) out += found->second;
    i = braced && end < word.size() && word[end] == '}' ? end : end - 1;
  }
  return out;
}

std::vector<std::string> Words(const std::string& line) {
  std::istringstream in(line.substr(0, line.find(" #")));
  return {std::istream_iterator<std::string>(in), {}};
}

// NAME=VALUE as a separate command.
void TakeAssignment(const std::string& word, std::map<std::string, std::string>& variables) {
  const std::size_t equals = word.find('=');
  if (equals == std::string::npos || equals == 0) return;
  const std::string name = word.substr(0, equals);
  if (std::all_of(name.begin(), name.end(), IsNameCharacter)) variables.emplace(name, word.substr(equals + 1));
}

// The calls of the first block that has any: later ones are the same for another setting.
std::vector<ScriptCall> CallsOf(const std::string& document, const std::map<std::string, std::string>& texts,
                                std::map<std::string, std::string> variables, std::vector<std::string>& program) {
  std::vector<ScriptCall> calls;
  bool after = false;
  std::istringstream lines(document);
  for (std::string line; std::getline(lines, line);) {
    if (line.find("```") != std::string::npos && !calls.empty()) break;
    const std::vector<std::string> words = Words(line);
    if (words.empty()) continue;
    TakeAssignment(words[0], variables);
    if (words[0].starts_with("./") && !std::exchange(after, true)) {
      program.clear();
      for (std::size_t i = 1; i < words.size() && std::string_view("&;|>").find(words[i][0]) == std::string_view::npos;
           ++i) {
        std::string word = Filled(words[i].substr(0, words[i].find_last_not_of(';') + 1), variables);
        if (!word.empty()) program.push_back(std::move(word));
      }
    }
    if (!words[0].starts_with("python") || words.size() < 2) continue;
    const std::string name = fs::path(words[1]).filename().string();
    const auto script = std::find_if(texts.begin(), texts.end(),
                                     [&](const auto& text) { return fs::path(text.first).filename() == name; });
    if (script == texts.end()) continue;
    ScriptCall call{.script = script->first, .arguments = {}, .after = after};
    for (std::size_t i = 2; i < words.size() && words[i] != "&&" && words[i] != ";"; ++i)
      call.arguments.push_back(Filled(words[i].substr(0, words[i].find_last_not_of(';') + 1), variables));
    calls.push_back(std::move(call));
  }
  return calls;
}

}  // namespace

Scripts ScriptsBeside(const std::string& file, const std::map<std::string, std::string>& variables) {
  Scripts scripts;
  if (file.empty()) return scripts;
  std::error_code error;
  const fs::path folder = fs::canonical(fs::path(file).parent_path(), error);
  if (error) return scripts;
  for (const char* below : {"", "scripts"}) {
    std::vector<fs::path> names;
    for (fs::directory_iterator it(folder / below, error), end; !error && it != end; it.increment(error)) {
      if (it->path().extension() == ".py") names.push_back(fs::path(below) / it->path().filename());
    }
    error.clear();
    std::sort(names.begin(), names.end());
    for (const fs::path& name : names) {
      if (scripts.texts.size() == kMostScripts) break;
      if (std::string text = TextIn(folder, name); !text.empty()) scripts.texts[name.string()] = std::move(text);
    }
  }
  for (const char* document : {"README.md", "README_en.md", "run.sh"}) {
    scripts.calls = CallsOf(TextIn(folder, document), scripts.texts, variables, scripts.program_arguments);
    if (!scripts.calls.empty()) return scripts;
  }
  for (const auto& [name, text] : scripts.texts) {
    const std::string plain = fs::path(name).filename().string();
    const bool looks = plain.find("verify") != std::string::npos || plain.find("compare") != std::string::npos;
    if (!looks) scripts.calls.push_back({.script = name, .arguments = {}, .after = false});
  }
  return scripts;
}

}  // namespace assay::source
