// The steps that all forms share at the end: names as the tools would write them, order by role, and missing parts.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/source/content.h"
#include "analyzer/source/split.h"

namespace assay::source {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Length of the well-formed UTF-8 sequence at `at`, 0 if there is none.
std::size_t SequenceAt(std::string_view text, std::size_t at) {
  auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u; };
  unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  std::size_t length = lead >= 0xC2 && lead < 0xE0   ? 2
                       : lead >= 0xE0 && lead < 0xF0 ? 3
                       : lead >= 0xF0 && lead < 0xF5 ? 4
                                                     : 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
  bool beyond = (lead == 0xED && byte(1) > 0x9F) || (lead == 0xF4 && byte(1) > 0x8F);
  return overlong || beyond ? 0 : length;
}

// The entry's name, from which the tools name the files; else the name in the host's include of its tiling header.
std::string StemOf(const Project& project) {
  for (const VirtualFile& file : project.files) {
    if (file.role != FileRole::kKernel) continue;
    std::string name = EntryName(ScanCpp(file.text, true).code);
    if (!name.empty()) return name;
  }
  static constexpr std::string_view kSuffix = "_tiling.h\"";
  for (const VirtualFile& file : project.files) {
    if (file.role != FileRole::kHostOperator) continue;
    std::size_t end = file.text.find(kSuffix);
    if (end == std::string::npos) continue;
    std::size_t begin = end;
    while (begin > 0 && IsIdentifierChar(file.text[begin - 1])) --begin;
    if (begin < end) return file.text.substr(begin, end - begin);
  }
  return "kernel";
}

// In a reply without named strings no tool determines the header's name: the host's include does.
std::string TilingHeaderName(const Project& project, const std::string& stem) {
  if (project.form != InputForm::kPythonStrings) {
    for (const VirtualFile& file : project.files) {
      if (file.role != FileRole::kHostOperator) continue;
      std::size_t end = file.text.find("tiling.h\"");
      std::size_t begin = end == std::string::npos ? end : file.text.rfind('"', end);
      if (begin == std::string::npos) continue;
      std::string name = file.text.substr(begin + 1, end + 8 - begin - 1);
      if (LooksLikePath(name) && name.find('/') == std::string::npos) return FirstLanguage().InHost(name);
    }
  }
  return FirstLanguage().InHost(stem + "_tiling.h");
}

std::string NameFor(const Project& project, FileRole role, const std::string& stem) {
  switch (role) {
    case FileRole::kKernel:
      return FirstLanguage().InKernel(stem + ".cpp");
    case FileRole::kHostTiling:
      return TilingHeaderName(project, stem);
    case FileRole::kHostOperator:
      return FirstLanguage().InHost(stem + ".cpp");
    case FileRole::kProjectJson:
      return "project.json";
    case FileRole::kBinding:
      return "binding.cpp";
    case FileRole::kModel:
      return "model.py";
    case FileRole::kOther:
      return "other.txt";
  }
  return "other.txt";
}

// Kernel, tiling header, operator, json, binding, model; within a role the file that holds the entry or the operator's
// definition first, then as given.
void SortByRole(Project& project) {
  std::vector<std::tuple<FileRole, bool, std::size_t>> order;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    bool lesser = (file.role == FileRole::kKernel && EntryName(ScanCpp(file.text, true).code).empty()) ||
                  (file.role == FileRole::kHostOperator && !HasWord(file.text, FirstLanguage().definition_call));
    order.emplace_back(file.role, lesser, i);
  }
  std::sort(order.begin(), order.end());
  std::vector<VirtualFile> sorted;
  std::vector<int> new_index(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::size_t old = std::get<2>(order[i]);
    new_index[old] = static_cast<int>(i);
    sorted.push_back(std::move(project.files[old]));
  }
  project.files = std::move(sorted);
  for (ReplyProblem& problem : project.problems) {
    if (problem.range.valid()) problem.range.file = new_index[static_cast<std::size_t>(problem.range.file)];
  }
}

