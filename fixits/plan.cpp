// A plan is a list of rounds; the fixes of one round are edits of the same text. Every search is limited by the number
// of analyses, so the same input gives the same plan on every machine.
#include "fixits/plan.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "fixits/apply.h"

namespace assay {
namespace {

struct Choice {
  const Finding* finding;
  const Fix* fix;
};

// Rounds of fixes and what they lead to.
struct Plan {
  Report report;
  std::vector<AppliedFix> steps;
  int rounds = 0;
};

std::string KeyOf(const Finding& finding, const Fix& fix) {
  return finding.rule + '\n' + finding.message + '\n' + fix.title;
}

std::size_t CountAlike(const Report& report, const Finding& finding) {
  return static_cast<std::size_t>(std::count_if(
      report.findings.begin(), report.findings.end(),
      [&](const Finding& other) { return other.rule == finding.rule && other.message == finding.message; }));
}

class Search {
 public:
  Search(const AnalyzeProject& analyze, const FixAllOptions& options)
      : analyze_(analyze), options_(options), left_(options.analyses) {}

  // The next plan of safe fixes that hold together: what they fix needs no fix that chooses between possible
  // intentions.
  std::optional<Plan> NextSafe(const Report& report, int rounds) {
    safe_only_ = true;
    std::optional<Plan> plan = Usable(report).empty() ? std::nullopt : Together(report, rounds);
    safe_only_ = false;
    return plan;
  }

  // The next plan for `report`, of at most so many rounds. If there is none, `report` keeps only fixes that hold alone.
  std::optional<Plan> Next(Report& report, int rounds) {
    if (Usable(report).empty()) return std::nullopt;
    if (auto plan = Together(report, rounds)) return plan;
    const Report given = report;
    Recheck(report, [this](Project project) { return Analyzed(std::move(project)); });
    std::vector<Choice> holding = Usable(report, [](const Finding&, const Fix& fix) { return fix.verified; });
    if (!holding.empty()) return OneRound(report, holding);
    if (auto plan = Uncovering(given, rounds)) return plan;
    return Groups(given);
  }

  bool exhausted() const { return left_ <= 0; }
  Report Analyzed(Project project) {
    --left_;
    return analyze_(std::move(project));
  }

 private:
  bool Allowed(const Fix& fix) const {
    if (fix.edits.empty()) return false;
    return fix.safety == FixSafety::kSafe || (options_.unsafe && !safe_only_ && fix.safety == FixSafety::kUnsafe);
  }

  // One fix per finding, a safe one if possible, of those that `wanted` accepts.
  template <class Wanted>
  std::vector<Choice> Usable(const Report& report, const Wanted& wanted) const {
    std::vector<Choice> choices;
    for (const Finding& finding : report.findings) {
      const Fix* best = nullptr;
      for (const Fix& fix : finding.fixes) {
        if (!Allowed(fix) || !wanted(finding, fix)) continue;
        if (best == nullptr || (best->safety != FixSafety::kSafe && fix.safety == FixSafety::kSafe)) best = &fix;
      }
      if (best != nullptr) choices.push_back({&finding, best});
    }
    return choices;
  }
  std::vector<Choice> Usable(const Report& report) const {
    return Usable(report, [](const Finding&, const Fix&) { return true; });
  }

  // Applies the compatible ones of `choices` to `cur`. `taken` gets their indexes; nullopt if none could be applied.
  std::optional<Report> Apply(const Report& cur, const std::vector<Choice>& choices, std::vector<std::size_t>& taken) {
    if (exhausted()) return std::nullopt;
    std::vector<const Fix*> fixes;
    for (const Choice& choice : choices) fixes.push_back(choice.fix);
    Applied applied = ApplyFixes(cur.project, fixes);
    taken = std::move(applied.applied);
    if (taken.empty()) return std::nullopt;
    return Analyzed(std::move(applied.project));
  }

  static void Note(Plan& plan, const Report& cur, const std::vector<Choice>& choices,
                   const std::vector<std::size_t>& taken) {
    ++plan.rounds;
    for (std::size_t i : taken) {
      plan.steps.push_back({choices[i].finding->rule, choices[i].fix->title, choices[i].fix->safety,
                            ToPlace(cur.project, choices[i].finding->primary), plan.rounds});
    }
  }

  static bool Holds(const Report& before, const Report& after, const std::vector<Choice>& choices,
                    const std::vector<std::size_t>& taken) {
    return std::all_of(taken.begin(), taken.end(),
                       [&](std::size_t i) { return Improves(before, after, choices[i].finding); });
  }

  // Fixes that were applied and whose findings are still there: `refused` gets them.
  static bool FindIdle(const Report& cur, const Report& after, const std::vector<Choice>& choices,
                       const std::vector<std::size_t>& taken, std::set<std::string>& refused) {
    bool found = false;
    for (std::size_t i : taken) {
      const Finding& finding = *choices[i].finding;
      const auto applied = std::count_if(taken.begin(), taken.end(), [&](std::size_t j) {
        return choices[j].finding->rule == finding.rule && choices[j].finding->message == finding.message;
      });
      if (CountAlike(after, finding) + static_cast<std::size_t>(applied) <= CountAlike(cur, finding)) continue;
      found = refused.insert(KeyOf(finding, *choices[i].fix)).second || found;
    }
    return found;
  }

