// The order of candidates: the kind of mistake weighs four times as much as the distance of its place.
#include "dialects/ascendc/search/candidates.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "analyzer/source/cpp-tokens.h"
#include "dialects/ascendc/search/candidate-maker.h"

namespace assay::search {
namespace {

// Every name that a project's files hold, sorted.
std::vector<std::string> NamesIn(const Project& project) {
  std::vector<std::string> own;
  for (const VirtualFile& file : project.files) {
    const source::CppTokens tokens(file.text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (source::IsName(tokens.At(i))) own.emplace_back(tokens.At(i));
    }
  }
  std::sort(own.begin(), own.end());
  own.erase(std::unique(own.begin(), own.end()), own.end());
  return own;
}

}  // namespace

Topic TopicOf(const Finding& finding) {
  if (finding.breaks_build) return Topic::kBuild;
  if (finding.rule.starts_with("queue/")) return Topic::kQueue;
  if (finding.rule.starts_with("sync/")) return Topic::kOrder;
  if (finding.rule.starts_with("numeric/")) return Topic::kValues;
  if (finding.rule.starts_with("host/") || finding.rule == "tiling/unset-field") return Topic::kHost;
  return Topic::kBounds;
}

std::vector<Candidate> AscendcCandidates(const Report& report, const std::vector<std::string>& names) {
  const std::vector<const Finding*> troubles = Troubles(report);
  std::vector<Candidate> all = Offered(troubles);
  const bool builds = report.verdict.builds != KernelVerdict::Builds::kNo;
  const std::vector<std::string> own = builds ? std::vector<std::string>() : NamesIn(report.project);
  for (std::size_t i = 0; i < report.project.files.size(); ++i) {
    const FileRole role = report.project.files[i].role;
    const bool code = role == FileRole::kKernel || role == FileRole::kHostTiling || role == FileRole::kHostOperator;
    // Longer texts are not handwritten, and have too many places.
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
        MakeSplits(maker);
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
