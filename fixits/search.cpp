// Candidates are tried in their order; a text is tried once. Nothing here depends on time except the end of a search
// whose time is up, so that the same input gives the same repair on every machine.
#include "fixits/search.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "fixits/apply.h"

namespace assay {
namespace {

using search::Candidate;

// A text on the way to a repair.
struct State {
  Report report;
  std::vector<AppliedFix> steps;
  int cost = 0;  // of its candidates
};

struct Passing {
  const Candidate* candidate = nullptr;
  Report report;
};

bool Builds(const Report& report) { return report.verdict.builds != KernelVerdict::Builds::kNo; }

std::size_t BuildErrors(const Report& report) {
  return static_cast<std::size_t>(
      std::count_if(report.findings.begin(), report.findings.end(), [](const Finding& f) { return f.breaks_build; }));
}

std::string TextOf(const Project& project) {
  std::string text;
  for (const Container& container : project.containers) text += container.bytes + '\0';
  return text;
}

// Not shown to be wrong: there may be no reference at other shapes.
bool NotWrong(const Report& report) {
  const auto bad = [](const Finding& finding) { return finding.severity == Severity::kError; };
  return Builds(report) && report.errors.empty() && report.verdict.runs != KernelVerdict::Runs::kFaults &&
         report.verdict.values != KernelVerdict::Values::kMismatch &&
         std::none_of(report.findings.begin(), report.findings.end(), bad);
}

class Searcher {
 public:
  Searcher(const Report& before, const SearchAnalyses& analyses, const SearchOptions& options)
      : before_(before), analyses_(analyses), options_(options) {}

  SearchResult Run() {
    std::vector<State> states;
    states.push_back({before_, {}, 0});
    seen_.insert(TextOf(before_.project));
    // Only a proof can show that a fault that no run shows is gone.
    hidden_ = Builds(before_) && IsRight(Analyse(analyses_.run, before_.project)) && HoldsElsewhere(before_.project) &&
              !OnlyWarned();
    for (int depth = 0; depth < kDepth && !states.empty(); ++depth) {
      next_.clear();
      for (const State& state : states) {
        // The first state may use most of the budget, so that a deep one cannot starve the others.
        if (Expand(state)) return std::move(result_);
        if (Over()) break;
      }
      // Texts that build first, then those with the fewest errors.
      std::stable_sort(next_.begin(), next_.end(), [](const State& a, const State& b) {
        return std::tuple(!Builds(a.report), BuildErrors(a.report), a.cost) <
               std::tuple(!Builds(b.report), BuildErrors(b.report), b.cost);
      });
      if (next_.size() > kWidth) next_.resize(kWidth);
      states = std::move(next_);
    }
    result_.exhausted = Over();
    return std::move(result_);
  }

 private:
  static constexpr int kDepth = 4;
  static constexpr std::size_t kWidth = 3;
  static constexpr int kMore = 24;  // tries after the first that holds
  static constexpr std::size_t kAlternatives = 3;

  bool Over() const { return result_.runs >= options_.runs || options_.time_is_up(); }

  Report Analyse(const AnalyzeProject& analyse, const Project& project) {
    ++result_.runs;
    return analyse(project);
  }

  bool HoldsElsewhere(const Project& project) {
    return std::all_of(analyses_.elsewhere.begin(), analyses_.elsewhere.end(),
                       [&](const AnalyzeProject& analyse) { return NotWrong(Analyse(analyse, project)); });
  }