  // `first`, then everything that the text then offers, until it holds against `before` and offers nothing more. The
  // longest stretch that holds is the plan. After `first`, only fixes that `later` takes.
  template <class Later>
  std::optional<Plan> Chain(const Report& before, const std::vector<Choice>& first, int rounds, const Later& later,
                            std::set<std::string>& refused, bool& idle) {
    std::optional<Plan> best;
    Plan plan;
    std::vector<std::size_t> first_taken;
    Report cur = before;
    std::vector<Choice> choices;
    for (int round = 0; round < rounds; ++round) {
      choices = round == 0 ? first : Usable(cur, later);
      std::vector<std::size_t> taken;
      std::optional<Report> after = Apply(round == 0 ? before : cur, choices, taken);
      if (!after) break;
      idle = FindIdle(cur, *after, choices, taken, refused) || idle;
      Note(plan, cur, choices, taken);
      if (round == 0) first_taken = taken;
      cur = std::move(*after);
      if (!Holds(before, cur, first, first_taken)) continue;
      best = plan;
      best->report = cur;
    }
    return best;
  }

  std::optional<Plan> Together(const Report& before, int rounds) {
    std::set<std::string> refused;
    const auto fresh = [&](const Finding& finding, const Fix& fix) { return !refused.contains(KeyOf(finding, fix)); };
    constexpr int kAttempts = 3;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
      const std::vector<Choice> first = Usable(before, fresh);
      if (first.empty()) return std::nullopt;
      bool idle = false;
      std::optional<Plan> plan = Chain(before, first, rounds, fresh, refused, idle);
      if (plan) return Shortened(before, first, std::move(*plan));
      if (!idle) return std::nullopt;
    }
    return std::nullopt;
  }

  // Without the steps that do not change the remaining findings.
  Plan Shortened(const Report& before, std::vector<Choice> choices, Plan plan) {
    constexpr std::size_t kMost = 8;
    if (plan.rounds != 1 || plan.steps.size() < 2 || plan.steps.size() > kMost) return plan;
    for (std::size_t i = choices.size(); i-- > 0 && choices.size() > 1;) {
      std::vector<Choice> fewer = choices;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      std::vector<std::size_t> taken;
      std::optional<Report> after = Apply(before, fewer, taken);
      if (!after) break;
      const bool same = after->findings.size() <= plan.report.findings.size() && Improves(plan.report, *after, nullptr);
      if (!same || !Holds(before, *after, fewer, taken)) continue;
      choices = std::move(fewer);
      plan = {std::move(*after), {}, 0};
      Note(plan, before, choices, taken);
    }
    return plan;
  }

  // All fixes that hold alone; if they do not hold together, the first.
  std::optional<Plan> OneRound(const Report& before, const std::vector<Choice>& choices) {
    for (const std::vector<Choice>& tried : {choices, std::vector<Choice>{choices.front()}}) {
      std::vector<std::size_t> taken;
      std::optional<Report> after = Apply(before, tried, taken);
      if (!after || !Holds(before, *after, tried, taken)) continue;
      Plan plan;
      Note(plan, before, tried, taken);
      plan.report = std::move(*after);
      return plan;
    }
    return std::nullopt;
  }

  std::optional<Plan> Uncovering(const Report& before, int rounds) {
    const auto is_new = [&](const Finding& finding, const Fix&) { return CountAlike(before, finding) == 0; };
    for (const Finding& finding : before.findings) {
      for (const Fix& fix : finding.fixes) {
        if (!Allowed(fix)) continue;
        if (exhausted()) return std::nullopt;
        std::set<std::string> ignored;
        bool idle = false;
        if (auto plan = Chain(before, {{&finding, &fix}}, rounds, is_new, ignored, idle)) return plan;
      }
    }
    return std::nullopt;
  }

  // Two, then three fixes that hold together, where there are few.
  std::optional<Plan> Groups(const Report& before) {
    constexpr std::size_t kFewForTwo = 10;
    constexpr std::size_t kFewForThree = 5;
    const std::vector<Choice> all = Usable(before);
    const std::size_t n = all.size();
    for (std::size_t size = 2; size <= 3 && size <= n; ++size) {
      if (n > (size == 3 ? kFewForThree : kFewForTwo)) break;
      for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
          for (std::size_t k = size == 3 ? j + 1 : n - 1; k < n && !exhausted(); ++k) {
            std::vector<Choice> group{all[i], all[j]};
            if (size == 3) group.push_back(all[k]);
            std::vector<std::size_t> taken;
            std::optional<Report> after = Apply(before, group, taken);
            if (!after || taken.size() != size || !Holds(before, *after, group, taken)) continue;
            Plan plan;
            Note(plan, before, group, taken);
            plan.report = std::move(*after);
            return plan;
          }
        }
      }
    }
    return std::nullopt;
  }

  const AnalyzeProject& analyze_;
  const FixAllOptions& options_;
  int left_;
  bool safe_only_ = false;
};

}  // namespace

FixAllResult FixAll(const Project& project, const AnalyzeProject& analyze, const FixAllOptions& options) {
  FixAllResult result;
  Search search(analyze, options);
  result.report = search.Analyzed(project);
  result.before = result.report.verdict;
  while (result.rounds < options.rounds && !search.exhausted()) {
    const int rounds = options.rounds - result.rounds;
    std::optional<Plan> plan = options.unsafe ? search.NextSafe(result.report, rounds) : std::nullopt;
    if (!plan) plan = search.Next(result.report, rounds);
    if (!plan) break;
    for (AppliedFix& step : plan->steps) {
      step.round += result.rounds;
      result.applied.push_back(std::move(step));
    }
    result.rounds += plan->rounds;
    result.report = std::move(plan->report);
  }
  if (options.rounds == 0) Recheck(result.report, analyze);
  result.exhausted = search.exhausted();
  result.diff = DiffOf(project, result.report.project);
  return result;
}

}  // namespace assay
