// See fix-twice.h.
#include "tests/golden/fix-twice.h"

#include <fmt/format.h>

#include <algorithm>

#include "analyzer/report/words.h"
#include "fixits/plan.h"

namespace assay::golden {

std::vector<std::string> CompareFixedTwice(const Report& report, const AnalyzeProject& analyze) {
  const auto safe = [](const Finding& finding) {
    return std::ranges::any_of(finding.fixes, [](const Fix& fix) { return fix.safety == FixSafety::kSafe; });
  };
  if (std::ranges::none_of(report.findings, safe)) return {};
  const FixAllResult once = FixAll(report.project, analyze);
  const FixAllResult twice = FixAll(once.report.project, analyze);
  std::vector<std::string> wrong;
  for (const AppliedFix& fix : twice.applied) {
    wrong.push_back(fmt::format("repaired a second time: [{}] {}", fix.rule, fix.title));
  }
  if (!twice.diff.empty()) wrong.push_back(twice.diff);
  return wrong;
}

}  // namespace assay::golden
