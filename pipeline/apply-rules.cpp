// A rule's findings are kept unless they depend on tables of a chip other than the input's.
#include "pipeline/apply-rules.h"
#include "analyzer/facts/profile.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "pipeline/report-words.h"
#include "rules/family.h"

namespace assay {
namespace {

// Tables of another architecture say nothing about this chip: kernel findings of families that depend on them are left
// out, unless a run with the chip's own sizes showed it.
bool RestsOnChipTables(const Facts& facts, const Finding& finding) {
  if (facts.Get<ProfileFacts>().chip_followed && finding.verdict == Verdict::kConfirmed) return false;
  const std::vector<FileFact>& files = facts.Get<ReplyFacts>().files;
  const int file = finding.primary.file;
  if (file >= 0 && files[static_cast<std::size_t>(file)].role != FileRole::kKernel) return false;
  const rules::Family* family = rules::FindFamily(finding.rule);
  return family != nullptr && family->rests_on_chip_tables;
}

BuildStep StepOf(const Project& project, const SourceRange& range) {
  if (!range.valid() || range.file >= static_cast<int>(project.files.size())) return BuildStep::kHost;
  switch (project.files[static_cast<std::size_t>(range.file)].role) {
    case FileRole::kHostTiling:
    case FileRole::kHostOperator:
    case FileRole::kProjectJson:
      return BuildStep::kHost;
    case FileRole::kBinding:
    case FileRole::kModel:
      return BuildStep::kBinding;
    case FileRole::kKernel:
    case FileRole::kOther:
      return BuildStep::kKernel;
  }
  return BuildStep::kKernel;
}

class Asking {
 public:
  Asking(const Facts& facts, Report& report) : facts_(facts), report_(report) {}

  void One(const RegisteredRule& registered, bool told) {
    const Clock::time_point begin = Clock::now();
    if (!registered.rule->applies(facts_)) return;
    const RuleInfo& info = registered.rule->info;
    Emitter emitter(std::string(registered.name), info.severity, info.symptom);
    registered.rule->check(facts_, emitter);
    for (Finding& finding : emitter.TakeFindings()) Take(std::move(finding), told);
    if (!told) return;
    for (Undecided& undecided : emitter.TakeUndecided()) report_.undecided.push_back(std::move(undecided));
    const std::chrono::duration<double, std::milli> lasted = Clock::now() - begin;
    report_.costs.rule_ms.emplace_back(registered.name, lasted.count());
  }

  const Grounds& grounds() const { return grounds_; }

 private:
  using Clock = std::chrono::steady_clock;

  void Take(Finding finding, bool told) {
    if (!facts_.Get<ProfileFacts>().chip_modelled && RestsOnChipTables(facts_, finding)) return;
    if (finding.breaks_build) {
      if (finding.build_step == BuildStep::kByPlace) finding.build_step = StepOf(report_.project, finding.primary);
      grounds_.broken.insert(finding.build_step);
    }
    grounds_.error_of_text |= finding.severity == Severity::kError && finding.verdict == Verdict::kMatched;
    if (!told) return;
    SpellTypes(finding);
    report_.findings.push_back(std::move(finding));
  }

  const Facts& facts_;
  Report& report_;
  Grounds grounds_;
};

}  // namespace

Grounds ApplyRules(std::span<const RegisteredRule> told, const Facts& facts, Report& report) {
  report.costs.rule_ms.clear();
  Asking asking(facts, report);
  std::set<std::string_view> asked;
  for (const RegisteredRule& registered : told) {
    asking.One(registered, true);
    asked.insert(registered.name);
  }
  for (const RegisteredRule& registered : AllRules()) {
    if (!asked.contains(registered.name)) asking.One(registered, false);
  }
  std::stable_sort(report.costs.rule_ms.begin(), report.costs.rule_ms.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return asking.grounds();
}

}  // namespace assay
