// Arithmetic on sizes, and the numbers inside text.
#include "dialects/ascendc/task/task-scale.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <string_view>

#include "analyzer/facts/ascii.h"

namespace assay {
namespace {

// A smaller number is a kernel's window or a number of groups rather than an extent.
constexpr std::int64_t kLeastSize = 96;
constexpr std::int64_t kLongestTile = 16384;

bool IsDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool IsWordChar(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; }

// Calls f(begin, end, value) for each integer in the text that is not part of a word or a fraction.
template <class F>
void EachNumber(const std::string& text, F f) {
  for (std::size_t at = 0; at < text.size();) {
    if (!IsDigit(text[at]) || (at > 0 && IsWordChar(text[at - 1]))) {
      ++at;
      continue;
    }
    std::size_t end = at;
    std::int64_t value = 0;
    while (end < text.size() && IsDigit(text[end]) && end - at < 15) value = value * 10 + (text[end++] - '0');
    std::size_t word = end;
    while (word < text.size() && IsWordChar(text[word])) ++word;
    std::string_view suffix = std::string_view(text).substr(end, word - end);
    if (suffix.find_first_not_of("uUlL") == std::string_view::npos) f(at, end, value);
    at = std::max(word, end);
  }
}

}  // namespace

std::int64_t Scaling::Of(std::int64_t size) const {
  for (const Size& one : sizes) {
    if (one.place < 0 && one.from == size) return one.to;
  }
  return size;
}

bool Scaling::Changes(std::int64_t size) const {
  return std::any_of(sizes.begin(), sizes.end(), [&](const Size& one) { return one.from == size && one.to != size; });
}

Value Scaling::Of(const Value& cell) const {
  if (cell.is(Value::Kind::kInt)) return Value(Of(cell.integer()));
  if (!cell.is(Value::Kind::kString)) return cell;
  const std::string& text = cell.text();
  std::string made;
  std::size_t from = 0;
  EachNumber(text, [&](std::size_t begin, std::size_t end, std::int64_t value) {
    made += text.substr(from, begin - from) + std::to_string(Of(value));
    from = end;
  });
  return Value(made + text.substr(from));
}

std::string Scaling::Text() const {
  std::string text;
  for (const Size& one : sizes) {
    text += text.empty() ? "" : ", ";
    if (!one.name.empty()) text += fmt::format("`{}` ", one.name);
    text += fmt::format("{} as {}", one.from, one.to);
  }
  return text;
}

std::string Scaling::Key() const {
  std::string key;
  for (const Size& one : sizes) key += fmt::format("{}@{}:{};", one.from, one.place, one.to);
  return key;
}

std::int64_t ScaledSize(std::int64_t size, std::int64_t most) {
  if (size <= most) return size;
  const auto twos = [](std::int64_t n) { return std::countr_zero(static_cast<std::uint64_t>(n)); };
  for (std::int64_t modulus : std::array<std::int64_t, 3>{192, 48, 16}) {
    std::int64_t best = 0;
    for (std::int64_t made = size % modulus; made <= most; made += modulus) {
      if (made < 16) continue;
      // As many factors of two as before, or as many as fit; the largest such number.
      if (best == 0 || std::min(twos(made), twos(size)) >= std::min(twos(best), twos(size))) best = made;
    }
    if (best > 0) return best;
  }
  return size;
}

std::vector<Scaling::Size> SizesIn(const ValueList& cells) {
  std::vector<Scaling::Size> sizes;
  const auto add = [&](std::int64_t size) {
    const bool known =
        std::any_of(sizes.begin(), sizes.end(), [&](const Scaling::Size& one) { return one.from == size; });
    if (size >= kLeastSize && !known) sizes.push_back({.from = size, .to = size});
  };
  for (const Value& cell : cells) {
    if (cell.is(Value::Kind::kInt)) add(cell.integer());
    if (cell.is(Value::Kind::kString))
      EachNumber(cell.text(), [&](std::size_t, std::size_t, std::int64_t value) { add(value); });
  }
  return sizes;
}

namespace {

// "batch_size = 16", "M, N = 4096, 32": a name at the start of the line and one equals sign.
bool GivesConstant(const std::string& line) {
  const std::size_t equals = line.find('=');
  if (line.empty() || (std::isalpha(static_cast<unsigned char>(line[0])) == 0 && line[0] != '_')) return false;
  if (equals == std::string::npos || line.substr(equals, 2) == "==") return false;
  return line.substr(0, equals).find_first_of("([{.\"'") == std::string::npos;
}

// The name before the equals sign; empty if there are several.
std::string NameIn(const std::string& line) {
  const std::string name = line.substr(0, line.find_first_of("=: "));
  const bool one = line.substr(0, line.find('=')).find(',') == std::string::npos;
  return one ? name : "";
}

// Calls f(line, whether it defines a constant) for each line, including its end.
template <class F>
void EachLine(const std::string& module, F f) {
  for (std::size_t at = 0; at < module.size();) {
    const std::size_t end = std::min(module.find('\n', at), module.size() - 1) + 1;
    const std::string line = module.substr(at, end - at);
    f(line, GivesConstant(line));
    at = end;
  }
}

}  // namespace

std::vector<Scaling::Size> SizesInModule(const std::string& module) {
  std::vector<Scaling::Size> sizes;
  int place = 0;
  EachLine(module, [&](const std::string& line, bool constant) {
    if (!constant) return;
    EachNumber(line, [&](std::size_t, std::size_t, std::int64_t value) {
      if (value >= kLeastSize) sizes.push_back({value, value, place, NameIn(line)});
      ++place;
    });
  });
  return sizes;
}

std::string ScaleConstants(const std::string& module, const Scaling& scaling) {
  if (scaling.none()) return module;
  std::string made;
  int place = 0;
  EachLine(module, [&](const std::string& line, bool constant) {
    std::size_t from = 0;
    const auto number = [&](std::size_t begin, std::size_t end, std::int64_t value) {
      const int here = place++;
      for (const Scaling::Size& one : scaling.sizes) {
        if (one.place == here) value = one.to;
      }
      made += line.substr(from, begin - from) + std::to_string(value);
      from = end;
    };
    if (constant) EachNumber(line, number);
    made += line.substr(from);
  });
  return made;
}

bool KeepsProportions(const std::vector<Scaling::Size>& sizes, const Scaling& scaling) {
  const auto now = [&](const Scaling::Size& size) {
    for (const Scaling::Size& one : scaling.sizes) {
      if (one.place == size.place && one.from == size.from) return one.to;
    }
    return size.from;
  };
  for (std::size_t i = 1; i < sizes.size(); ++i) {
    for (std::size_t j = 1; j < sizes.size(); ++j) {
      const std::int64_t whole = sizes[i].from, part = sizes[j].from;
      if (i == j || part > whole || whole % part != 0) continue;
      const std::int64_t new_whole = now(sizes[i]), new_part = now(sizes[j]);
      if (part == whole && new_part != new_whole) return false;
      const bool one_kept = new_whole == whole || new_part == part;
      if (one_kept ? new_whole != whole / part * new_part : new_whole % new_part != 0) return false;
    }
  }
  return true;
}

// Whether the number at `number` is the value of a constant whose name is not that of a tile or a count of cores
// or buffers: `constexpr uint32_t H = 256;`.
static bool NamesSize(const std::string& text, std::size_t number) {
  static constexpr std::array<std::string_view, 16> kOthers = {"tile",  "block", "core",  "buf",   "len", "num",
                                                               "align", "unit",  "chunk", "depth", "max", "min",
                                                               "lane",  "mask",  "step",  "repeat"};
  const std::size_t begin = text.rfind('\n', number) + 1;
  std::string_view line = std::string_view(text).substr(begin, number - begin);
  const auto drop = [&](auto which) {
    while (!line.empty() && which(line.back())) line.remove_suffix(1);
  };
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  const auto letter = [](char c) { return IsWordChar(c) && c != '.'; };
  drop(blank);
  if (!line.ends_with('=') || line.find("const") == std::string_view::npos) return false;
  line.remove_suffix(1);
  drop(blank);
  const std::string_view all = line;
  drop(letter);
  const std::string name = Lower(all.substr(line.size()));
  return !name.empty() && std::none_of(kOthers.begin(), kOthers.end(),
                                       [&](std::string_view other) { return name.find(other) != std::string::npos; });
}

bool CodeNames(const Project& project, const Scaling& scaling) {
  bool found = false;
  for (const VirtualFile& file : project.files) {
    const bool code = file.role == FileRole::kKernel || file.role == FileRole::kHostOperator ||
                      file.role == FileRole::kHostTiling || file.role == FileRole::kBinding;
    if (!code) continue;
    EachNumber(file.text, [&](std::size_t begin, std::size_t, std::int64_t value) {
      if (found || !scaling.Changes(value)) return;
      const bool tile = value <= kLongestTile && std::has_single_bit(static_cast<std::uint64_t>(value));
      found = !tile || NamesSize(file.text, begin);
    });
  }
  return found;
}

}  // namespace assay
