// See fix-effects.h. A fix is found again in its finding by its title.
#include "corpus/fix-effects.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay {
namespace {

std::vector<std::string> LinesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = std::string_view(text).substr(at, end - at);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first != line.npos) lines.emplace_back(line.substr(first, line.find_last_not_of(" \t\r") + 1 - first));
    at = end + 1;
  }
  return lines;
}

// How often a text occurs in the files.
std::size_t Holding(const Project& project, const std::string& text) {
  std::size_t count = 0;
  for (const VirtualFile& file : project.files) {
    for (std::size_t at = file.text.find(text); at != std::string::npos; at = file.text.find(text, at + text.size()))
      ++count;
  }
  return count;
}

}  // namespace

std::string LineMadeBy(const Project& project, const Finding& finding, const std::string& title) {
  const auto fix =
      std::find_if(finding.fixes.begin(), finding.fixes.end(), [&](const Fix& one) { return one.title == title; });
  if (fix == finding.fixes.end() || !finding.primary.valid()) return "";
  const std::string& text = project.files[static_cast<std::size_t>(finding.primary.file)].text;
  const std::size_t begin = finding.primary.begin == 0 ? 0 : text.rfind('\n', finding.primary.begin - 1) + 1;
  const std::size_t end = std::min(text.find('\n', finding.primary.begin), text.size());
  std::vector<Edit> edits;
  for (const Edit& edit : fix->edits) {
    if (edit.range.file == finding.primary.file && edit.range.begin >= begin && edit.range.end <= end)
      edits.push_back(edit);
  }
  std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.range.begin > b.range.begin; });
  std::string line = text.substr(begin, end - begin);
  for (const Edit& edit : edits) line.replace(edit.range.begin - begin, edit.range.end - edit.range.begin, edit.insert);
  const std::size_t first = line.find_first_not_of(" \t");
  if (edits.empty() || first == line.npos || line.find('\n') != line.npos) return "";
  return line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
}

bool ChangesElsewhere(const Project& project, const Finding& finding, const std::string& title) {
  const auto fix =
      std::find_if(finding.fixes.begin(), finding.fixes.end(), [&](const Fix& one) { return one.title == title; });
  if (fix == finding.fixes.end() || !finding.primary.valid()) return false;
  const std::string& text = project.files[static_cast<std::size_t>(finding.primary.file)].text;
  const std::size_t begin = finding.primary.begin == 0 ? 0 : text.rfind('\n', finding.primary.begin - 1) + 1;
  const std::size_t end = std::min(text.find('\n', finding.primary.begin), text.size());
  return std::none_of(fix->edits.begin(), fix->edits.end(), [&](const Edit& edit) {
    return edit.range.file == finding.primary.file && edit.range.begin <= end && edit.range.end >= begin;
  });
}

bool Restores(const Project& given, const std::string& line) {
  return !line.empty() && std::any_of(given.files.begin(), given.files.end(), [&](const VirtualFile& file) {
    const std::vector<std::string> lines = LinesOf(file.text);
    return std::find(lines.begin(), lines.end(), line) != lines.end();
  });
}

bool Superseded(const Project& project, const Finding& finding, const std::string& title, const Project& end) {
  constexpr std::size_t kTelling = 6;  // bytes; shorter texts also occur in unrelated lines
  const auto fix =
      std::find_if(finding.fixes.begin(), finding.fixes.end(), [&](const Fix& one) { return one.title == title; });
  if (fix == finding.fixes.end()) return false;
  return std::any_of(fix->edits.begin(), fix->edits.end(), [&](const Edit& edit) {
    const std::vector<std::string> put = LinesOf(edit.insert);
    return !put.empty() && put.front().size() >= kTelling && Holding(end, put.front()) <= Holding(project, put.front());
  });
}

}  // namespace assay
