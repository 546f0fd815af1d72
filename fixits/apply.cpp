// Edits are collected fix by fix; each candidate set is written back and compared with the text it should give.
#include "fixits/apply.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "analyzer/report/diff.h"
#include "analyzer/report/patch.h"
#include "analyzer/report/place-index.h"

namespace assay {
namespace {

using Edits = std::vector<Edit>;

bool Same(const Edit& a, const Edit& b) { return a.range == b.range && a.insert == b.insert; }

// Overlap in the same file; two insertions at one place overlap too, since their order would be arbitrary.
bool Conflict(const Edit& a, const Edit& b) {
  if (a.range.file != b.range.file) return false;
  if (a.range == b.range) return true;
  return a.range.begin < b.range.end && b.range.begin < a.range.end;
}

bool UsesCarriageReturns(const std::string& text) {
  std::size_t lines = 0;
  std::size_t returns = 0;
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
    ++lines;
    if (at > 0 && text[at - 1] == '\r') ++returns;
  }
  return returns * 2 > lines;
}

// The edit with the file's own line ends; nothing if it does not fit the project.
std::optional<Edit> Fitted(const Project& project, const Edit& edit) {
  if (edit.range.file < 0 || edit.range.file >= static_cast<int>(project.files.size())) return std::nullopt;
  const std::string& text = project.files[static_cast<std::size_t>(edit.range.file)].text;
  if (edit.range.begin > edit.range.end || edit.range.end > text.size()) return std::nullopt;
  Edit fitted{edit.range, ""};
  bool returns = UsesCarriageReturns(text);
  for (std::size_t i = 0; i < edit.insert.size(); ++i) {
    if (returns && edit.insert[i] == '\n' && (i == 0 || edit.insert[i - 1] != '\r')) fitted.insert += '\r';
    fitted.insert += edit.insert[i];
  }
  return fitted;
}

// The fix's edits that are not made yet; nullopt if the fix conflicts with itself or with earlier ones.
std::optional<Edits> NewEdits(const Project& project, const Fix& fix, const Edits& made) {
  Edits added;
  for (const Edit& edit : fix.edits) {
    std::optional<Edit> fitted = Fitted(project, edit);
    if (!fitted) return std::nullopt;
    auto same = [&](const Edit& other) { return Same(other, *fitted); };
    if (std::any_of(made.begin(), made.end(), same) || std::any_of(added.begin(), added.end(), same)) continue;
    auto conflict = [&](const Edit& other) { return Conflict(other, *fitted); };
    if (std::any_of(made.begin(), made.end(), conflict) || std::any_of(added.begin(), added.end(), conflict)) {
      return std::nullopt;
    }
    added.push_back(std::move(*fitted));
  }
  return added;
}

// Texts of the virtual files after the edits.
std::vector<std::string> Expected(const Project& project, Edits edits) {
  std::sort(edits.begin(), edits.end(),
            [](const Edit& a, const Edit& b) { return std::tie(a.range, a.insert) > std::tie(b.range, b.insert); });
  std::vector<std::string> texts;
  for (const VirtualFile& file : project.files) texts.push_back(file.text);
  for (const Edit& edit : edits) {
    std::string& text = texts[static_cast<std::size_t>(edit.range.file)];
    text.replace(edit.range.begin, edit.range.end - edit.range.begin, edit.insert);
  }
  return texts;
}

// The project after the edits; nullopt if they cannot be written in the container, or give a different text when read
// back.
std::optional<Project> WriteBack(const Project& project, const Edits& edits) {
  Fix joined;
  joined.edits = edits;
  std::optional<std::vector<ContainerEdit>> spelled = PlaceIndex(project).Edits(joined);
  if (!spelled) return std::nullopt;
  Project changed = project;
  for (std::size_t i = 0; i < changed.containers.size(); ++i) {
    changed.containers[i].bytes = ApplyEdits(project.containers[i].bytes, static_cast<int>(i), *spelled);
  }
  Project split = Resplit(changed);
  std::vector<std::string> expected = Expected(project, edits);
  if (split.files.size() != expected.size()) return std::nullopt;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const bool same = split.files[i].text == expected[i] || split.files[i].holds_others;
    if (!same || split.files[i].role != project.files[i].role) return std::nullopt;
  }
  return split;
}

}  // namespace

Applied ApplyFixes(const Project& project, const std::vector<const Fix*>& fixes) {
  Applied result;
  result.project = project;
  Edits made;
  for (std::size_t i = 0; i < fixes.size(); ++i) {
    std::optional<Edits> added = NewEdits(project, *fixes[i], made);
    std::optional<Project> written;
    if (added && !fixes[i]->edits.empty()) {
      added->insert(added->begin(), made.begin(), made.end());
      written = WriteBack(project, *added);
    }
    if (!written) {
      result.refused.push_back(i);
      continue;
    }
    made = std::move(*added);
    result.project = std::move(*written);
    result.applied.push_back(i);
  }
  return result;
}

std::string DiffOf(const Project& before, const Project& after) {
  std::string diff;
  for (std::size_t i = 0; i < before.containers.size() && i < after.containers.size(); ++i) {
    diff += UnifiedDiff(before.containers[i].path, before.containers[i].bytes, after.containers[i].bytes);
  }
  return diff;
}

}  // namespace assay
