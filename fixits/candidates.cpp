// The order of candidates: the kind of mistake counts four times what the distance of its place counts.
#include "fixits/candidates.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "analyzer/source/cpp-tokens.h"
#include "fixits/candidate-maker.h"

namespace assay::search {
namespace {

bool Starts(const std::string& rule, std::string_view family) { return rule.compare(0, family.size(), family) == 0; }

// The fixes of all findings, alternatives too.
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

}  // namespace

Topic TopicOf(const Finding& finding) {
  if (finding.breaks_build) return Topic::kBuild;
  if (Starts(finding.rule, "queue/")) return Topic::kQueue;
  if (Starts(finding.rule, "sync/")) return Topic::kOrder;
  if (Starts(finding.rule, "numeric/")) return Topic::kValues;
  if (Starts(finding.rule, "host/") || finding.rule == "tiling/unset-field") return Topic::kHost;
  return Topic::kBounds;
}

std::vector<const Finding*> Troubles(const Report& report) {
  std::vector<const Finding*> troubles;
  for (const Finding& finding : report.findings) {
    const bool warned =
        finding.severity == Severity::kWarning && (Starts(finding.rule, "queue/") || Starts(finding.rule, "sync/"));
    if (finding.severity == Severity::kError || warned) troubles.push_back(&finding);
  }
  return troubles;
}

std::vector<Candidate> Candidates(const Report& report, const std::vector<std::string>& names) {
  const std::vector<const Finding*> troubles = Troubles(report);
  std::vector<Candidate> all = Offered(troubles);
  std::vector<std::string> own;
  for (const VirtualFile& file : report.project.files) {
    const source::CppTokens tokens(file.text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (source::IsName(tokens.At(i))) own.emplace_back(tokens.At(i));
    }
  }
  std::sort(own.begin(), own.end());
  own.erase(std::unique(own.begin(), own.end()), own.end());
  const bool builds = report.verdict.builds != KernelVerdict::Builds::kNo;
  for (std::size_t i = 0; i < report.project.files.size(); ++i) {
    const FileRole role = report.project.files[i].role;
    const bool code = role == FileRole::kKernel || role == FileRole::kHostTiling || role == FileRole::kHostOperator;
    // What is longer was not written by hand, and has too many places.
    constexpr std::size_t kLongest = 128 << 10;
    if ((!code && role != FileRole::kBinding) || report.project.files[i].text.size() > kLongest) continue;
    Maker maker(report, static_cast<int>(i), troubles);
    if (!builds) {
      MakeBuild(maker, own, names);
      MakeDeclarations(maker);
    } else if (code) {
      MakeExpressions(maker);
      MakeOperands(maker);
      MakeCalls(maker);
      MakeStatements(maker);
      MakeSetUps(maker);
      if (maker.kernel()) {
        MakeQueueCalls(maker);
        MakeSteps(maker);
        MakeOrder(maker);
      }
    }
    std::vector<Candidate> made = maker.Take();
    std::move(made.begin(), made.end(), std::back_inserter(all));
  }
  std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
    return std::tie(a.score, a.size) < std::tie(b.score, b.size);
  });
  std::set<std::string> seen;
  std::erase_if(all, [&](const Candidate& candidate) {
    std::string key;
    for (const Edit& edit : candidate.edits) {
      key += std::to_string(edit.range.file) + ':' + std::to_string(edit.range.begin) + ':' +
             std::to_string(edit.range.end) + ':' + edit.insert + '\n';
    }
    return !seen.insert(std::move(key)).second;
  });
  return all;
}

}  // namespace assay::search
