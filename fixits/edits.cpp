// See edits.h.
#include "fixits/edits.h"

#include <algorithm>
#include <cstdint>

namespace assay {

std::string IndentAt(const std::string& text, std::size_t at) {
  const std::size_t line = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  const std::size_t word = std::min(text.find_first_not_of(" \t", line), text.size());
  return text.substr(line, word - line);
}

SourceRange WithItsLine(const std::string& text, SourceRange range) {
  std::size_t begin = range.begin, end = range.end;
  while (begin > 0 && (text[begin - 1] == ' ' || text[begin - 1] == '\t')) --begin;
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t' || text[end] == '\r')) ++end;
  const bool alone = (begin == 0 || text[begin - 1] == '\n') && end < text.size() && text[end] == '\n';
  if (!alone) return range;
  return {range.file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end + 1)};
}

void Narrow(const std::string& text, Edit& edit) {
  SourceRange& range = edit.range;
  while (range.begin < range.end && !edit.insert.empty() && text[range.end - 1] == edit.insert.back()) {
    --range.end;
    edit.insert.pop_back();
  }
  std::size_t same = 0;
  while (range.begin + same < range.end && same < edit.insert.size() && text[range.begin + same] == edit.insert[same])
    ++same;
  range.begin += static_cast<std::uint32_t>(same);
  edit.insert.erase(0, same);
}

}  // namespace assay
