// The name lists.
#include "dialects/ascendc/names/known-names.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <fstream>
#include <optional>
#include <tuple>

#include "analyzer/facts/ascii.h"

namespace assay::ascendc {
namespace {

// Characters that differ only in case are equal. An edit changes at most two of these bits, so names whose sets differ
// in more than twice the distance need not be compared.
std::uint64_t Letters(std::string_view lower) {
  std::uint64_t letters = 0;
  for (const char c : lower) {
    const int bit = c >= 'a' && c <= 'z' ? c - 'a' : c >= '0' && c <= '9' ? c - '0' + 26 : 36;
    letters |= std::uint64_t{1} << bit;
  }
  return letters;
}

// Any number above `limit` if the distance is larger than that. `row` is scratch space.
std::size_t EditDistance(std::string_view a, std::string_view b, std::size_t limit, std::vector<std::size_t>& row) {
  row.resize(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    std::size_t least = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t keep = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = keep;
      least = std::min(least, row[j]);
    }
    if (least > limit) return limit + 1;
  }
  return row[b.size()];
}

// Whether names this far apart can mean the same thing: after removing the words that they share at both ends
// (leaving "Copy" and "Topk" of `CopyTiling` and `TopkTiling`), at most a third of the letters may differ.
bool AlikeInWords(std::string_view a, std::string_view b, std::size_t distance) {
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t head = 0, tail = 0, words = 0;
  while (head < shorter && a[head] == b[head]) {
    ++head;
    const auto upper = [&](std::string_view name) {
      return head < name.size() && std::isupper(static_cast<unsigned char>(name[head])) != 0;
    };
    if (upper(a) && upper(b)) words = head;
  }
  head = words;
  words = 0;
  while (tail + head < shorter && lower(a[a.size() - 1 - tail]) == lower(b[b.size() - 1 - tail])) {
    ++tail;
    const char first = a[a.size() - tail];
    if (std::isupper(static_cast<unsigned char>(first)) != 0 && first == b[b.size() - tail]) words = tail;
  }
  return distance <= std::max<std::size_t>(1, (std::max(a.size(), b.size()) - head - words) / 3);
}

}  // namespace

KnownNames KnownNames::Load(const std::string& path) {
  KnownNames result;
  std::ifstream in(path);
  std::string line;
  while (std::getline(in, line)) {
    if (line.empty() || line.front() == '#') continue;
    const std::size_t space = line.find_first_of(" \t");
    KnownName flags;
    const std::string rest = space == std::string::npos ? std::string() : line.substr(space + 1);
    const auto has = [&](char flag) { return rest.find(flag) != std::string::npos; };
    flags.device_8_1 = has('k');
    flags.device_8_5 = has('5');
    flags.device_9_0 = has('9');
    flags.device_9_1 = has('n');
    flags.later_chips = has('l');
    flags.host_8_1 = has('h');
    flags.in_8_3 = has('3');
    flags.not_in_8_3 = has('x');
    flags.takes_more = has('o');
    flags.data_member = has('m');
    flags.member_function = has('f');
    flags.of_other_chips = has('d');
    flags.of_implementation = has('i');
    result.names_.emplace(line.substr(0, space), flags);
  }
  result.spellings_.reserve(result.names_.size());
  for (const auto& [name, flags] : result.names_) result.spellings_.push_back({name, Letters(Lower(name)), flags});
  return result;
}

const KnownName* KnownNames::Find(std::string_view name) const {
  const auto found = names_.find(std::string(name));
  return found == names_.end() ? nullptr : &found->second;
}

std::string KnownNames::Closest(std::string_view name, bool host,
                                const std::function<bool(const KnownName&)>& stands) const {
  const std::string lower = Lower(name);
  const std::uint64_t letters = Letters(lower);
  std::size_t limit = std::max<std::size_t>(1, name.size() / 4);
  std::vector<std::size_t> row;
  // Among names at the same distance: the same length, then the same case, then the first in byte order.
  using Rank = std::tuple<std::size_t, std::size_t, std::string_view>;
  std::optional<Rank> best;
  for (const Spelling& known : spellings_) {
    const std::size_t longer = std::max(known.name.size(), name.size());
    const std::size_t gap = longer - std::min(known.name.size(), name.size());
    const auto apart = static_cast<std::size_t>(std::popcount(known.letters ^ letters));
    if (gap > limit || apart > 2 * limit || known.name.size() < 3) continue;
    if (host ? !known.flags.host_8_1 : !known.flags.device()) continue;
    if (known.flags.of_other_chips || known.flags.of_implementation) continue;
    if (stands && !stands(known.flags)) continue;
    const std::size_t distance = EditDistance(lower, Lower(known.name), limit, row);
    if (distance > limit || !AlikeInWords(name, known.name, distance)) continue;
    const Rank rank{gap, EditDistance(name, known.name, longer, row), known.name};
    if (distance < limit || !best || rank < *best) best = rank;
    limit = distance;
  }
  return best ? std::string(std::get<std::string_view>(*best)) : std::string();
}

KnownHeaders KnownHeaders::Load(const std::string& path) {
  KnownHeaders result;
  std::ifstream in(path);
  std::string line;
  while (std::getline(in, line)) {
    if (line.size() > 2 && line.front() != '#') result.names_.emplace(line.substr(2), line.front() == '+');
  }
  return result;
}

bool KnownHeaders::Exists(std::string_view include) const {
  const std::size_t slash = include.rfind('/');
  const auto found = names_.find(std::string(slash == std::string_view::npos ? include : include.substr(slash + 1)));
  return found != names_.end() && found->second;
}

bool KnownHeaders::KnownAbsent(std::string_view include) const {
  const auto found = names_.find(std::string(include));
  return found != names_.end() && !found->second;
}

}  // namespace assay::ascendc
