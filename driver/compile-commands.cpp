// See compile-commands.h. Only those compiler options count that define macros or say where a project's own headers
// are.
#include "driver/compile-commands.h"

#include <algorithm>
#include <array>
#include <filesystem>
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

}  // namespace

const std::vector<CompileCommands::Entry>& CompileCommands::Read(const std::string& file, const std::string& root) {
  const auto [found, added] = read_.try_emplace(file);
  if (!added) return found->second;
  for (const source::CompileCommand& command : source::ReadCompileCommands(file, kMostBytes)) {
    Entry entry{command.file, {}};
    entry.flags.file = file;
    AddFlags(command.words, command.directory, root, entry.flags);
    found->second.push_back(std::move(entry));
  }
  return found->second;
}

CompileFlags CompileCommands::For(const std::string& path) {
  std::error_code failed;
  const fs::path whole = fs::absolute(path, failed).lexically_normal();
  const bool folder = fs::is_directory(whole, failed);
  for (fs::path at = folder ? whole : whole.parent_path(); !at.empty(); at = at.parent_path()) {
    for (const fs::path& file : {at / kName, at / "build" / kName}) {
      if (!fs::is_regular_file(file, failed)) continue;
      CompileFlags flags;
      const std::string below = (whole / "").string();
      for (const Entry& entry : Read(file.string(), at.string())) {
        if (entry.file != whole.string() && !(folder && entry.file.starts_with(below))) continue;
        flags.file = entry.flags.file;
        for (const std::string& dir : entry.flags.include_dirs) AddOnce(flags.include_dirs, dir);
        for (const std::string& define : entry.flags.defines) AddOnce(flags.defines, define);
        if (!folder) flags.words = entry.flags.words;
      }
      return flags;
    }
    if (at == at.root_path()) break;
  }
  return {};
}

}  // namespace assay
