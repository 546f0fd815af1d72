// Line-wise scans; every one linear in the text.
#include "analyzer/source/fences.h"

#include <array>
#include <cctype>
#include <optional>

namespace assay::source {
namespace {

constexpr std::size_t kFewestEquals = 8;
constexpr std::size_t kFewestTicks = 3;

struct Line {
  std::uint32_t begin = 0;
  std::uint32_t next = 0;  // after the newline
  std::string_view text;   // without blanks at either end
};

std::vector<Line> Lines(std::string_view text, Span within) {
  std::vector<Line> lines;
  for (std::uint32_t at = within.begin; at < within.end;) {
    std::size_t newline = text.find('\n', at);
    std::uint32_t next = newline == std::string_view::npos || newline >= within.end
                             ? within.end
                             : static_cast<std::uint32_t>(newline) + 1;
    std::string_view line = text.substr(at, next - at);
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.front()))) line.remove_prefix(1);
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back()))) line.remove_suffix(1);
    lines.push_back({at, next, line});
    at = next;
  }
  return lines;
}

struct Mark {
  char character = 0;
  std::size_t count = 0;
  std::string_view info;
};

std::optional<Mark> FenceMark(std::string_view line) {
  if (line.empty() || (line[0] != '`' && line[0] != '~')) return std::nullopt;
  std::size_t count = line.find_first_not_of(line[0]);
  if (count == std::string_view::npos) count = line.size();
  if (count < kFewestTicks) return std::nullopt;
  std::string_view info = line.substr(count);
  while (!info.empty() && std::isspace(static_cast<unsigned char>(info.front()))) info.remove_prefix(1);
  // `a` ```b``` inside one line of prose is code voice, not a fence.
  if (line[0] == '`' && info.find('`') != std::string_view::npos) return std::nullopt;
  return Mark{line[0], count, info};
}

bool IsEqualsLine(std::string_view line) {
  return line.size() >= kFewestEquals && line.find_first_not_of('=') == std::string_view::npos;
}

std::string Unadorned(std::string_view line) {
  std::string path;
  for (char c : line) {
    if (c != '`' && c != '*' && c != '"') path.push_back(c);
  }
  for (std::string_view prefix : {"File:", "file:", "# ", "// "}) {
    if (path.starts_with(prefix)) path.erase(0, prefix.size());
  }
  while (!path.empty() && std::isspace(static_cast<unsigned char>(path.front()))) path.erase(0, 1);
  while (path.starts_with("./")) path.erase(0, 2);
  return path;
}

}  // namespace

bool LooksLikePath(std::string_view text) {
  static constexpr std::array kExtensions{".cpp", ".h", ".hpp", ".cc", ".cce", ".asc", ".json", ".py", ".txt"};
  if (text.empty() || text.size() > 200 || text.front() == '/' || text.find("..") != std::string_view::npos)
    return false;
  for (char c : text) {
    if (!std::isalnum(static_cast<unsigned char>(c)) && std::string_view("_-./+").find(c) == std::string_view::npos)
      return false;
  }
  for (std::string_view extension : kExtensions) {
    if (text.size() > extension.size() && text.ends_with(extension)) return true;
  }
  return false;
}

std::vector<Fence> FindFences(std::string_view text, Span within) {
  std::vector<Fence> fences;
  std::size_t open_count = 0;
  char open_character = 0;
  for (const Line& line : Lines(text, within)) {
    std::optional<Mark> mark = FenceMark(line.text);
    if (!mark) continue;
    bool inside = open_count > 0;
    if (inside && mark->character == open_character && mark->count >= open_count && mark->info.empty()) {
      fences.back().body.end = line.begin;
      fences.back().closed = true;
      open_count = 0;
    } else if (!inside || (fences.back().info == "markdown" || fences.back().info == "md")) {
      // An outer Markdown wrapper is dropped for the fences inside it.
      if (inside) fences.pop_back();
      fences.push_back({{line.begin, line.next}, {line.next, within.end}, std::string(mark->info), false});
      open_count = mark->count;
      open_character = mark->character;
    }
  }
  return fences;
}

std::vector<Banner> FindBanners(std::string_view text, Span within) {
  std::vector<Line> lines = Lines(text, within);
  std::vector<Banner> banners;
  for (std::size_t i = 0; i + 2 < lines.size(); ++i) {
    if (!IsEqualsLine(lines[i].text) || !IsEqualsLine(lines[i + 2].text)) continue;
    std::string path = Unadorned(lines[i + 1].text);
    if (!LooksLikePath(path)) continue;
    if (!banners.empty()) banners.back().body.end = lines[i].begin;
    banners.push_back({path, {lines[i + 2].next, within.end}});
    i += 2;
  }
  return banners;
}

Tag FindKernelImplTag(std::string_view text) {
  static constexpr std::string_view kOpen = "<kernel_impl>";
  static constexpr std::string_view kClose = "</kernel_impl>";
  Tag tag;
  // The last tag is the answer; earlier ones occur in prose about the task.
  std::size_t open = text.rfind(kOpen);
  if (open == std::string_view::npos) return tag;
  tag.found = true;
  tag.body.begin = static_cast<std::uint32_t>(open + kOpen.size());
  std::size_t close = text.find(kClose, open);
  tag.closed = close != std::string_view::npos;
  tag.body.end = static_cast<std::uint32_t>(tag.closed ? close : text.size());
  return tag;
}

}  // namespace assay::source
