// Distances are longest common subsequences of tokens, so that comments and blanks count for nothing.
#include "corpus/pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "analyzer/report/diff.h"
#include "corpus/tokens.h"

namespace assay {
namespace {

// Beyond that many cells two texts count as wholly different: such a pair teaches nothing.
constexpr std::size_t kMostCells = 100'000'000;
constexpr std::size_t kMostLine = 160;

std::vector<int> Numbered(const std::vector<RecordFile>& files, std::map<std::string, int>& numbers) {
  std::vector<int> out;
  for (const RecordFile& file : files) {
    for (std::string& token : CodeTokens(file.text)) {
      out.push_back(numbers.try_emplace(std::move(token), static_cast<int>(numbers.size())).first->second);
    }
  }
  return out;
}

std::size_t LongestCommon(const std::vector<int>& a, const std::vector<int>& b) {
  std::size_t head = 0;
  while (head < a.size() && head < b.size() && a[head] == b[head]) ++head;
  std::size_t tail = 0;
  while (tail + head < a.size() && tail + head < b.size() && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) ++tail;
  const std::size_t rows = a.size() - head - tail;
  const std::size_t columns = b.size() - head - tail;
  if (rows == 0 || columns == 0 || columns > kMostCells / rows) return head + tail;
  std::vector<std::uint32_t> last(columns + 1, 0), line(columns + 1, 0);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) {
      line[j + 1] = a[head + i] == b[head + j] ? last[j] + 1 : std::max(last[j + 1], line[j]);
    }
    std::swap(last, line);
  }
  return head + tail + last[columns];
}

const RecordFile* Named(const std::vector<RecordFile>& files, const std::string& name) {
  const auto at = std::find_if(files.begin(), files.end(), [&](const RecordFile& file) { return file.name == name; });
  return at == files.end() ? nullptr : &*at;
}

std::string Trimmed(std::string_view line) {
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  return std::string(line);
}

bool Quotable(const std::string& line) {
  return !line.empty() && line.size() <= kMostLine && line.find('`') == std::string::npos;
}

}  // namespace

double ChangeShare(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after) {
  std::map<std::string, int> numbers;
  const std::vector<int> a = Numbered(before, numbers);
  const std::vector<int> b = Numbered(after, numbers);
  const std::size_t all = a.size() + b.size();
  if (all == 0) return 0;
  return 1.0 - 2.0 * static_cast<double>(LongestCommon(a, b)) / static_cast<double>(all);
}

std::vector<const Finding*> Vanished(const Report& before, const Report& after) {
  std::vector<bool> used(after.findings.size(), false);
  const auto take = [&](const Finding& finding, const auto& same) {
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (used[i] || after.findings[i].rule != finding.rule || !same(after.findings[i], finding)) continue;
      return static_cast<bool>(used[i] = true);
    }
    return false;
  };
  const auto words = [](const Finding& a, const Finding& b) { return a.message == b.message; };
  const auto print = [](const Finding& a, const Finding& b) {
    return !a.fingerprint.empty() && a.fingerprint == b.fingerprint;
  };
  std::vector<const Finding*> open;
  for (const Finding& finding : before.findings) {
    if (!take(finding, words)) open.push_back(&finding);
  }
  std::erase_if(open,
                [&](const Finding* finding) { return finding->severity == Severity::kNote || take(*finding, print); });
  return open;
}

std::string ChangeAt(const Defect& defect, const std::vector<RecordFile>& before,
                     const std::vector<RecordFile>& after) {
  const RecordFile* old_file = Named(before, defect.file);
  const RecordFile* new_file = Named(after, defect.file);
  if (old_file == nullptr || new_file == nullptr || old_file->text == new_file->text) return "";
  const std::string diff = UnifiedDiff(defect.file, old_file->text + "\n", new_file->text + "\n");
  // Blocks of removed and added lines; the one that holds the defect's line tells what takes its place.
  std::int64_t line = 0;
  bool here = false;
  std::string added;
  std::size_t at = 0;
  while (at < diff.size()) {
    const std::size_t end = std::min(diff.find('\n', at), diff.size());
    const std::string_view text = std::string_view(diff).substr(at, end - at);
    at = end + 1;
    if (text.starts_with("@@ -")) {
      std::from_chars(text.data() + 4, text.data() + text.size(), line);
      here = false;
    } else if (text.starts_with("---") || text.starts_with("+++") || line == 0) {
      continue;
    } else if (text.starts_with('-')) {
      here = here || line == defect.line;
      ++line;
    } else if (text.starts_with('+')) {
      const std::string trimmed = Trimmed(text.substr(1));
      if (here && added.empty() && Quotable(trimmed)) added = trimmed;
    } else {
      if (here) break;
      ++line;
    }
  }
  if (!here || !Quotable(defect.code)) return "";
  return added.empty() ? "line " + std::to_string(defect.line) + " is taken out" : "the line becomes `" + added + "`";
}

std::vector<std::string> ChangedFiles(const std::vector<RecordFile>& before, const std::vector<RecordFile>& after) {
  std::vector<std::string> names;
  for (const RecordFile& file : after) {
    const RecordFile* old_file = Named(before, file.name);
    if (old_file == nullptr || old_file->text != file.text) names.push_back(file.name);
  }
  return names;
}

}  // namespace assay
