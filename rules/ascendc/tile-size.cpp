// See tile-size.h.
#include "rules/ascendc/tile-size.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

std::int64_t PlainValue(std::string_view digits) {
  std::int64_t value = -1;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  const std::string_view rest = digits.substr(static_cast<std::size_t>(end - digits.data()));
  return error == std::errc() && rest.find_first_not_of("uUlL") == rest.npos ? value : -1;
}

// `UB_BUDGET_BYTES`, `kUbSize`, `ubSize`, `MAX_UB`.
bool NamesTheMemory(std::string_view name) {
  for (std::size_t at = 0; at + 1 < name.size(); ++at) {
    const bool upper = name.substr(at, 2) == "UB";
    const bool mixed = name.substr(at, 2) == "Ub" || (at == 0 && name.starts_with("ub"));
    if (!upper && !mixed) continue;
    const char before = at > 0 ? name[at - 1] : '_';
    const char behind = at + 2 < name.size() ? name[at + 2] : '_';
    const bool starts = upper ? before == '_' || (before >= 'a' && before <= 'z') : before == '_' || before != 'S';
    const bool ends =
        upper ? behind == '_' || (behind >= 'A' && behind <= 'Z' && before != '_') : !(behind >= 'a' && behind <= 'z');
    if (starts && ends) return true;
  }
  return false;
}

}  // namespace

SourceRange FiguresBehind(const ReplyFacts& reply, int file, std::size_t at) {
  const std::string_view text = reply.files[static_cast<std::size_t>(file)].text;
  const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
  std::size_t comment = text.find("//", at);
  if (comment >= end || text.substr(comment, end - comment).find_first_of("0123456789") == text.npos) return {};
  while (comment > at && (text[comment - 1] == ' ' || text[comment - 1] == '\t')) --comment;
  return {file, static_cast<std::uint32_t>(comment), static_cast<std::uint32_t>(end)};
}

std::int64_t NumberOf(const std::string& text, std::string_view word) {
  if (const std::int64_t value = PlainValue(word); value >= 0) return value;
  for (std::size_t at = NextWord(text, word); at != text.npos; at = NextWord(text, word, at + 1)) {
    const std::size_t equals = text.find_first_not_of(" \t", at + word.size());
    if (equals == text.npos || text[equals] != '=') continue;
    const std::size_t first = text.find_first_not_of(" \t", equals + 1);
    const std::size_t end = text.find(';', equals);
    if (first != text.npos && end != text.npos && first < end)
      return PlainValue(std::string_view(text).substr(first, end - first));
  }
  return -1;
}

std::int64_t Product(std::string_view text) {
  std::int64_t product = 1;
  while (!text.empty()) {
    const std::size_t star = text.find('*');
    std::string_view factor = text.substr(0, star);
    const std::size_t first = factor.find_first_not_of(" \t()");
    if (first == factor.npos) return -1;
    factor = factor.substr(first, factor.find_last_not_of(" \t()") + 1 - first);
    const std::int64_t value = PlainValue(factor);
    constexpr std::int64_t kLarge = 1 << 24;
    if (value <= 0 || value > kLarge || product > kLarge) return -1;
    product *= value;
    if (star == text.npos) break;
    text.remove_prefix(star + 1);
  }
  return product;
}

std::int64_t DivisorFor(std::int64_t need, std::int64_t have) {
  return std::max<std::int64_t>(2, (need + have - 1) / std::max<std::int64_t>(1, have));
}

std::optional<MemoryConstant> MemoryConstantOf(const ReplyFacts& reply) {
  std::optional<MemoryConstant> found;
  for (std::size_t file = 0; file < reply.files.size(); ++file) {
    const FileFact& fact = reply.files[file];
    if (fact.role != FileRole::kHostTiling && fact.role != FileRole::kHostOperator) continue;
    const std::string_view text = fact.text;
    for (std::size_t equals = text.find('='); equals != text.npos; equals = text.find('=', equals + 1)) {
      const std::size_t end = text.find(';', equals);
      std::size_t last = equals;
      while (last > 0 && text[last - 1] == ' ') --last;
      std::size_t begin = last;
      while (begin > 0 && IsWord(text[begin - 1])) --begin;
      if (end == text.npos || begin == last || !NamesTheMemory(text.substr(begin, last - begin))) continue;
      constexpr std::int64_t kLeast = 32 * 1024;
      if (Product(text.substr(equals + 1, end - equals - 1)) < kLeast) continue;
      if (found) return std::nullopt;
      found = {static_cast<int>(file), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(equals + 1),
               static_cast<std::uint32_t>(end)};
    }
  }
  return found;
}

std::optional<Repair> SmallerBudget(const ReplyFacts& reply, std::int64_t divisor, const std::string& rest) {
  const std::optional<MemoryConstant> found = MemoryConstantOf(reply);
  if (!found) return std::nullopt;
  const std::string part = divisor == 2 ? "a half" : fmt::format("1/{}", divisor);
  Repair repair{fmt::format("plan with {} of the memory{}", part, rest.empty() ? "" : " so that " + rest + " has room"),
                FixSafety::kSafe,
                {{{found->file, found->end, found->end}, fmt::format(" / {}", divisor)}}};
  // A comment after it describes the previous number.
  if (const SourceRange stale = FiguresBehind(reply, found->file, found->end); stale.end > stale.begin)
    repair.edits.push_back({stale, ""});
  return repair;
}

}  // namespace assay::rules
