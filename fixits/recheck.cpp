// Findings of two analyses are paired by rule and message, what is left over by fingerprint: an edit moves lines, and a
// renamed function changes messages.
#include "fixits/recheck.h"

#include <algorithm>
#include <utility>

#include "fixits/apply.h"

namespace assay {
namespace {

// Higher is better; a stage that did not take place says nothing, so it stands between good and bad.
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

// Code that did not build was never run: what the run of the repaired code shows was there before.
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
    if (!first_run || !from_run) is_new = true;
  }
  return is_new;
}

bool MayApply(const Fix& fix, const FixAllOptions& options) {
  return fix.verified && (fix.safety == FixSafety::kSafe || (options.unsafe && fix.safety == FixSafety::kUnsafe));
}

struct Choice {
  const Finding* finding;
  const Fix* fix;
};

// One fix a finding, a safe one where there is one.
std::vector<Choice> Choose(const Report& report, const FixAllOptions& options) {
  std::vector<Choice> choices;
  for (const Finding& finding : report.findings) {
    const Fix* best = nullptr;
    for (const Fix& fix : finding.fixes) {
      if (!MayApply(fix, options)) continue;
      if (best == nullptr || (best->safety != FixSafety::kSafe && fix.safety == FixSafety::kSafe)) best = &fix;
    }
    if (best != nullptr) choices.push_back({&finding, best});
  }
  return choices;
}

struct Round {
  Report report;
  std::vector<std::size_t> taken;  // indexes of the choices applied
};

// All choices that go together; where together they do not hold, the first alone, which is known to hold.
Round ApplyRound(const Report& before, const std::vector<Choice>& choices, const AnalyzeProject& analyze) {
  std::vector<const Fix*> fixes;
  for (const Choice& choice : choices) fixes.push_back(choice.fix);
  Applied together = ApplyFixes(before.project, fixes);
  Round round{analyze(together.project), together.applied};
  auto gone = [&](std::size_t i) { return Improves(before, round.report, choices[i].finding); };
  if (together.applied.size() <= 1 || std::all_of(together.applied.begin(), together.applied.end(), gone)) return round;
  Applied alone = ApplyFixes(before.project, {fixes[together.applied.front()]});
  return {analyze(alone.project), {together.applied.front()}};
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

FixAllResult FixAll(const Project& project, const AnalyzeProject& analyze, const FixAllOptions& options) {
  FixAllResult result;
  result.report = analyze(project);
  for (Recheck(result.report, analyze); result.rounds < options.rounds; Recheck(result.report, analyze)) {
    std::vector<Choice> choices = Choose(result.report, options);
    if (choices.empty()) break;
    Round round = ApplyRound(result.report, choices, analyze);
    if (round.taken.empty()) break;
    ++result.rounds;
    for (std::size_t i : round.taken) {
      const Choice& choice = choices[i];
      result.applied.push_back({choice.finding->rule, choice.fix->title, choice.fix->safety,
                                ToPlace(result.report.project, choice.finding->primary)});
    }
    result.report = std::move(round.report);
  }
  result.diff = DiffOf(project, result.report.project);
  return result;
}

}  // namespace assay
