// Blocks are whole lines, so that what is searched for is found by comparing lines.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/pairs.h"

namespace assay {
namespace {

using Lines = std::vector<std::string_view>;

// More lines than that on either side, and the middle counts as one change.
constexpr std::size_t kMostLines = 4'000;

Lines LinesOf(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1);
    lines.push_back(text.substr(0, end + 1));
    text.remove_prefix(end + 1);
  }
  return lines;
}

// Neighbouring lines that change: [first, last) of the old text, [new_first, new_last) of the new.
struct Part {
  std::size_t first, last, new_first, new_last;
};

std::vector<Part> PartsOf(const Lines& before, const Lines& after) {
  std::size_t head = 0;
  while (head < std::min(before.size(), after.size()) && before[head] == after[head]) ++head;
  std::size_t tail = 0;
  while (tail + head < std::min(before.size(), after.size()) &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) {
    ++tail;
  }
  const std::size_t rows = before.size() - head - tail;
  const std::size_t columns = after.size() - head - tail;
  if (rows > kMostLines || columns > kMostLines) return {{head, head + rows, head, head + columns}};
  // Longest common subsequence of what lies between, from its end.
  std::vector<std::vector<std::uint32_t>> common(rows + 1, std::vector<std::uint32_t>(columns + 1, 0));
  for (std::size_t i = rows; i-- > 0;) {
    for (std::size_t j = columns; j-- > 0;) {
      common[i][j] =
          before[head + i] == after[head + j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
    }
  }
  std::vector<Part> parts;
  for (std::size_t i = 0, j = 0; i < rows || j < columns;) {
    if (i < rows && j < columns && before[head + i] == after[head + j]) {
      ++i;
      ++j;
      continue;
    }
    const bool joins = !parts.empty() && parts.back().last == head + i && parts.back().new_last == head + j;
    if (!joins) parts.push_back({head + i, head + i, head + j, head + j});
    const bool takes = j == columns || (i < rows && common[i + 1][j] >= common[i][j + 1]);
    takes ? ++i : ++j;
    parts.back().last = head + i;
    parts.back().new_last = head + j;
  }
  return parts;
}

bool Once(const Lines& lines, std::size_t first, std::size_t last) {
  const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first);
  const auto end = lines.begin() + static_cast<std::ptrdiff_t>(last);
  const auto found = std::search(lines.begin(), lines.end(), begin, end);
  return first < last && found == begin && std::search(begin + 1, lines.end(), begin, end) == lines.end();
}

std::string Text(const Lines& lines, std::size_t first, std::size_t last) {
  std::string out;
  for (std::size_t i = first; i < last; ++i) out += lines[i];
  if (!out.empty() && out.back() != '\n') out += '\n';
  return out;
}

}  // namespace

std::string SearchAndReplace(const std::string& before, const std::string& after, std::int64_t& blocks) {
  const Lines old_lines = LinesOf(before);
  const Lines new_lines = LinesOf(after);
  std::vector<Part> parts;
  for (Part part : PartsOf(old_lines, new_lines)) {
    while (!Once(old_lines, part.first, part.last) && (part.first > 0 || part.last < old_lines.size())) {
      if (part.first > 0) {
        --part.first;
        --part.new_first;
      }
      if (part.last < old_lines.size()) {
        ++part.last;
        ++part.new_last;
      }
    }
    // Blocks that meet are one. Old and new lines stay in step before the first change of a block and after its last.
    while (!parts.empty() && parts.back().last >= part.first) {
      const Part& earlier = parts.back();
      const std::size_t first = std::min(part.first, earlier.first);
      const std::size_t last = std::max(part.last, earlier.last);
      part = {first, last, first + earlier.new_first - earlier.first, last + part.new_last - part.last};
      parts.pop_back();
    }
    parts.push_back(part);
  }
  std::string out;
  blocks = static_cast<std::int64_t>(parts.size());
  for (const Part& part : parts) {
    out += "<<<<<<< SEARCH\n" + Text(old_lines, part.first, part.last) + "=======\n" +
           Text(new_lines, part.new_first, part.new_last) + ">>>>>>> REPLACE\n";
  }
  return out;
}

}  // namespace assay
