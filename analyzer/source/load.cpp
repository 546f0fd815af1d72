// Reads files and folders. A folder is an operator project if exactly one folder of kernels lies in it or below it.
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/source/beside.h"
#include "analyzer/source/content.h"
#include "analyzer/source/language.h"
#include "analyzer/source/split.h"

namespace assay {
namespace fs = std::filesystem;
using source::kMostBytes;

namespace {

// A folder with more entries than this, or nested deeper, is not one operator.
constexpr std::size_t kMostEntries = 20000;
constexpr int kMostDepth = 8;
constexpr std::size_t kMostFiles = 256;

void NoteTooLarge(Project& project, std::uintmax_t bytes) {
  project.problems.push_back({ReplyProblemKind::kTooLarge,
                              {},
                              fmt::format("it has {} bytes, and at most {} MiB ({} bytes) of one input are read", bytes,
                                          kMostBytes >> 20, kMostBytes)});
}

// Reports an input that is not text. Single odd bytes are common (comments in an older encoding) and harmless.
bool NoteIfNotText(Project& project, const std::string& bytes) {
  std::size_t nul = static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\0'));
  std::size_t odd = 0;
  for (char c : bytes) {
    auto byte = static_cast<unsigned char>(c);
    if ((byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\v') || byte == 0x7F) ++odd;
  }
  Project probe;
  probe.containers.push_back({"", bytes});
  VirtualFile clean = source::WholeFile(probe, 0, "");
  std::size_t replaced = 0;
  std::size_t begin = bytes.size() - clean.text.size();
  for (std::size_t i = 0; i < clean.text.size(); ++i) replaced += clean.text[i] != bytes[begin + i] ? 1 : 0;
  bool binary = nul > 0 || (odd + replaced) * 3 > bytes.size();
  if (!binary) return false;
  std::string what = nul > 0 ? fmt::format("{} NUL bytes", nul)
                             : fmt::format("{} of {} bytes are not UTF-8 text", odd + replaced, bytes.size());
  project.problems.push_back({ReplyProblemKind::kNotText, {}, what});
  return true;
}

std::string ReadAll(const fs::path& path, std::string& error) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    error = fmt::format("cannot open `{}`: {}", path.string(), std::strerror(errno));
    return "";
  }
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// Folders that contain a folder of kernels, below `root` and including it; sorted.
std::vector<fs::path> FindOperators(const fs::path& root) {
  std::vector<fs::path> found;
  std::error_code ec;
  const std::string_view kernels = FirstLanguage().kernel_folder;
  if (fs::is_directory(root / kernels, ec)) return {root};
  std::size_t entries = 0;
  auto options = fs::directory_options::skip_permission_denied;
  for (auto it = fs::recursive_directory_iterator(root, options, ec); !ec && it != fs::recursive_directory_iterator();
       it.increment(ec)) {
    if (++entries > kMostEntries) break;
    if (it.depth() > kMostDepth) it.disable_recursion_pending();
    if (it->path().filename() == kernels && it->is_directory(ec)) found.push_back(it->path().parent_path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<fs::path> FilesOf(const fs::path& root) {
  std::vector<fs::path> files;
  std::error_code ec;
  for (const std::string_view folder : {FirstLanguage().kernel_folder, FirstLanguage().host_folder}) {
    auto options = fs::directory_options::skip_permission_denied;
    for (auto it = fs::recursive_directory_iterator(root / folder, options, ec);
         !ec && it != fs::recursive_directory_iterator(); it.increment(ec)) {
      if (it->is_regular_file(ec) && source::IsSourceName(it->path().string())) files.push_back(it->path());
    }
    ec.clear();
  }
  for (auto it = fs::directory_iterator(root, ec); !ec && it != fs::directory_iterator(); it.increment(ec)) {
    if (it->is_regular_file(ec) && it->path().extension() == ".json") files.push_back(it->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// Whether the operator's kernel is more than an empty entry function.
bool IsFilled(const fs::path& root) {
  for (const fs::path& file : FilesOf(root)) {
    std::error_code ec;
    bool kernel = FirstLanguage().InKernelFolder(file.lexically_relative(root).generic_string());
    if (!kernel || fs::file_size(file, ec) > kMostBytes) continue;
    std::string error;
    if (source::HasFilledEntry(source::ScanCpp(ReadAll(file, error), true).code)) return true;
  }
  return false;
}

// The operator meant by a folder: the only one, or the only one that is implemented rather than a template.
std::vector<fs::path> ChooseOperator(const fs::path& root) {
  std::vector<fs::path> found = FindOperators(root);
  if (found.size() < 2 || found.size() > kMostFiles) return found;
  std::vector<fs::path> filled;
  std::copy_if(found.begin(), found.end(), std::back_inserter(filled), IsFilled);
  return filled.size() == 1 ? filled : found;
}

LoadResult LoadFolder(const std::string& path) {
  LoadResult result;
  std::vector<fs::path> operators = ChooseOperator(path);
  if (operators.empty()) {
    result.error = fmt::format("`{}` holds no {} folder", path, FirstLanguage().kernel_folder);
    return result;
  }
  if (operators.size() > 1) {
    result.error = fmt::format("`{}` holds {} operators; name one of them, for example `{}`", path, operators.size(),
                               operators.front().string());
    return result;
  }
  Project& project = result.project;
  project.path = path;
  project.form = InputForm::kFolder;
  std::uintmax_t total = 0;
  for (const fs::path& file : FilesOf(operators.front())) {
    std::error_code ec;
    total += fs::file_size(file, ec);
    const bool many = project.files.size() >= kMostFiles;
    if (total > kMostBytes || many) {
      project.files.clear();
      project.containers.clear();
      NoteTooLarge(project, total);
      if (many) {
        project.problems.back().detail =
            fmt::format("it has more than {} files, which is the most that is read of one operator", kMostFiles);
      }
      return result;
    }
    project.containers.push_back({file.string(), ReadAll(file, result.error)});
    if (!result.error.empty()) return {{}, result.error};
    int container = static_cast<int>(project.containers.size()) - 1;
    VirtualFile whole =
        source::WholeFile(project, container, file.lexically_relative(operators.front()).generic_string());
    whole.role = source::RoleAt(whole.name, whole.text);
    if (whole.name.ends_with(".json") && whole.role == FileRole::kOther) {
      project.containers.pop_back();
      continue;
    }
    project.files.push_back(std::move(whole));
    NoteIfNotText(project, project.containers.back().bytes);
  }
  source::Finish(project, false);
  project.on_disk = operators.front().string();
  return result;
}

}  // namespace

Project LoadBytes(std::string path, std::string bytes) {
  Project project;
  project.path = path;
  if (bytes.size() > kMostBytes) {
    NoteTooLarge(project, bytes.size());
    project.containers.push_back({std::move(path), ""});
    return project;
  }
  bool empty = bytes.find_first_not_of(" \t\r\n\f\v") == std::string::npos;
  project.containers.push_back({std::move(path), std::move(bytes)});
  if (empty) {
    if (source::IsSourceName(project.path)) project.form = InputForm::kKernelFile;
    project.problems.push_back({ReplyProblemKind::kEmpty, {}, "the input is empty"});
    return project;
  }
  if (NoteIfNotText(project, project.containers[0].bytes) &&
      project.containers[0].bytes.find('\0') == std::string::npos)
    return project;
  source::LanguageGuess guess = source::ForeignLanguage(project.path, project.containers[0].bytes);
  project.language = guess.language;
  project.foreign = std::move(guess.shown);
  if (!project.foreign.empty()) {
    // A source file is not split, so that the headers next to it are found.
    if (source::IsSourceName(project.path)) {
      project.form = InputForm::kKernelFile;
      project.files.push_back(source::WholeFile(project, 0, fs::path(project.path).filename().string()));
      project.files.back().role = FileRole::kKernel;
    }
    return project;
  }
  bool named_blocks = source::SplitText(project, 0);
  source::Finish(project, named_blocks);
  return project;
}

Project Resplit(const Project& changed) {
  const bool beside = changed.form == InputForm::kKernelFile && changed.containers.size() > 1;
  if (changed.form != InputForm::kFolder && !beside) {
    if (changed.containers.size() != 1) return changed;
    Project again = LoadBytes(changed.containers[0].path, changed.containers[0].bytes);
    if (changed.split != nullptr && again.language == changed.language) changed.split(again);
    return again;
  }
  Project project;
  project.path = changed.path;
  project.form = changed.form;
  project.containers = changed.containers;
  project.cmake = changed.cmake;
  project.manual = changed.manual;
  project.on_disk = changed.on_disk;
  project.checkout = changed.checkout;
  for (const VirtualFile& file : changed.files) {
    VirtualFile whole = source::WholeFile(project, file.container, file.name);
    whole.role = file.role;
    project.files.push_back(std::move(whole));
    NoteIfNotText(project, project.containers[static_cast<std::size_t>(file.container)].bytes);
  }
  if (changed.split == nullptr) {
    source::Finish(project, false);
    return project;
  }
  project.language = changed.language;
  changed.split(project);
  return project;
}

LoadResult LoadPath(const std::string& path) {
  LoadResult result;
  std::error_code ec;
  fs::file_status status = fs::status(path, ec);
  if (fs::is_directory(status)) return LoadFolder(path);
  if (!fs::exists(status)) {
    result.error = fmt::format("`{}` does not exist", path);
    return result;
  }
  if (!fs::is_regular_file(status)) {
    result.error = fmt::format("`{}` is neither a file nor a folder", path);
    return result;
  }
  std::uintmax_t size = fs::file_size(path, ec);
  if (size > kMostBytes) {
    result.project.path = path;
    result.project.containers.push_back({path, ""});
    NoteTooLarge(result.project, size);
    return result;
  }
  std::string bytes = ReadAll(path, result.error);
  if (result.error.empty()) result.project = LoadBytes(path, std::move(bytes));
  source::AddHeadersBeside(result.project);
  return result;
}

}  // namespace assay
