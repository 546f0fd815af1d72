// The name lists.
#include "analyzer/dialects/ascendc/known-names.h"

#include <algorithm>
#include <cctype>
#include <fstream>

namespace assay::ascendc {
namespace {

std::string Lower(std::string_view text) {
  std::string result;
  for (char c : text) result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::size_t EditDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t keep = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = keep;
    }
  }
  return row[b.size()];
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
    result.names_.emplace(line.substr(0, space), flags);
  }
  return result;
}

const KnownName* KnownNames::Find(std::string_view name) const {
  const auto found = names_.find(std::string(name));
  return found == names_.end() ? nullptr : &found->second;
}

std::string KnownNames::Closest(std::string_view name, bool host) const {
  const std::string lower = Lower(name);
  std::string best;
  std::size_t best_distance = std::max<std::size_t>(1, name.size() / 4) + 1;
  for (const auto& [known, flags] : names_) {
    if (host ? !flags.host_8_1 : !flags.device()) continue;
    const std::size_t gap = known.size() > name.size() ? known.size() - name.size() : name.size() - known.size();
    if (gap >= best_distance || known.size() < 3) continue;
    const std::size_t distance = EditDistance(lower, Lower(known));
    if (distance < best_distance || (distance == best_distance && !best.empty() && known < best)) {
      best = known;
      best_distance = distance;
    }
  }
  return best;
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