  // The report of the whole check if the candidate's text passes all of it.
  std::optional<Report> Try(const State& state, const Candidate& candidate) {
    const Fix fix{candidate.title, FixSafety::kUnsafe, candidate.edits, false, {}};
    Applied applied = ApplyFixes(state.report.project, {&fix});
    if (applied.applied.empty() || !seen_.insert(TextOf(applied.project)).second) return std::nullopt;
    const bool built = Builds(state.report);
    if (!built) {
      Report parsed = Analyse(analyses_.parse, applied.project);
      if (!Builds(parsed)) {
        if (BuildErrors(parsed) < BuildErrors(state.report)) Keep(state, candidate, std::move(parsed));
        return std::nullopt;
      }
    }
    Report ran = Analyse(analyses_.run, applied.project);
    if (!IsRight(ran)) {
      if (!built && Builds(ran)) Keep(state, candidate, std::move(ran));
      return std::nullopt;
    }
    if (!Mends(ran) || !HoldsElsewhere(applied.project)) return std::nullopt;
    Report whole = Analyse(analyses_.whole, applied.project);
    if (!IsRight(whole) || !Improves(before_, whole, nullptr) || !Mends(whole)) return std::nullopt;
    if (hidden_ && !whole.verdict.obligations_hold) return std::nullopt;
    return whole;
  }

  bool OnlyWarned() const {
    return std::none_of(before_.findings.begin(), before_.findings.end(),
                        [](const Finding& finding) { return finding.severity == Severity::kError; });
  }

  // Warnings must be gone too. Code that did not build had no warnings yet.
  bool Mends(const Report& after) const {
    return !Builds(before_) || search::Troubles(after).size() < search::Troubles(before_).size();
  }

  void Keep(const State& state, const Candidate& candidate, Report report) {
    State kept{std::move(report), state.steps, state.cost + candidate.score};
    kept.steps.push_back(StepOf(state, candidate));
    next_.push_back(std::move(kept));
  }

  AppliedFix StepOf(const State& state, const Candidate& candidate) const {
    AppliedFix step;
    const std::vector<const Finding*> troubles = search::Troubles(state.report);
    step.rule = !candidate.rule.empty() ? candidate.rule : troubles.empty() ? "" : troubles.front()->rule;
    step.title = candidate.title;
    step.safety = FixSafety::kUnsafe;
    step.place = ToPlace(state.report.project, candidate.place);
    step.round = static_cast<int>(state.steps.size()) + 1;
    step.searched = true;
    return step;
  }

  bool Expand(const State& state) {
    const std::vector<Candidate> candidates = options_.candidates(state.report);
    std::vector<Passing> passing;
    int more = kMore;
    for (const Candidate& candidate : candidates) {
      if (Over() || (!passing.empty() && (--more < 0 || passing.size() > kAlternatives))) break;
      if (std::optional<Report> whole = Try(state, candidate)) passing.push_back({&candidate, std::move(*whole)});
    }
    if (passing.empty()) return false;
    std::stable_sort(passing.begin(), passing.end(),
                     [](const Passing& a, const Passing& b) { return a.candidate->size < b.candidate->size; });
    result_.found = true;
    result_.steps = state.steps;
    result_.steps.push_back(StepOf(state, *passing.front().candidate));
    result_.report = std::move(passing.front().report);
    for (std::size_t i = 1; i < passing.size(); ++i) result_.alternatives.push_back(passing[i].candidate->title);
    return true;
  }

  const Report& before_;
  const SearchAnalyses& analyses_;
  const SearchOptions& options_;
  SearchResult result_;
  bool hidden_ = false;  // the runs of the input as it was are right, and its faults were shown by a proof
  std::set<std::string> seen_;
  std::vector<State> next_;
};

}  // namespace

bool IsRight(const Report& report) {
  return NotWrong(report) && report.verdict.builds == KernelVerdict::Builds::kYes &&
         report.verdict.runs == KernelVerdict::Runs::kClean && report.verdict.values == KernelVerdict::Values::kMatch;
}

bool NeedsRepair(const Report& report) { return !search::Troubles(report).empty(); }

SearchResult SearchRepair(const Report& before, const SearchAnalyses& analyses, const SearchOptions& options) {
  if (!NeedsRepair(before)) return {};
  return Searcher(before, analyses, options).Run();
}

}  // namespace assay
