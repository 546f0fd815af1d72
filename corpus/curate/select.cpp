// Ties are broken by the smaller hash, so that the order of the rows does not matter.
#include "corpus/curate/select.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>

namespace assay {
namespace {

using Indexes = std::vector<std::size_t>;
using Before = std::function<bool(const Attempt&, const Attempt&)>;

double SpeedOf(const Attempt& attempt) { return attempt.correct ? attempt.speedup : 0; }

bool Chance(const Attempt& a, const Attempt& b) { return std::tie(a.hash, a.task) < std::tie(b.hash, b.task); }

bool Shorter(const Attempt& a, const Attempt& b) {
  const auto key = [](const Attempt& one) { return std::tuple(one.reasoning_tokens, -SpeedOf(one), one.hash); };
  return key(a) < key(b);
}

bool Longer(const Attempt& a, const Attempt& b) {
  return std::tie(b.reasoning_tokens, a.hash) < std::tie(a.reasoning_tokens, b.hash);
}

bool Faster(const Attempt& a, const Attempt& b) {
  const auto key = [](const Attempt& one) { return std::tuple(-SpeedOf(one), one.hash); };
  return key(a) < key(b);
}

// Attempts that take part, by task.
std::vector<Indexes> ByTask(const std::vector<Attempt>& attempts, Strategy strategy) {
  std::vector<Indexes> tasks;
  for (std::size_t i = 0; i < attempts.size(); ++i) {
    if (attempts[i].task >= tasks.size()) tasks.resize(attempts[i].task + 1);
    if (TakesPart(attempts[i], strategy)) tasks[attempts[i].task].push_back(i);
  }
  return tasks;
}

// Chosen attempts, within the limits.
class Choice {
 public:
  Choice(const std::vector<Attempt>& attempts, const SelectOptions& options)
      : parts(attempts.size(), Part::kNone), attempts_(attempts), options_(options) {}

  bool Take(std::size_t i, Part part) {
    const Attempt& attempt = attempts_[i];
    if (parts[i] != Part::kNone || !attempt.correct || !attempt.eligible) return false;
    if (options_.most > 0 && count >= options_.most) return false;
    std::size_t& of_kind = by_kind_[attempt.kind];
    if (options_.most_per_kind > 0 && of_kind >= options_.most_per_kind) return false;
    ++of_kind;
    ++count;
    parts[i] = part;
    return true;
  }

  std::vector<Part> parts;
  std::size_t count = 0;

