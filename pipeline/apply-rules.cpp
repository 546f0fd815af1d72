// A rule's findings are kept unless they depend on tables of a chip other than the input's.
#include "pipeline/apply-rules.h"
#include "analyzer/facts/profile.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
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

}  // namespace

void ApplyRules(std::span<const RegisteredRule> rules, const Facts& facts, Report& report) {
  const bool modelled = facts.Get<ProfileFacts>().chip_modelled;
  using Clock = std::chrono::steady_clock;
  report.costs.rule_ms.clear();
  for (const RegisteredRule& registered : rules) {
    const Clock::time_point begin = Clock::now();
    if (!registered.rule->applies(facts)) continue;
    const RuleInfo& info = registered.rule->info;
    Emitter emitter(std::string(registered.name), info.severity, info.symptom);
    registered.rule->check(facts, emitter);
    for (Finding& finding : emitter.TakeFindings()) {
      SpellTypes(finding);
      if (modelled || !RestsOnChipTables(facts, finding)) report.findings.push_back(std::move(finding));
    }
    for (Undecided& undecided : emitter.TakeUndecided()) report.undecided.push_back(std::move(undecided));
    const std::chrono::duration<double, std::milli> lasted = Clock::now() - begin;
    report.costs.rule_ms.emplace_back(registered.name, lasted.count());
  }
  std::stable_sort(report.costs.rule_ms.begin(), report.costs.rule_ms.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
}

}  // namespace assay