bool IsBlank(const VirtualFile* file) {
  return file == nullptr || file->text.find_first_not_of(" \t\r\n") == std::string::npos;
}

void NoteMissingBlocks(Project& project) {
  static constexpr std::pair<FileRole, std::string_view> kBlocks[] = {{FileRole::kProjectJson, "project_json_src"},
                                                                      {FileRole::kHostTiling, "host_tiling_src"},
                                                                      {FileRole::kHostOperator, "host_operator_src"},
                                                                      {FileRole::kKernel, "kernel_src"},
                                                                      {FileRole::kBinding, "python_bind_src"}};
  std::string missing;
  int count = 0;
  for (const auto& [role, name] : kBlocks) {
    if (!IsBlank(project.Find(role))) continue;
    missing += fmt::format("{}`{}`", missing.empty() ? "" : ", ", name);
    ++count;
  }
  if (count > 0)
    project.problems.push_back(
        {ReplyProblemKind::kMissingBlock, {}, fmt::format("{} {} missing", missing, count == 1 ? "is" : "are")});
}

void NoteNoKernel(Project& project) {
  int kernel = project.IndexOf(FileRole::kKernel);
  if (kernel < 0) {
    project.problems.push_back({ReplyProblemKind::kNoKernel, {}, "no text with device code was found"});
    return;
  }
  for (const ReplyProblem& problem : project.problems) {
    if (problem.kind == ReplyProblemKind::kCutOff && problem.range.file == kernel) return;
  }
  for (const VirtualFile& file : project.files) {
    // A macro may replace the mark, and a header of the same project may contain the entry.
    std::string code = ScanCpp(file.text, false).code;
    bool device = file.role == FileRole::kKernel || FirstLanguage().InKernelFolder(file.name);
    if (device && (HasWord(code, "__global__") || code.find("extern \"C\"") != std::string::npos)) return;
  }
  project.problems.push_back({ReplyProblemKind::kNoKernel, {kernel, 0, 0}, "no `__global__` function was found"});
}

}  // namespace

VirtualFile WholeFile(const Project& project, int container, std::string name) {
  const std::string& bytes = project.containers[static_cast<std::size_t>(container)].bytes;
  VirtualFile file;
  file.name = std::move(name);
  file.container = container;
  std::size_t begin = bytes.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  file.text = bytes.substr(begin);
  for (std::size_t at = 0; at < file.text.size();) {
    std::size_t length = SequenceAt(file.text, at);
    if (length == 0) file.text[at] = '?';
    if (length == 1 && file.text[at] == '\0') file.text[at] = ' ';
    at += std::max<std::size_t>(length, 1);
  }
  file.map.Append(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(file.text.size()));
  return file;
}

void Finish(Project& project, bool named_blocks) {
  SortByRole(project);
  std::string stem = StemOf(project);
  for (VirtualFile& file : project.files) {
    if (file.name.empty()) file.name = NameFor(project, file.role, stem);
  }
  int json = project.IndexOf(FileRole::kProjectJson);
  if (json >= 0 && !IsBlank(&project.files[static_cast<std::size_t>(json)])) {
    const std::string& text = project.files[static_cast<std::size_t>(json)].text;
    bool known_cut = std::any_of(project.problems.begin(), project.problems.end(),
                                 [&](const ReplyProblem& p) { return p.range.file == json; });
    std::int64_t at = JsonErrorAt(text);
    if (at >= 0 && !known_cut) {
      auto begin = static_cast<std::uint32_t>(std::min<std::int64_t>(at, static_cast<std::int64_t>(text.size())));
      auto end = std::min<std::uint32_t>(begin + 1, static_cast<std::uint32_t>(text.size()));
      project.problems.push_back({ReplyProblemKind::kBadJson, {json, begin, end}, "it is no valid json at this place"});
    }
  }
  if (named_blocks) NoteMissingBlocks(project);
  bool kernel_missing = named_blocks && IsBlank(project.Find(FileRole::kKernel));
  if (!kernel_missing) NoteNoKernel(project);
}

}  // namespace assay::source