 private:
  const std::vector<Attempt>& attempts_;
  const SelectOptions& options_;
  std::map<std::uint32_t, std::size_t> by_kind_;
};

Indexes Sorted(const std::vector<Attempt>& attempts, Indexes of, const Before& before) {
  std::sort(of.begin(), of.end(), [&](std::size_t a, std::size_t b) { return before(attempts[a], attempts[b]); });
  return of;
}

// The first of a task by `before`, among all that take part.
std::size_t First(const std::vector<Attempt>& attempts, const Indexes& of, const Before& before) {
  return *std::min_element(of.begin(), of.end(),
                           [&](std::size_t a, std::size_t b) { return before(attempts[a], attempts[b]); });
}

std::vector<Part> Concur(const std::vector<Attempt>& attempts, const std::vector<Indexes>& tasks,
                         const SelectOptions& options) {
  Choice choice(attempts, options);
  Indexes concise, fast, single;
  for (const Indexes& task : tasks) {
    if (task.empty()) continue;
    const std::size_t shortest = First(attempts, task, Shorter);
    const double best = SpeedOf(attempts[First(attempts, task, Faster)]);
    if (best > 0 && SpeedOf(attempts[shortest]) == best) concise.push_back(shortest);
    for (const std::size_t i : task) {
      if (SpeedOf(attempts[i]) > options.over_speedup) fast.push_back(i);
    }
  }
  for (const std::size_t i : Sorted(attempts, concise, Chance)) choice.Take(i, Part::kConcise);
  for (const std::size_t i : Sorted(attempts, fast, Chance)) choice.Take(i, Part::kFast);
  for (const Indexes& task : tasks) {
    const bool has =
        std::any_of(task.begin(), task.end(), [&](std::size_t i) { return choice.parts[i] != Part::kNone; });
    Indexes right;
    for (const std::size_t i : task) {
      if (attempts[i].correct && attempts[i].eligible && attempts[i].single) right.push_back(i);
    }
    if (!has && !right.empty()) single.push_back(First(attempts, right, Chance));
  }
  const double share = std::min(options.single_share, 1.0);
  const double others = static_cast<double>(choice.count);
  const std::size_t wanted =
      share < 1 ? static_cast<std::size_t>(std::llround(share / (1 - share) * others)) : single.size();
  std::size_t taken = 0;
  for (const std::size_t i : Sorted(attempts, single, Chance)) {
    if (taken >= wanted) break;
    taken += choice.Take(i, Part::kSingle) ? 1 : 0;
  }
  return choice.parts;
}

Before CriterionOf(Strategy strategy) {
  switch (strategy) {
    case Strategy::kLongest:
      return Longer;
    case Strategy::kShortest:
      return Shorter;
    case Strategy::kFastest:
      return Faster;
    default:
      return Chance;
  }
}

std::vector<Part> Baseline(const std::vector<Attempt>& attempts, const std::vector<Indexes>& tasks, Strategy strategy,
                           const SelectOptions& options) {
  const Before before = CriterionOf(strategy);
  Choice choice(attempts, options);
  Indexes kept;
  for (const Indexes& task : tasks) {
    Indexes right;
    for (const std::size_t i : task) {
      if (attempts[i].correct && attempts[i].eligible) right.push_back(i);
    }
    if (!right.empty()) kept.push_back(First(attempts, right, before));
  }
  for (const std::size_t i : Sorted(attempts, kept, before)) choice.Take(i, Part::kBaseline);
  return choice.parts;
}

}  // namespace

std::string_view NameOf(Strategy strategy) {
  switch (strategy) {
    case Strategy::kConcur:
      return "concur";
    case Strategy::kConcurCycles:
      return "concur-cycles";
    case Strategy::kRandom:
      return "random";
    case Strategy::kLongest:
      return "longest";
    case Strategy::kShortest:
      return "shortest";
    case Strategy::kFastest:
      return "fastest";
  }
  return "concur";
}

std::string_view NameOf(Part part) {
  switch (part) {
    case Part::kConcise:
      return "concise-and-fastest";
    case Part::kFast:
      return "outstanding-speed";
    case Part::kSingle:
      return "single-operator";
    case Part::kBaseline:
      return "baseline";
    case Part::kNone:
      return "none";
  }
  return "none";
}

bool TakesPart(const Attempt& attempt, Strategy strategy) {
  const bool timed = strategy == Strategy::kConcurCycles ? attempt.cycles > 0 : attempt.speedup > 0;
  return attempt.reasoned && (!attempt.correct || timed);
}

std::vector<Part> Select(const std::vector<Attempt>& attempts, Strategy strategy, const SelectOptions& options) {
  const std::vector<Indexes> tasks = ByTask(attempts, strategy);
  if (strategy == Strategy::kConcur) return Concur(attempts, tasks, options);
  if (strategy == Strategy::kConcurCycles) return Concur(WithSpeedOfCycles(attempts), tasks, options);
  return Baseline(attempts, tasks, strategy, options);
}

std::vector<Attempt> WithSpeedOfCycles(std::vector<Attempt> attempts) {
  for (Attempt& attempt : attempts) attempt.speedup = 0;
  for (const Indexes& task : ByTask(attempts, Strategy::kConcurCycles)) {
    std::vector<double> cycles;
    for (const std::size_t i : task) {
      if (attempts[i].correct) cycles.push_back(attempts[i].cycles);
    }
    if (cycles.empty()) continue;
    std::sort(cycles.begin(), cycles.end());
    const double median = (cycles[(cycles.size() - 1) / 2] + cycles[cycles.size() / 2]) / 2;
    for (const std::size_t i : task) {
      if (attempts[i].correct) attempts[i].speedup = median / attempts[i].cycles;
    }
  }
  return attempts;
}

Difficulty DifficultyOf(const std::vector<Attempt>& attempts, double easy_below, double hard_above) {
  Difficulty difficulty{.easy_below = easy_below, .hard_above = hard_above, .average = {}};
  std::vector<std::size_t> counts;
  for (const Attempt& attempt : attempts) {
    if (attempt.task >= counts.size()) {
      counts.resize(attempt.task + 1);
      difficulty.average.resize(attempt.task + 1);
    }
    if (!attempt.reasoned) continue;
    ++counts[attempt.task];
    difficulty.average[attempt.task] += attempt.reasoning_tokens;
  }
  for (std::size_t task = 0; task < counts.size(); ++task) {
    difficulty.average[task] = counts[task] == 0 ? -1 : difficulty.average[task] / static_cast<double>(counts[task]);
  }
  return difficulty;
}

std::string_view Difficulty::Of(std::uint32_t task) const {
  const double tokens = average[task];
  if (tokens < 0) return "unknown";
  return tokens < easy_below ? "easy" : tokens <= hard_above ? "medium" : "hard";
}

}  // namespace assay
