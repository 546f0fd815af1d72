// Positions in a record are those of the files it shows, not of the reply they were cut from.
#include "corpus/record-text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "analyzer/source/content.h"

namespace assay {
namespace {

std::string_view Language(const VirtualFile& file) {
  return file.role == FileRole::kProjectJson ? "json" : file.role == FileRole::kModel ? "python" : "cpp";
}

// A fence longer than any run of back-quotes in the text.
std::string FenceFor(const std::string& text) {
  std::string fence = "```";
  while (text.find(fence) != std::string::npos) fence += '`';
  return fence;
}

std::string_view Stripped(std::string_view text) {
  while (text.starts_with('\n') || text.starts_with("\r\n")) text.remove_prefix(1);
  while (!text.empty() && std::string_view(" \t\r\n").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  return text;
}

struct Line {
  int number = 1;  // in the file as a record shows it
  std::string text;
};

Line LineAt(const VirtualFile& file, std::uint32_t offset) {
  std::string_view text = file.text;
  offset = std::min<std::uint32_t>(offset, static_cast<std::uint32_t>(text.size()));
  std::size_t shown = static_cast<std::size_t>(Stripped(text).data() - text.data());
  std::size_t begin = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  begin = begin == std::string_view::npos ? 0 : begin + 1;
  std::size_t end = std::min(text.find('\n', begin), text.size());
  std::string_view line = text.substr(begin, end - begin);
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  auto first = static_cast<std::ptrdiff_t>(std::min(shown, begin));
  auto newlines = std::count(text.begin() + first, text.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
  int number = 1 + static_cast<int>(newlines);
  return {number, std::string(line)};
}

std::string Sentence(std::string text) {
  if (!text.empty() && text.back() != '.') text += '.';
  return text;
}

std::string Observation(const Report& before, const Finding& finding) {
  if (!finding.primary.valid() || finding.primary.file >= static_cast<int>(before.project.files.size())) {
    return Sentence(finding.message);
  }
  const VirtualFile& file = before.project.files[static_cast<std::size_t>(finding.primary.file)];
  Line line = LineAt(file, finding.primary.begin);
  std::string code =
      line.text.empty() || line.text.find('`') != std::string::npos ? "" : fmt::format(", `{}`", line.text);
  return Sentence(fmt::format("`{}` line {}{}: {}", file.name, line.number, code, finding.message));
}

std::string Consequence(const Finding& finding) {
  if (!finding.evidence.text.empty()) return Sentence("Shown by " + finding.evidence.text);
  if (finding.breaks_build) return "The vendor toolchain refuses to build it.";
  return "The code itself shows it.";
}

}  // namespace

std::vector<std::size_t> ShownFiles(const Project& project, const Fix& fix) {
  std::set<std::size_t> shown;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    FileRole role = project.files[i].role;
    bool code = role == FileRole::kKernel || role == FileRole::kHostTiling || role == FileRole::kHostOperator;
    if (code) shown.insert(i);
  }
  for (const Edit& edit : fix.edits) shown.insert(static_cast<std::size_t>(edit.range.file));
  return {shown.begin(), shown.end()};
}

std::string FilesText(const Project& project, const std::vector<std::size_t>& shown) {
  std::string out;
  for (std::size_t i : shown) {
    const VirtualFile& file = project.files[i];
    std::string text(Stripped(file.text));
    std::string fence = FenceFor(text);
    out +=
        fmt::format("{}`{}`:\n{}{}\n{}\n{}", out.empty() ? "" : "\n\n", file.name, fence, Language(file), text, fence);
  }
  return out;
}

std::string DefectQuestion(const Project& before, const std::vector<std::size_t>& shown, const std::string& chip) {
  return fmt::format("Find the defect in this AscendC operator for {} and correct it.\n\n{}", chip,
                     FilesText(before, shown));
}

std::string DefectAnswer(const Report& before, const Finding& finding, const Fix& fix, const Project& after,
                         const std::string& rule_summary) {
  std::set<std::size_t> changed;
  for (const Edit& edit : fix.edits) changed.insert(static_cast<std::size_t>(edit.range.file));
  std::string rule = rule_summary.empty() ? fmt::format("Rule `{}`.", finding.rule)
                                          : Sentence(fmt::format("Rule `{}`: {}", finding.rule, rule_summary));
  return fmt::format("{} {} {} {}\n\n{}", Observation(before, finding), rule, Consequence(finding),
                     Sentence("Change: " + fix.title), FilesText(after, {changed.begin(), changed.end()}));
}

std::string EntryOf(const Project& project) {
  for (const VirtualFile& file : project.files) {
    if (file.role != FileRole::kKernel) continue;
    std::string name = source::EntryName(source::ScanCpp(file.text, true).code);
    if (!name.empty()) return name;
  }
  return "";
}

std::string WritingTask(const Project& project, const std::vector<std::size_t>& shown, const std::string& chip) {
  std::string entry = EntryOf(project);
  std::string signature;
  for (const VirtualFile& file : project.files) {
    if (entry.empty() || file.role != FileRole::kKernel) continue;
    std::size_t mark = file.text.find("__global__");
    std::size_t at = mark == std::string::npos ? mark : file.text.find(entry, mark);
    std::size_t close = at == std::string::npos ? at : file.text.find(')', at);
    if (close == std::string::npos) continue;
    for (char c : file.text.substr(at, close + 1 - at)) {
      bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
      if (!blank || (!signature.empty() && signature.back() != ' ')) signature += blank ? ' ' : c;
    }
    break;
  }
  std::string names;
  for (std::size_t i : shown) names += fmt::format("{}`{}`", names.empty() ? "" : ", ", project.files[i].name);
  std::string what = entry.empty() ? "this AscendC operator" : fmt::format("the AscendC operator `{}`", entry);
  std::string how = signature.empty() ? "" : fmt::format(" with the kernel entry `{}`", signature);
  return fmt::format("Write {} for {}{}. Files: {}.", what, chip, how, names);
}

}  // namespace assay
