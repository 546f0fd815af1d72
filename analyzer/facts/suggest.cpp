// Edit distance with transpositions; at most a third of the letters may differ.
#include "analyzer/facts/suggest.h"

#include <algorithm>
#include <cstddef>

namespace assay {
namespace {

std::size_t Distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
      }
    }
  }
  return cost[a.size()][b.size()];
}

std::string_view WithoutFamily(std::string_view name) {
  const std::size_t slash = name.find('/');
  return slash == name.npos ? name : name.substr(slash + 1);
}

}  // namespace

std::string Nearest(std::string_view name, const std::vector<std::string>& candidates) {
  std::string best;
  if (name.empty() || name.size() > 100) return best;
  std::size_t best_distance = std::max<std::size_t>(1, name.size() / 3) + 1;
  const auto consider = [&](std::string_view spelled, std::string_view as, const std::string& candidate) {
    const std::size_t distance = Distance(spelled, as);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  };
  for (const std::string& candidate : candidates) {
    consider(name, candidate, candidate);
    // The right name under the wrong family, or without one.
    consider(WithoutFamily(name), WithoutFamily(candidate), candidate);
  }
  return best;
}

}  // namespace assay
