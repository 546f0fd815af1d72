// Findings of two analyses are paired by rule and message, the remaining ones by fingerprint: an edit moves lines, and
// a renamed function changes messages.
#include "fixits/recheck.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "fixits/apply.h"

namespace assay {
namespace {

// Higher is better; a stage that did not take place shows nothing, so it ranks between good and bad.
int Rank(KernelVerdict::Builds builds) {
  return builds == KernelVerdict::Builds::kYes ? 2 : builds == KernelVerdict::Builds::kUndecided ? 1 : 0;
}
int Rank(KernelVerdict::Runs runs) {
  return runs == KernelVerdict::Runs::kClean ? 2 : runs == KernelVerdict::Runs::kFaults ? 0 : 1;
}
int Rank(KernelVerdict::Values values) {
  return values == KernelVerdict::Values::kMatch ? 2 : values == KernelVerdict::Values::kMismatch ? 0 : 1;
}
int Rank(KernelVerdict::Proved proved) {
  switch (proved) {
    case KernelVerdict::Proved::kAllShapes:
      return 3;
    case KernelVerdict::Proved::kAllOfPart:
      return 2;
    case KernelVerdict::Proved::kGivenShapes:
      return 1;
    default:
      return 0;
  }
}

// Code that did not build was never run: faults in the first run of the repaired code were there before.
bool FirstRun(const KernelVerdict& before, const KernelVerdict& after) {
  return before.builds == KernelVerdict::Builds::kNo && after.builds != KernelVerdict::Builds::kNo;
}

bool NoWorse(const KernelVerdict& before, const KernelVerdict& after) {
  if (FirstRun(before, after)) return true;
  return Rank(after.builds) >= Rank(before.builds) && Rank(after.runs) >= Rank(before.runs) &&
         Rank(after.values) >= Rank(before.values) && Rank(after.proved) >= Rank(before.proved);
}

bool SameWords(const Finding& a, const Finding& b) { return a.rule == b.rule && a.message == b.message; }
bool SamePrint(const Finding& a, const Finding& b) {
  return a.rule == b.rule && !a.fingerprint.empty() && a.fingerprint == b.fingerprint;
}

std::string_view LineAt(const Report& report, const SourceRange& range) {
  const auto index = static_cast<std::size_t>(range.file);
  if (!range.valid() || index >= report.project.files.size()) return {};
  const std::string_view text = report.project.files[index].text;
  if (range.begin >= text.size()) return {};
  const std::size_t begin = range.begin == 0 ? 0 : text.rfind('\n', range.begin - 1) + 1;
  return text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
}

// Rules that need code that builds run for the first time once it does: their findings about unchanged lines are not
// new.
bool OfAnOldLine(const Report& before, const Report& after, const Finding& finding) {
  const std::string_view line = LineAt(after, finding.primary);
  if (finding.breaks_build || line.empty() || before.project.files.size() != after.project.files.size()) return false;
  const std::string_view old_text = before.project.files[static_cast<std::size_t>(finding.primary.file)].text;
  for (std::size_t at = old_text.find(line); at != old_text.npos; at = old_text.find(line, at + 1)) {
    const std::size_t end = at + line.size();
    if ((at == 0 || old_text[at - 1] == '\n') && (end == old_text.size() || old_text[end] == '\n')) return true;
  }
  return false;
}

// Pairs findings of `after` with those of `before`. `left` marks the findings of `before` that have no partner;
// the result says whether an error or a warning of `after` has none.
bool HasNew(const Report& before, const Report& after, std::vector<bool>& left) {
  left.assign(before.findings.size(), true);
  std::vector<const Finding*> open;
  auto take = [&](const Finding& finding, auto same) {
    for (std::size_t i = 0; i < before.findings.size(); ++i) {
      if (!left[i] || !same(before.findings[i], finding)) continue;
      left[i] = false;
      return true;
    }
    return false;
  };
  for (const Finding& finding : after.findings) {
    if (!take(finding, SameWords)) open.push_back(&finding);
  }
  bool is_new = false;
  const bool first_run = FirstRun(before.verdict, after.verdict);
  for (const Finding* finding : open) {
    if (take(*finding, SamePrint) || finding->severity == Severity::kNote) continue;
    const bool from_run = finding->verdict == Verdict::kConfirmed || finding->verdict == Verdict::kFeasible;
    if (!first_run || (!from_run && !OfAnOldLine(before, after, *finding))) is_new = true;
  }
  return is_new;
}

}  // namespace

std::vector<std::string> CheckedStages(const KernelVerdict& verdict) {
  std::vector<std::string> stages{"parse", "rules"};
  if (verdict.proved != KernelVerdict::Proved::kSkipped) stages.push_back("solver");
  bool ran = verdict.runs == KernelVerdict::Runs::kClean || verdict.runs == KernelVerdict::Runs::kFaults;
  if (ran) stages.push_back("simulator");
  return stages;
}

bool Improves(const Report& before, const Report& after, const Finding* gone) {
  if (!NoWorse(before.verdict, after.verdict) || after.errors.size() > before.errors.size()) return false;
  std::vector<bool> left;
  if (HasNew(before, after, left)) return false;
  if (gone == nullptr) return true;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] && SameWords(before.findings[i], *gone)) return true;
  }
  return false;
}

std::vector<const Finding*> Gone(const Report& before, const Report& after) {
  std::vector<bool> left;
  HasNew(before, after, left);
  std::vector<const Finding*> gone;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] && before.findings[i].severity != Severity::kNote) gone.push_back(&before.findings[i]);
  }
  return gone;
}

RecheckCounts Recheck(Report& report, const AnalyzeProject& analyze, const OnVerified& on_verified) {
  RecheckCounts counts;
  for (Finding& finding : report.findings) {
    std::vector<Fix> kept;
    for (Fix& fix : finding.fixes) {
      fix.verified = false;
      fix.checked.clear();
      if (fix.safety == FixSafety::kDisplay || fix.safety == FixSafety::kNone) {
        kept.push_back(std::move(fix));
        continue;
      }
      ++counts.tried;
      Applied applied = ApplyFixes(report.project, {&fix});
      if (applied.applied.empty()) continue;
      Report after = analyze(std::move(applied.project));
      if (!Improves(report, after, &finding)) continue;
      fix.verified = true;
      fix.checked = CheckedStages(after.verdict);
      ++counts.verified;
      if (on_verified) on_verified(finding, fix, after);
      kept.push_back(std::move(fix));
    }
    finding.fixes = std::move(kept);
  }
  return counts;
}

}  // namespace assay
