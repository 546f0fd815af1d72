// See stale-comments.h. Changes are read from the unified difference of the two texts.
#include "corpus/stale-comments.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/report/diff.h"
#include "analyzer/source/content.h"

namespace assay {
namespace {

constexpr std::size_t kMostAbove = 3;    // lines of a comment; a longer one speaks of more than the next line
constexpr std::size_t kLeastName = 3;    // letters of a name
constexpr std::size_t kTellingName = 6;  // letters of one that is no word of the language

// Where a comment starts that runs to the end of the line; npos where there is none.
std::size_t CommentAt(std::string_view line) {
  char quote = 0;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (quote != 0) {
      i += line[i] == '\\' ? 1 : 0;
      quote = line[i] == quote ? '\0' : quote;
    } else if (line[i] == '"' || line[i] == '\'') {
      quote = line[i];
    } else if (line[i] == '/' && line[i + 1] == '/') {
      return i;
    }
  }
  return std::string_view::npos;
}

std::string_view Code(std::string_view line) { return line.substr(0, CommentAt(line)); }
std::string_view Comment(std::string_view line) {
  const std::size_t at = CommentAt(line);
  return at == std::string_view::npos ? std::string_view() : line.substr(at);
}

void AddWords(std::string_view text, std::set<std::string>& words) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    while (i < text.size() && source::IsIdentifierChar(text[i])) ++i;
    const std::string_view word = text.substr(begin, i - begin);
    const bool number = !word.empty() && std::isdigit(static_cast<unsigned char>(word.front())) != 0;
    if (number || word.size() >= kLeastName) words.emplace(word);
    i += i == begin ? 1 : 0;
  }
}

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  return lines;
}

struct Change {
  std::vector<std::string> removed;
  std::vector<std::size_t> added;  // indexes of lines of the new text
};

std::vector<Change> ChangesOf(const std::string& before, const std::string& after) {
  std::vector<Change> changes;
  std::size_t line = 0;
  bool body = false, open = false;
  for (const std::string& text : Lines(UnifiedDiff("a", before, after))) {
    if (text.starts_with("@@ ")) {
      const std::size_t plus = text.find('+');
      std::from_chars(text.data() + plus + 1, text.data() + text.size(), line);
      body = true;
      open = false;
      continue;
    }
    if (!body || text.empty()) continue;
    const bool adds = text.front() == '+';
    if (adds || text.front() == '-') {
      if (!open || (!adds && !changes.back().added.empty())) changes.emplace_back();
      if (!adds) changes.back().removed.push_back(text.substr(1));
      if (adds) changes.back().added.push_back(line - 1);
    }
    open = adds || text.front() == '-';
    line += text.front() == '-' || text.front() == '\\' ? 0 : 1;
  }
  return changes;
}

// Edits of the new text of file `file` that remove its stale comments.
void Find(const std::string& before, const std::string& after, int file, std::vector<Edit>& edits) {
  const std::vector<std::string> lines = Lines(after);
  std::vector<std::size_t> starts = {0};
  for (const std::string& line : lines) starts.push_back(starts.back() + line.size() + 1);
  std::set<std::size_t> gone_lines;
  const auto take_out = [&](std::size_t begin, std::size_t end) {
    end = std::min(end, after.size());
    edits.push_back({{file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, ""});
  };
  for (const Change& change : ChangesOf(before, after)) {
    if (change.removed.empty() || change.added.empty()) continue;
    std::set<std::string> was, is, gone, told;
    for (const std::string& line : change.removed) {
      AddWords(Code(line), was);
      told.emplace(Comment(line));
    }
    for (const std::size_t i : change.added) AddWords(Code(lines[i]), is);
    std::set_difference(was.begin(), was.end(), is.begin(), is.end(), std::inserter(gone, gone.end()));
    const auto names_gone = [&](std::string_view comment) {
      std::set<std::string> words;
      AddWords(comment, words);
      return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return gone.contains(word); });
    };
    for (const std::size_t i : change.added) {
      const std::string_view comment = Comment(lines[i]);
      if (comment.empty() || !told.contains(std::string(comment))) continue;
      const std::size_t last = Code(lines[i]).find_last_not_of(" \t");
      // A comment after a statement described the previous one.
      if (last == std::string_view::npos && !names_gone(comment)) continue;
      if (last == std::string_view::npos) {
        gone_lines.insert(i);
      } else {
        take_out(starts[i] + last + 1, starts[i] + lines[i].size());
      }
    }
    std::size_t top = change.added.front();
    const auto only_comment = [&](const std::string& line) {
      return CommentAt(line) != std::string::npos && CommentAt(line) == line.find_first_not_of(" \t");
    };
    while (top > 0 && only_comment(lines[top - 1])) --top;
    if (change.added.front() - top > kMostAbove) continue;
    std::string above;
    for (std::size_t i = top; i < change.added.front(); ++i) above += lines[i] + "\n";
    // It is unknown whether its claim about the line's names holds for the new line.
    std::set<std::string> words;
    AddWords(above, words);
    const auto in_line = [&](std::size_t least) {
      return std::count_if(words.begin(), words.end(),
                           [&](const std::string& word) { return word.size() >= least && was.contains(word); });
    };
    const bool names_line = in_line(kTellingName) > 0 || in_line(kLeastName) > 1;
    if (!names_line && !names_gone(above)) continue;
    for (std::size_t i = top; i < change.added.front(); ++i) gone_lines.insert(i);
  }
  for (const std::size_t i : gone_lines) take_out(starts[i], starts[i + 1]);
}

}  // namespace

std::vector<Edit> StaleComments(const Project& before, const Project& after) {
  std::vector<Edit> edits;
  if (before.files.size() != after.files.size()) return edits;
  for (std::size_t i = 0; i < after.files.size(); ++i) {
    const bool cpp = after.files[i].role != FileRole::kModel && after.files[i].role != FileRole::kProjectJson;
    if (cpp && before.files[i].text != after.files[i].text)
      Find(before.files[i].text, after.files[i].text, static_cast<int>(i), edits);
  }
  std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    return std::pair(a.range.file, a.range.begin) < std::pair(b.range.file, b.range.begin);
  });
  return edits;
}

std::vector<Edit> NewComments(const Project& before, const Project& after) {
  const auto text_of = [](std::string_view comment) {
    while (!comment.empty() && (comment.back() == ' ' || comment.back() == '\t' || comment.back() == '\r'))
      comment.remove_suffix(1);
    return std::string(comment);
  };
  std::set<std::string> known;
  for (const VirtualFile& file : before.files) {
    for (const std::string& line : Lines(file.text)) known.insert(text_of(Comment(line)));
  }
  std::vector<Edit> edits;
  for (std::size_t i = 0; i < after.files.size(); ++i) {
    if (after.files[i].role == FileRole::kModel || after.files[i].role == FileRole::kProjectJson) continue;
    std::size_t start = 0;
    for (const std::string& line : Lines(after.files[i].text)) {
      const std::string_view comment = Comment(line);
      const std::size_t last = Code(line).find_last_not_of(" \t");
      const std::size_t begin = last == std::string_view::npos ? start : start + last + 1;
      const std::size_t end =
          std::min(start + line.size() + (last == std::string_view::npos ? 1 : 0), after.files[i].text.size());
      if (!comment.empty() && !known.contains(text_of(comment)))
        edits.push_back(
            {{static_cast<int>(i), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, ""});
      start += line.size() + 1;
    }
  }
  return edits;
}

}  // namespace assay
