// Sizes at which every decision is the same, judged by the numbers that a program names or by its observed behaviour.
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "reference/task/size-trials.h"
#include "reference/task/task-variants.h"

namespace assay::harness {
namespace {

constexpr int kMostAlike = 40;    // evaluations in search of faithful ones
constexpr int kMostTooLarge = 6;  // of them
constexpr std::size_t kMostCounts = 10;
constexpr double kFurther = 1.5;  // the second is so much larger, as a logarithm to base 2 of all sizes

class FaithfulSearch : SizeTrials {
 public:
  using SizeTrials::SizeTrials;

  std::vector<ScaledTask> Faithful(Error& error) {
    std::vector<ScaledTask> made;
    if (!Begin(error)) return made;
    const SizePlan plan = Plan();
    if (FitsFaithful(full_)) made.push_back(Finish(full_, as_written_, ScaledTask::Kind::kScaled, plan));
    if (!made.empty()) return made;
    const SizePlan::Limits limits{.least = options_.least, .keep = options_.keep, .batches = {}};
    int large = 0;
    double weight = 0;
    for (const Numbers& numbers : plan.Alike(deciders_, limits)) {
      if (evaluations_ > kMostAlike || large >= kMostTooLarge || made.size() >= 2) break;
      if (!made.empty() && plan.Weight(numbers) < weight + kFurther) continue;
      Error refused;
      std::optional<ScaledTask> one = Evaluate(numbers, refused);
      if (!one || TooFewAveraged()) continue;
      if (!FitsFaithful(*one) && ++large > 0) continue;
      ScaledTask finished = Finish(std::move(*one), numbers, ScaledTask::Kind::kScaled, plan);
      if (!finished.faithful) continue;
      weight = plan.Weight(numbers);
      made.push_back(std::move(finished));
    }
    return made;
  }

  std::optional<ScaledTask> Judged(const VariantJudge& judge) {
    Error error;
    if (!Begin(error)) return std::nullopt;
    const SizePlan plan = Plan();
    const Numbers samples = Samples();
    std::set<Numbers> seen;
    int asked = 0;
    evaluations_ = 0;
    for (const Numbers& numbers : WithAllSamples(plan)) {
      if (asked >= judge.most || evaluations_ > 2 * kMostEvaluations) break;
      if (!seen.insert(numbers).second || !plan.Lost(numbers).empty()) continue;
      // If the smallest part does not fit, nothing does.
      std::vector<std::pair<std::int64_t, ScaledTask>> parts;
      for (std::int64_t few : samples) {
        bool few_averaged = false;
        std::optional<ScaledTask> part = Part(plan, numbers, few, few_averaged);
        if (part) parts.emplace_back(few, std::move(*part));
        if (!part && !few_averaged) break;
      }
      if (parts.empty()) continue;
      std::optional<ScaledTask> made = Evaluate(numbers, error);
      if (!made) continue;
      const ScaledTask whole = Finish(std::move(*made), numbers, ScaledTask::Kind::kScaled, plan);
      if (++asked; !judge.does_the_same(whole)) continue;
      for (auto& [few, part] : parts) {
        if (few < all_samples_ && (++asked, !judge.by_sample(whole, part, all_samples_, few))) continue;
        part.faithful = true;
        part.lost.clear();
        return std::move(part);
      }
    }
    return std::nullopt;
  }

 private:
  // Divisors of the number of samples in the task, and that number itself, ascending; 1 if there is no such number.
  Numbers Samples() {
    for (std::size_t i = 0; i < written_.size(); ++i) {
      if (!uses_[i].front) continue;
      if (all_samples_ > 0 && all_samples_ != written_[i].value) uses_[i].front = false;
      if (uses_[i].front) all_samples_ = written_[i].value;
    }
    Numbers made;
    for (std::int64_t count = 2; count < all_samples_ && made.size() < kMostCounts; ++count) {
      if (all_samples_ % count == 0) made.push_back(count), count = count * 2 - 1;
    }
    made.push_back(all_samples_);
    return made;
  }

  // First sizes for which decisions are the same as for the task's, then those for which they may be.
  std::vector<Numbers> WithAllSamples(const SizePlan& plan) const {
    SizePlan::Limits limits{
        .least = options_.least, .keep = options_.keep, .batches = {kAllSamples}, .front_stays = true};
    std::vector<Numbers> made = plan.Alike(deciders_, limits);
    if (made.size() > kMostBetter) made.resize(kMostBetter);
    std::vector<SizePlan::Candidate> rest = plan.Candidates(limits);
    limits.least = std::min(kLeastChannels, limits.least);
    for (SizePlan::Candidate& one : plan.Candidates(limits)) rest.push_back(std::move(one));
    // Numbers of the reply that equal the task's sizes by chance: the judge knows whether they matter.
    limits.keep.clear();
    for (SizePlan::Candidate& one : plan.Candidates(limits)) rest.push_back(std::move(one));
    std::stable_sort(rest.begin(), rest.end(), [](const auto& a, const auto& b) { return a.quality > b.quality; });
    for (SizePlan::Candidate& one : rest) made.push_back(std::move(one.numbers));
    return made;
  }

  std::optional<ScaledTask> Part(const SizePlan& plan, const Numbers& numbers, std::int64_t samples,
                                 bool& few_averaged) {
    Numbers fewer = numbers;
    for (std::size_t i = 0; i < fewer.size(); ++i) fewer[i] = uses_[i].front ? samples : fewer[i];
    Error error;
    std::optional<ScaledTask> part = Evaluate(fewer, error);
    few_averaged = part && TooFewAveraged();
    if (!part || few_averaged || !FitsFaithful(*part)) return std::nullopt;
    return Finish(std::move(*part), fewer, ScaledTask::Kind::kScaled, plan);
  }

  bool FitsFaithful(const ScaledTask& made) const { return FaithfulExcess(made) <= 1; }

  std::int64_t all_samples_ = 0;
};

}  // namespace

std::vector<ScaledTask> FaithfulVariants(const BenchmarkTask& task, const ScaleOptions& options, Error& error) {
  error = {};
  return FaithfulSearch(task, options).Faithful(error);
}

std::optional<ScaledTask> JudgedVariant(const BenchmarkTask& task, const ScaleOptions& options,
                                        const VariantJudge& judge) {
  return FaithfulSearch(task, options).Judged(judge);
}

}  // namespace assay::harness
