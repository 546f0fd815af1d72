// See compile-commands.h. Only those compiler options count that define macros or say where a project's own headers
// are.
#include "driver/compile-commands.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <mutex>

#include "analyzer/source/compile-commands.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kName = "compile_commands.json";
constexpr std::uintmax_t kMostBytes = 256u << 20;

void AddOnce(std::vector<std::string>& list, std::string value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(std::move(value));
}

std::string Absolute(const std::string& path, const std::string& directory) {
  return (fs::path(directory) / path).lexically_normal().string();
}

// Folders elsewhere belong to the toolkit or the system, whose headers are those of the model.
bool IsBeneath(const fs::path& folder, const fs::path& root) {
  const std::string relative = folder.lexically_relative(root).string();
  return !relative.empty() && !relative.starts_with("..");
}

void AddFlags(const std::vector<std::string>& words, const std::string& directory, const fs::path& root,
              CompileFlags& out) {
  constexpr std::array<std::string_view, 6> kFolders = {
      "-I", "-iquote", "-isystem", "--include-directory", "--include-path", "--system-include"};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto value = [&](std::string_view option) -> std::string {
      if (words[i] == option) return i + 1 < words.size() ? words[++i] : "";
      const std::string rest = words[i].substr(option.size());
      return rest.starts_with('=') ? rest.substr(1) : rest;
    };
    const auto folder = std::find_if(kFolders.begin(), kFolders.end(),
                                     [&](std::string_view option) { return words[i].starts_with(option); });
    if (folder != kFolders.end()) {
      std::error_code ignored;
      const std::string path = Absolute(value(*folder), directory);
      if (fs::is_directory(path, ignored) && IsBeneath(path, root)) AddOnce(out.include_dirs, path);
    } else if (words[i].starts_with("-D")) {
      AddOnce(out.defines, value("-D"));
    } else if (words[i].starts_with("--define-macro")) {
      AddOnce(out.defines, value("--define-macro"));
    } else {
      out.words.push_back(words[i]);
    }
  }
  std::erase(out.defines, "");
}

using Commands = std::shared_ptr<const std::vector<source::CompileCommand>>;

// One command asks several times; a large project's file takes longer to read than a check.
Commands ReadOnce(const fs::path& file) {
  static std::mutex mutex;
  static std::string last;
  static fs::file_time_type written;
  static std::uintmax_t size = 0;
  static Commands commands;
  std::error_code failed;
  const fs::file_time_type time = fs::last_write_time(file, failed);
  const std::uintmax_t bytes = fs::file_size(file, failed);
  const std::scoped_lock lock(mutex);
  if (commands == nullptr || last != file || written != time || size != bytes) {
    commands = std::make_shared<const std::vector<source::CompileCommand>>(
        source::ReadCompileCommands(file.string(), kMostBytes));
    last = file.string();
    written = time;
    size = bytes;
  }
  return commands;
}

}  // namespace

CompileFlags CompileFlagsOf(const std::string& path) {
  std::error_code failed;
  const fs::path whole = fs::absolute(path, failed).lexically_normal();
  const bool folder = fs::is_directory(whole, failed);
  for (fs::path at = folder ? whole : whole.parent_path(); !at.empty(); at = at.parent_path()) {
    for (const fs::path& file : {at / kName, at / "build" / kName}) {
      if (!fs::is_regular_file(file, failed)) continue;
      CompileFlags flags;
      const std::string below = (whole / "").string();
      const Commands commands = ReadOnce(file);
      for (const source::CompileCommand& command : *commands) {
        if (command.file != whole.string() && !(folder && command.file.starts_with(below))) continue;
        flags.file = file.string();
        if (!folder) flags.words.clear();
        AddFlags(command.words, command.directory, at, flags);
        if (folder) flags.words.clear();
      }
      return flags;
    }
    if (at == at.root_path()) break;
  }
  return {};
}

}  // namespace assay
