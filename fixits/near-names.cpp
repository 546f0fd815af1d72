// See near-names.h.
#include "fixits/near-names.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "analyzer/facts/ascii.h"

namespace assay::search {
namespace {

// "tile_lengthNum" -> tile, length, num
std::set<std::string> WordsOf(std::string_view name) {
  std::set<std::string> words;
  std::string word;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool starts = std::isupper(static_cast<unsigned char>(name[i])) != 0 && i > 0 &&
                        std::islower(static_cast<unsigned char>(name[i - 1])) != 0;
    if ((name[i] == '_' || starts) && !word.empty()) words.insert(std::exchange(word, ""));
    if (name[i] != '_') word += static_cast<char>(std::tolower(static_cast<unsigned char>(name[i])));
  }
  if (!word.empty()) words.insert(word);
  return words;
}

std::size_t Changes(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t best = std::min({row[j] + 1, row[j - 1] + 1, corner + (a[i - 1] == b[j - 1] ? 0 : 1)});
      corner = std::exchange(row[j], best);
    }
  }
  return row[b.size()];
}

std::size_t CommonRun(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::size_t longest = 0;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = b.size(); j > 0; --j) {
      row[j] = a[i - 1] == b[j - 1] ? row[j - 1] + 1 : 0;
      longest = std::max(longest, row[j]);
    }
  }
  return longest;
}

// Whether both contain the same three consecutive letters, as all similar names do unless they are very short.
bool Related(const std::string& name, const std::string& other) {
  constexpr std::size_t kRun = 3;
  if (name.size() < kRun + 2) return true;
  for (std::size_t i = 0; i + kRun <= name.size(); ++i) {
    if (other.find(name.data() + i, 0, kRun) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

double Likeness(std::string_view a, std::string_view b) {
  const std::string x = LowerJoined(a), y = LowerJoined(b);
  if (x.empty() || y.empty()) return 0;
  const auto longer = static_cast<double>(std::max(x.size(), y.size()));
  const auto shorter = static_cast<double>(std::min(x.size(), y.size()));
  double like = 1 - static_cast<double>(Changes(x, y)) / longer;
  constexpr double kShortest = 3;
  if (shorter >= kShortest && (x.starts_with(y) || y.starts_with(x)))
    like = std::max(like, 0.6 + 0.3 * shorter / longer);
  const auto run = static_cast<double>(CommonRun(x, y));
  if (run >= kShortest) like = std::max(like, 0.75 * run / shorter * (0.5 + 0.5 * shorter / longer));
  const std::set<std::string> first = WordsOf(a), second = WordsOf(b);
  std::size_t both = 0;
  for (const std::string& word : first) both += second.count(word);
  const std::size_t all = first.size() + second.size() - both;
  return std::max(like, 0.9 * static_cast<double>(both) / static_cast<double>(all));
}

std::vector<std::string> NearNames(std::string_view name, const std::vector<std::string>& names, std::size_t most) {
  constexpr double kLeast = 0.45;
  std::vector<std::pair<double, const std::string*>> ranked;
  std::set<std::string_view> seen = {name};
  const std::string lower = LowerJoined(name);
  for (const std::string& other : names) {
    if (!Related(lower, LowerJoined(other))) continue;
    const double like = Likeness(name, other);
    if (like >= kLeast && seen.insert(other).second) ranked.emplace_back(like, &other);
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::string> nearest;
  for (std::size_t i = 0; i < ranked.size() && i < most; ++i) nearest.push_back(*ranked[i].second);
  return nearest;
}

}  // namespace assay::search
