// See order.h.
#include "analyzer/report/order.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "analyzer/report/place-index.h"

namespace assay {

void SortFindings(Report& report) {
  const PlaceIndex places(report.project);
  std::vector<std::tuple<std::string, std::uint32_t, std::string, std::string, std::size_t>> keys;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    const Spot spot = places.At(finding.primary);
    keys.emplace_back(spot.path, spot.start.byte, finding.rule, finding.message, i);
  }
  std::sort(keys.begin(), keys.end());
  std::vector<Finding> sorted;
  for (const auto& key : keys) sorted.push_back(std::move(report.findings[std::get<4>(key)]));
  report.findings = std::move(sorted);
}

}  // namespace assay
