// See missing-steps.h.
#include "rules/common/missing-steps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

// `float name = ...;`, also as one of several.
bool DeclaresFloat(std::string_view text, std::string_view name) {
  for (std::size_t at = NextWord(text, name); at != text.npos; at = NextWord(text, name, at + 1)) {
    const std::size_t before = text.find_last_of(";{}(", at);
    const std::string_view front = text.substr(before + 1, at - before - 1);
    const std::size_t first = front.find_first_not_of(" \t\r\n");
    const std::string_view behind = text.substr(at + name.size());
    if (first == front.npos || !front.substr(first).starts_with("float ")) continue;
    const bool declares = front.ends_with("float ") || front.ends_with(", ");
    if (declares && (behind.starts_with(" =") || behind.starts_with(";") || behind.starts_with(","))) return true;
  }
  return false;
}

Edit Replaced(int file, std::size_t begin, std::size_t size, std::string insert) {
  return {{file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + size)}, std::move(insert)};
}

// The word that ends before, or begins at, a place.
std::string_view WordBefore(std::string_view text, std::size_t end) {
  std::size_t begin = end;
  while (begin > 0 && IsWord(text[begin - 1])) --begin;
  return text.substr(begin, end - begin);
}
std::string_view WordAt(std::string_view text, std::size_t begin) {
  std::size_t end = begin;
  while (end < text.size() && IsWord(text[end])) ++end;
  return text.substr(begin, end - begin);
}

// `a - b + c` of two numbers, where squares are summed and no root is taken: `sqrt(a) - sqrt(b) + c`.
std::vector<Edit> Roots(std::string_view text, int file) {
  std::vector<Edit> edits;
  if (text.find("qrt(") != text.npos) return edits;
  constexpr std::string_view kMinus = " - ";
  for (std::size_t at = text.find(kMinus); at != text.npos; at = text.find(kMinus, at + 1)) {
    const std::string_view first = WordBefore(text, at);
    const std::string_view second = WordAt(text, at + kMinus.size());
    if (first.empty() || second.empty() || first == second || !DeclaresFloat(text, first) ||
        !DeclaresFloat(text, second))
      continue;
    if (!edits.empty()) return {};  // which difference is meant is open
    edits.push_back(Replaced(file, at - first.size(), first.size(), fmt::format("sqrt({})", first)));
    edits.push_back(Replaced(file, at + kMinus.size(), second.size(), fmt::format("sqrt({})", second)));
  }
  return edits;
}

// The bound of the outermost loop of its function around a place: `n` of `for (...; i < n; ...)` or `while (i < n)`.
std::string OutermostBound(std::string_view text, std::size_t place) {
  std::string bound;
  int depth = 0;
  for (std::size_t at = place; at-- > 0;) {
    if (text[at] == '}') ++depth;
    if (text[at] != '{') continue;
    if (depth-- > 0) continue;
    depth = 0;
    const std::size_t line = text.rfind('\n', at) + 1;
    const std::string_view head = text.substr(line, at - line);
    if (head.find_first_not_of(" \t") == head.npos) break;  // a function's brace on a line of its own
    const bool loop = head.find("for (") != head.npos || head.find("while (") != head.npos;
    const std::size_t less = head.find(" < ");
    if (loop && less != head.npos) bound = WordAt(head, less + 3);
    if (!loop && head.find("if (") == head.npos && head.find("else") == head.npos) break;
  }
  return bound;
}

// A sum over a loop that is stored without division: divide it by the loop's bound where it is stored.
std::vector<Edit> Mean(std::string_view text, int file) {
  std::vector<Edit> edits;
  constexpr std::string_view kPlus = " += ";
  std::string_view sum;
  std::string bound;
  for (std::size_t at = text.find(kPlus); at != text.npos; at = text.find(kPlus, at + 1)) {
    const std::string_view name = WordBefore(text, at);
    if (name.empty() || !DeclaresFloat(text, name) || name == sum) continue;
    std::vector<Edit> written;
    for (const std::string& use : {fmt::format(", {});", name), fmt::format(") = {};", name)}) {
      for (std::size_t place = text.find(use); place != text.npos; place = text.find(use, place + 1))
        written.push_back(Replaced(file, place + use.find(name), name.size(), ""));
    }
    bound = OutermostBound(text, at);
    if (written.size() != 1 || bound.empty() || std::isdigit(static_cast<unsigned char>(bound[0])) != 0) continue;
    if (!edits.empty()) return {};
    sum = name;
    written[0].insert = fmt::format("{} / static_cast<float>(static_cast<int32_t>({}))", name, bound);
    edits = std::move(written);
  }
  return edits;
}

bool IsMultiple(std::string_view got, std::string_view want) {
  const double a = std::strtod(std::string(got).c_str(), nullptr), b = std::strtod(std::string(want).c_str(), nullptr);
  constexpr double kClose = 1e-4;
  if (b == 0 || !std::isfinite(a / b)) return false;
  const double times = std::round(a / b);
  return times >= 2 && std::fabs(a / b - times) < kClose * times;
}

}  // namespace

std::vector<StepRepair> MissingSteps(const ReplyFacts& reply, std::string_view got, std::string_view want) {
  std::vector<StepRepair> repairs;
  for (std::size_t i = 0; i < reply.files.size(); ++i) {
    if (reply.files[i].role != FileRole::kKernel) continue;
    const std::string code = CodeOnly(reply.files[i].text);
    const std::vector<Edit> roots = Roots(code, static_cast<int>(i));
    const std::vector<Edit> mean = Mean(code, static_cast<int>(i));
    if (!mean.empty() && IsMultiple(got, want)) repairs.push_back({"divide the sum by the number of its terms", mean});
    if (roots.empty()) continue;
    repairs.push_back({"take the roots of the sums of squares", roots});
    if (mean.empty()) continue;
    std::vector<Edit> both = roots;
    both.insert(both.end(), mean.begin(), mean.end());
    repairs.push_back({"take the roots, and divide the sum by the number of its terms", std::move(both)});
  }
  return repairs;
}

}  // namespace assay::rules
