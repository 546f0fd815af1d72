// The first candidates of every dialect: the fixes that rules offer.
#include "fixits/candidates.h"

#include <utility>

namespace assay::search {

std::vector<const Finding*> Troubles(const Report& report) {
  std::vector<const Finding*> troubles;
  for (const Finding& finding : report.findings) {
    const bool warned = finding.severity == Severity::kWarning &&
                        (finding.rule.starts_with("queue/") || finding.rule.starts_with("sync/"));
    if (finding.severity == Severity::kError || warned) troubles.push_back(&finding);
  }
  return troubles;
}

std::vector<Candidate> Offered(const std::vector<const Finding*>& troubles) {
  std::vector<Candidate> offered;
  for (const Finding* finding : troubles) {
    for (const Fix& fix : finding->fixes) {
      if (fix.edits.empty() || fix.safety == FixSafety::kDisplay || fix.safety == FixSafety::kNone) continue;
      Candidate candidate{fix.title, fix.edits,     fix.safety == FixSafety::kSafe ? 0 : 1,
                          0,         finding->rule, finding->primary};
      for (const Edit& edit : fix.edits) candidate.size += edit.range.end - edit.range.begin + edit.insert.size();
      offered.push_back(std::move(candidate));
    }
  }
  return offered;
}

}  // namespace assay::search
