// Edits whose lines touch are applied together to the text of those lines; a common prefix or suffix of the text
// before and after is not part of the patch.
#include "analyzer/report/patch.h"

#include <algorithm>

namespace assay {
namespace {

std::vector<std::string> SplitLines(std::string_view text) {
  std::vector<std::string> lines;
  while (true) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.emplace_back(line);
    if (end == text.npos) return lines;
    text.remove_prefix(end + 1);
  }
}

// From the start of the line that contains `begin` to the end of the one that contains `end`.
struct LineSpan {
  std::size_t begin;
  std::size_t end;
};

LineSpan LinesAround(std::string_view bytes, std::size_t begin, std::size_t end) {
  const std::size_t before = begin == 0 ? bytes.npos : bytes.rfind('\n', begin - 1);
  const std::size_t after = bytes.find('\n', end);
  return {before == bytes.npos ? 0 : before + 1, after == bytes.npos ? bytes.size() : after};
}

void TrimCommon(Hunk& hunk) {
  std::size_t head = 0;
  while (head < hunk.removed.size() && head < hunk.added.size() && hunk.removed[head] == hunk.added[head]) ++head;
  hunk.removed.erase(hunk.removed.begin(), hunk.removed.begin() + static_cast<std::ptrdiff_t>(head));
  hunk.added.erase(hunk.added.begin(), hunk.added.begin() + static_cast<std::ptrdiff_t>(head));
  hunk.old_line += static_cast<int>(head);
  hunk.new_line += static_cast<int>(head);
  while (!hunk.removed.empty() && !hunk.added.empty() && hunk.removed.back() == hunk.added.back()) {
    hunk.removed.pop_back();
    hunk.added.pop_back();
  }
}

}  // namespace

std::vector<Hunk> MakeHunks(const std::vector<ContainerEdit>& edits, const PlaceIndex& places) {
  std::vector<Hunk> hunks;
  int grown = 0;
  for (std::size_t first = 0; first < edits.size();) {
    const int container = edits[first].container;
    if (first > 0 && edits[first - 1].container != container) grown = 0;
    const std::string_view bytes = places.project().containers[static_cast<std::size_t>(container)].bytes;
    LineSpan span = LinesAround(bytes, edits[first].byte, edits[first].byte + edits[first].remove);
    std::size_t last = first + 1;
    while (last < edits.size() && edits[last].container == container && edits[last].byte <= span.end + 1) {
      span.end = LinesAround(bytes, edits[last].byte, edits[last].byte + edits[last].remove).end;
      ++last;
    }
    std::string changed;
    std::size_t at = span.begin;
    for (std::size_t i = first; i < last; ++i) {
      changed += bytes.substr(at, edits[i].byte - at);
      changed += edits[i].insert;
      at = edits[i].byte + edits[i].remove;
    }
    changed += bytes.substr(at, span.end - at);
    Hunk hunk;
    hunk.container = container;
    hunk.old_line =
        static_cast<int>(std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(span.begin), '\n')) + 1;
    hunk.new_line = hunk.old_line + grown;
    hunk.removed = SplitLines(bytes.substr(span.begin, span.end - span.begin));
    hunk.added = SplitLines(changed);
    grown += static_cast<int>(hunk.added.size()) - static_cast<int>(hunk.removed.size());
    TrimCommon(hunk);
    if (!hunk.removed.empty() || !hunk.added.empty()) hunks.push_back(std::move(hunk));
    first = last;
  }
  return hunks;
}

std::string ApplyEdits(std::string_view bytes, int container, const std::vector<ContainerEdit>& edits) {
  std::string out;
  std::size_t at = 0;
  for (const ContainerEdit& edit : edits) {
    if (edit.container != container) continue;
    out += bytes.substr(at, edit.byte - at);
    out += edit.insert;
    at = edit.byte + edit.remove;
  }
  out += bytes.substr(at);
  return out;
}

}  // namespace assay
