// Sizes that preserve what others lost.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reference/task/size-trials.h"
#include "reference/task/task-variants.h"

namespace assay::harness {
namespace {

constexpr int kMostTried = 40;
constexpr std::size_t kMostOfSize = 4;  // choices
constexpr std::size_t kMostNumberings = 5'000;

class Search : SizeTrials {
 public:
  using SizeTrials::SizeTrials;

  std::optional<ScaledTask> Without(const std::vector<std::string>& differences) {
    Error error;
    if (!Begin(error)) return std::nullopt;
    const SizePlan plan = Plan();
    const auto shared = [&](const std::vector<std::string>& others) {
      return static_cast<std::size_t>(std::count_if(others.begin(), others.end(), [&](const std::string& one) {
        return std::find(differences.begin(), differences.end(), one) != differences.end();
      }));
    };
    std::vector<Candidate> candidates;
    for (const Numbers& numbers : Numberings(plan)) {
      candidates.push_back({numbers, shared(DifferencesOf(numbers, plan)), plan.Weight(numbers)});
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
      return std::tie(a.shared, a.weight, a.numbers) < std::tie(b.shared, b.weight, b.numbers);
    });
    std::optional<ScaledTask> best;
    std::size_t fewest = differences.size();
    double most_weight = 1e9;
    evaluations_ = 0;
    for (const Candidate& one : candidates) {
      if (one.shared >= fewest || evaluations_ >= kMostTried) break;
      if (one.weight > most_weight) continue;
      std::optional<ScaledTask> made = Evaluate(one.numbers, error);
      if (!made || TooFewAveraged()) continue;
      if (const double excess = FaithfulExcess(*made); excess > 1) {
        most_weight = one.weight - std::log2(excess) / 3;
        continue;
      }
      ScaledTask finished = Finish(std::move(*made), one.numbers, ScaledTask::Kind::kScaled, plan);
      const std::size_t both = shared(finished.differences);
      if (both < fewest) fewest = both, best = std::move(finished);
    }
    return best;
  }

 private:
  struct Candidate {
    Numbers numbers;
    std::size_t shared = 0;
    double weight = 0;
  };

  // Equalities between sizes of the model, samples and the rest of the inputs are accidental.
  using Key = std::tuple<bool, bool, std::int64_t>;
  using Choices = std::map<Key, std::set<std::int64_t>>;
  Key KeyOf(std::size_t i) const { return {uses_[i].batch, uses_[i].init, written_[i].value}; }

  Choices ChoicesOf(std::size_t most) const {
    Choices made;
    for (std::size_t i = 0; i < written_.size(); ++i) {
      const std::int64_t value = written_[i].value;
      if ((!uses_[i].shapes && !uses_[i].init) || value < kLeastChannels || made.contains(KeyOf(i))) continue;
      std::set<std::int64_t>& some = made[KeyOf(i)];
      some = {value, deciders_.Next(value, kLeastChannels)};
      for (std::int64_t small = kLeastChannels; small < value && some.size() < most; small *= 2)
        if (value % small == 0) some.insert(small);
      if (uses_[i].batch) some.insert(1);
    }
    return made;
  }

  // The choices for each size: as in the task, the smallest equivalent one, or small.
  std::set<Numbers> Numberings(const SizePlan& plan) const {
    std::set<Numbers> made;
    for (const std::int64_t least : {options_.least, std::min(kLeastChannels, options_.least)}) {
      const SizePlan::Limits limits{.least = least, .keep = {}, .batches = {1, 2, 4, 8, kAllSamples}};
      for (SizePlan::Candidate& one : plan.Candidates(limits)) made.insert(std::move(one.numbers));
    }
    Choices choices;
    std::size_t count = 0;
    for (std::size_t most = kMostOfSize; most > 1; --most) {
      choices = ChoicesOf(most);
      count = 1;
      for (const auto& [size, some] : choices) count = std::min(count * some.size(), kMostNumberings + 1);
      if (count <= kMostNumberings) break;
    }
    if (count > kMostNumberings) return made;
    std::vector<std::map<Key, std::int64_t>> mixed = {{}};
    for (const auto& [size, some] : choices) {
      std::vector<std::map<Key, std::int64_t>> more;
      for (const auto& before : mixed) {
        for (std::int64_t small : some) more.push_back(before), more.back()[size] = small;
      }
      mixed = std::move(more);
    }
    for (const auto& one : mixed) {
      Numbers numbers;
      for (std::size_t i = 0; i < written_.size(); ++i)
        numbers.push_back(one.contains(KeyOf(i)) ? one.at(KeyOf(i)) : written_[i].value);
      made.insert(std::move(numbers));
    }
    made.erase(as_written_);
    return made;
  }
};

}  // namespace

std::optional<ScaledTask> VariantWithout(const BenchmarkTask& task, const ScaleOptions& options,
                                         const std::vector<std::string>& differences) {
  return Search(task, options).Without(differences);
}

}  // namespace assay::harness
