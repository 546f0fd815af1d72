// See order.h.
#include "analyzer/report/order.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "analyzer/report/place-index.h"

namespace assay {
namespace {

using FindingKey = std::tuple<std::string, std::uint32_t, std::string, std::string, std::size_t>;

std::vector<FindingKey> KeysOf(const std::vector<Finding>& findings, const PlaceIndex& places) {
  std::vector<FindingKey> keys;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const Spot spot = places.At(findings[i].primary);
    keys.emplace_back(spot.path, spot.start.byte, findings[i].rule, findings[i].message, i);
  }
  return keys;
}

void Sort(std::vector<Finding>& findings, const PlaceIndex& places) {
  std::vector<FindingKey> keys = KeysOf(findings, places);
  std::sort(keys.begin(), keys.end());
  std::vector<Finding> sorted;
  for (const FindingKey& key : keys) sorted.push_back(std::move(findings[std::get<4>(key)]));
  findings = std::move(sorted);
}

}  // namespace

void SortFindings(Report& report) { Sort(report.findings, PlaceIndex(report.project)); }

void AddInOrder(std::vector<Finding> added, Report& report) {
  if (added.empty()) return;
  const PlaceIndex places(report.project);
  Sort(added, places);
  const std::vector<FindingKey> keys = KeysOf(report.findings, places), further = KeysOf(added, places);
  const auto before = [](const FindingKey& a, const FindingKey& b) {
    return std::tie(std::get<0>(a), std::get<1>(a), std::get<2>(a), std::get<3>(a)) <
           std::tie(std::get<0>(b), std::get<1>(b), std::get<2>(b), std::get<3>(b));
  };
  std::vector<Finding> merged;
  std::size_t next = 0;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (; next < further.size() && before(further[next], keys[i]); ++next) merged.push_back(std::move(added[next]));
    merged.push_back(std::move(report.findings[i]));
  }
  std::move(added.begin() + static_cast<std::ptrdiff_t>(next), added.end(), std::back_inserter(merged));
  report.findings = std::move(merged);
}

}  // namespace assay
