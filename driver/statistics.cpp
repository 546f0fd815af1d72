// See statistics.h.
#include "driver/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"

namespace assay {

void Statistics::Add(const nlohmann::json& document) {
  if (!document.is_object()) return;
  for (const nlohmann::json& finding : document.value("findings", nlohmann::json::array()))
    ++rules_[TextOf(finding, "rule")][TextOf(finding, "verdict")];
  ++builds_[TextOf(document.value("verdict", nlohmann::json::object()), "builds")];
}

std::string Statistics::Table() const {
  std::vector<std::pair<int, std::string>> order;
  for (const auto& [rule, verdicts] : rules_) {
    int all = 0;
    for (const auto& [verdict, count] : verdicts) all += count;
    order.emplace_back(-all, rule);
  }
  std::sort(order.begin(), order.end());
  std::string out = fmt::format("{:>8} {:>8} {:>9} {:>9}  rule\n", "findings", "matched", "feasible", "confirmed");
  for (const auto& [negative, rule] : order) {
    const auto& verdicts = rules_.at(rule);
    const auto count = [&](const char* verdict) {
      const auto found = verdicts.find(verdict);
      return found == verdicts.end() ? 0 : found->second;
    };
    out += fmt::format("{:>8} {:>8} {:>9} {:>9}  {}\n", GroupDigits(-negative), count("matched"), count("feasible"),
                       count("confirmed"), rule);
  }
  out += "builds:";
  for (const auto& [word, count] : builds_) out += fmt::format(" {} {}", word, GroupDigits(count));
  return out + "\n";
}

}  // namespace assay
