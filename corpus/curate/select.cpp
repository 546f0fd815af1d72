// Every choice among equals falls to the smaller hash, so that the order of the rows does not matter.
#include "corpus/curate/select.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace assay {
namespace {

using Indexes = std::vector<std::size_t>;

// Right attempts by task, for numbers of tasks that start at 0.
std::vector<Indexes> ByTask(const std::vector<Attempt>& attempts) {
  std::vector<Indexes> tasks;
  for (std::size_t i = 0; i < attempts.size(); ++i) {
    if (attempts[i].task >= tasks.size()) tasks.resize(attempts[i].task + 1);
    if (attempts[i].correct) tasks[attempts[i].task].push_back(i);
  }
  return tasks;
}

bool Shorter(const Attempt& a, const Attempt& b) {
  return std::tie(a.reasoning_tokens, a.hash) < std::tie(b.reasoning_tokens, b.hash);
}

// Known times before unknown ones.
bool Faster(const Attempt& a, const Attempt& b) {
  const auto key = [](const Attempt& one) {
    const bool timed = one.speedup > 0 || one.time > 0;
    return std::tuple(!timed, -one.speedup, one.time, one.hash);
  };
  return key(a) < key(b);
}

std::size_t Best(const std::vector<Attempt>& attempts, const Indexes& of,
                 const std::function<bool(const Attempt&, const Attempt&)>& better) {
  return *std::min_element(of.begin(), of.end(),
                           [&](std::size_t a, std::size_t b) { return better(attempts[a], attempts[b]); });
}

void Concur(const std::vector<Attempt>& attempts, const SelectOptions& options, std::vector<Part>& parts) {
  const std::vector<Indexes> tasks = ByTask(attempts);
  std::vector<bool> taken(tasks.size(), false);
  std::size_t chosen = 0, single = 0;
  const auto take = [&](std::size_t task, std::size_t attempt, Part part) {
    if (options.most > 0 && chosen >= options.most) return;
    parts[attempt] = part;
    taken[task] = true;
    ++chosen;
    single += attempts[attempt].single ? 1 : 0;
  };
  for (std::size_t task = 0; task < tasks.size(); ++task) {
    if (tasks[task].size() < 2) continue;
    const std::size_t shortest = Best(attempts, tasks[task], Shorter);
    const std::size_t fastest = Best(attempts, tasks[task], Faster);
    const bool timed = attempts[fastest].speedup > 0 || attempts[fastest].time > 0;
    if (timed && shortest == fastest) take(task, shortest, Part::kConcise);
  }
  for (std::size_t task = 0; task < tasks.size(); ++task) {
    if (taken[task] || tasks[task].empty()) continue;
    const std::size_t fastest = Best(attempts, tasks[task], Faster);
    if (attempts[fastest].speedup >= options.least_speedup) take(task, fastest, Part::kFast);
  }
  Indexes left;
  for (std::size_t task = 0; task < tasks.size(); ++task) {
    if (taken[task] || tasks[task].empty() || !attempts[tasks[task].front()].single) continue;
    left.push_back(Best(attempts, tasks[task], Shorter));
  }
  std::sort(left.begin(), left.end(), [&](std::size_t a, std::size_t b) { return Shorter(attempts[a], attempts[b]); });
  for (const std::size_t attempt : left) {
    if (static_cast<double>(single) >= options.single_share * static_cast<double>(chosen) && chosen > 0) break;
    take(attempts[attempt].task, attempt, Part::kSingle);
  }
}

void Baseline(const std::vector<Attempt>& attempts, Strategy strategy, const SelectOptions& options,
              std::vector<Part>& parts) {
  const auto better = [&](const Attempt& a, const Attempt& b) {
    switch (strategy) {
      case Strategy::kLongest:
        return std::tuple(-static_cast<double>(a.reasoning_tokens), a.hash) <
               std::tuple(-static_cast<double>(b.reasoning_tokens), b.hash);
      case Strategy::kShortest:
        return Shorter(a, b);
      case Strategy::kFastest:
        return Faster(a, b);
      default:
        return a.hash < b.hash;
    }
  };
  Indexes chosen;
  for (const Indexes& task : ByTask(attempts)) {
    if (!task.empty()) chosen.push_back(Best(attempts, task, better));
  }
  std::sort(chosen.begin(), chosen.end(),
            [&](std::size_t a, std::size_t b) { return attempts[a].hash < attempts[b].hash; });
  if (options.most > 0 && chosen.size() > options.most) chosen.resize(options.most);
  for (const std::size_t attempt : chosen) parts[attempt] = Part::kBaseline;
}

}  // namespace

std::string_view NameOf(Strategy strategy) {
  switch (strategy) {
    case Strategy::kConcur:
      return "concur";
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

std::vector<Part> Select(const std::vector<Attempt>& attempts, Strategy strategy, const SelectOptions& options) {
  std::vector<Part> parts(attempts.size(), Part::kNone);
  if (strategy == Strategy::kConcur) {
    Concur(attempts, options, parts);
  } else {
    Baseline(attempts, strategy, options, parts);
  }
  return parts;
}

void FillSpeedups(std::vector<Attempt>& attempts) {
  for (const Indexes& task : ByTask(attempts)) {
    std::vector<double> times;
    for (const std::size_t i : task) {
      if (attempts[i].time > 0) times.push_back(attempts[i].time);
    }
    if (times.size() < 2) continue;
    std::sort(times.begin(), times.end());
    const double median = (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
    for (const std::size_t i : task) {
      if (attempts[i].speedup <= 0 && attempts[i].time > 0) attempts[i].speedup = median / attempts[i].time;
    }
  }
}

Difficulty DifficultyOf(const std::vector<Attempt>& attempts) {
  Difficulty difficulty;
  std::vector<std::size_t> counts;
  for (const Attempt& attempt : attempts) {
    if (attempt.task >= counts.size()) {
      counts.resize(attempt.task + 1);
      difficulty.average.resize(attempt.task + 1);
    }
    ++counts[attempt.task];
    difficulty.average[attempt.task] += attempt.reasoning_tokens;
  }
  std::vector<double> sorted;
  for (std::size_t task = 0; task < counts.size(); ++task) {
    if (counts[task] == 0) continue;
    difficulty.average[task] /= static_cast<double>(counts[task]);
    sorted.push_back(difficulty.average[task]);
  }
  std::sort(sorted.begin(), sorted.end());
  if (!sorted.empty()) {
    difficulty.easy_below = sorted[sorted.size() / 3];
    difficulty.hard_from = sorted[sorted.size() * 2 / 3];
  }
  return difficulty;
}

std::string_view Difficulty::Of(std::uint32_t task) const {
  const double tokens = average[task];
  return tokens < easy_below ? "easy" : tokens < hard_from ? "medium" : "hard";
}

}  // namespace assay
