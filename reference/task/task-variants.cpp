// Finds the largest smaller sizes that fit.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "reference/task/size-trials.h"
#include "reference/task/task-variants.h"

namespace assay::harness {
namespace {

constexpr double kSlack = 1.25;  // a little more than the first has

class Scaler : SizeTrials {
 public:
  using SizeTrials::SizeTrials;

  std::vector<ScaledTask> Run(Error& error) {
    if (!Begin(error)) return {};
    const SizePlan plan = Plan();
    std::vector<ScaledTask> made;
    SizePlan::Limits limits{.least = options_.least, .keep = options_.keep, .batches = Batches(full_)};
    Numbers base;
    if (!First(plan, limits, base, made, error)) return {};
    error = {};
    Further(plan.Longer(base, limits), ScaledTask::Kind::kLong, plan, made);
    return made;
  }

 private:
  static Numbers Batches(const ScaledTask& full) {
    const bool flat = std::all_of(full.inputs.begin(), full.inputs.end(), [](const Shape& s) { return s.size() < 3; });
    return flat ? Numbers{16, 8, 4} : Numbers{4, 2};
  }

  // By which factor a variant exceeds its limits.
  double Excess(const ScaledTask& made) const {
    return std::max(static_cast<double>(made.largest) / static_cast<double>(options_.max_elements),
                    static_cast<double>(made.work) / static_cast<double>(options_.max_work));
  }

  enum class Answer { kRefused, kTooFew, kTooLarge, kFits };

  // The properties of a candidate, evaluated once; the best so far is kept.
  Answer Consider(const SizePlan::Candidate& one, bool better, double& excess) {
    auto [found, fresh] = tried_.try_emplace(one.numbers);
    if (fresh) {
      found->second.made = Evaluate(one.numbers, refused_);
      found->second.averaged = fewest_averaged_;
    }
    if (!found->second.made) return Answer::kRefused;
    if (found->second.averaged < averaged_) return Answer::kTooFew;
    excess = Excess(*found->second.made);
    if (!best_ || excess < excess_ || (better && excess <= 1)) best_ = one, excess_ = excess;
    return excess <= 1 ? Answer::kFits : Answer::kTooLarge;
  }

  // From large to small: the first that fits, then those that preserve more of the task.
  bool Descend(std::vector<SizePlan::Candidate> candidates) {
    double weight = 1e9, excess = 0;
    std::size_t few = 0;
    for (std::size_t i = 0; i < candidates.size() && evaluations_ < kMostEvaluations && few < kMostBetter; ++i) {
      // Halving a size that occurs in a product three times makes it eight times smaller.
      if (candidates[i].weight > weight) continue;
      const Answer answer = Consider(candidates[i], false, excess);
      few += answer == Answer::kTooFew ? 1 : 0;
      if (answer == Answer::kTooLarge) weight = candidates[i].weight - std::log2(excess) / 3;
      if (answer != Answer::kFits) continue;
      candidates.erase(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      std::stable_sort(candidates.begin(), candidates.end(),
                       [](const auto& a, const auto& b) { return a.quality > b.quality; });
      for (std::size_t k = 0; k < std::min(candidates.size(), kMostBetter); ++k) {
        if (candidates[k].quality <= best_->quality) break;
        if (Consider(candidates[k], true, excess) == Answer::kFits) break;
      }
      return true;
    }
    if (few == 0) return false;
    // The smallest have too few values for a mean: choose the smallest of those that were skipped.
    std::size_t left = kMostBetter;
    for (auto one = candidates.rbegin(); one != candidates.rend() && left > 0; ++one) {
      if (tried_.contains(one->numbers)) continue;
      --left;
      if (Consider(*one, false, excess) == Answer::kFits) return true;
    }
    return false;
  }

  bool First(const SizePlan& plan, SizePlan::Limits& limits, Numbers& base, std::vector<ScaledTask>& variants,
             Error& error) {
    tried_[as_written_] = {full_, averaged_};
    for (int pass = 0; pass < 3; ++pass) {
      // Then give up the reply's own sizes and small ones of the model, finally differences and all samples but one.
      if (pass > 0) limits.keep.clear(), limits.least = std::min(kLeastChannels, limits.least);
      if (pass > 1) limits.batches = {1}, limits.distinct = false, evaluations_ = 0;
      if (Descend(plan.Candidates(limits))) break;
    }
    if (!best_) return error = refused_, false;
    base = best_->numbers;
    ScaledTask& best = *tried_[base].made;
    if (excess_ > 1 && (best.largest > options_.most_elements || best.work > options_.most_work)) {
      error.message = "the smallest sizes tried need tensors of " + std::to_string(best.largest) + " elements and " +
                      std::to_string(best.work) + " multiply-adds";
      return false;
    }
    most_ = std::max(1.0, excess_) * kSlack;
    variants.push_back(Finish(best, base, ScaledTask::Kind::kScaled, plan));
    return true;
  }

  void Further(const std::vector<Numbers>& candidates, ScaledTask::Kind kind, const SizePlan& plan,
               std::vector<ScaledTask>& variants) {
    if (variants.size() >= options_.most) return;
    for (const Numbers& numbers : candidates) {
      Error refused;
      std::optional<ScaledTask> made = Evaluate(numbers, refused);
      if (!made || Excess(*made) > most_ || TooFewAveraged()) continue;
      variants.push_back(Finish(std::move(*made), numbers, kind, plan));
      return;
    }
  }

  struct Tried {
    std::optional<ScaledTask> made;
    std::int64_t averaged = 0;
  };
  std::map<Numbers, Tried> tried_;
  std::optional<SizePlan::Candidate> best_;
  double excess_ = 0;
  Error refused_;
  double most_ = 1;  // Excess of further variants
};

}  // namespace

std::string ScaledTask::Text() const {
  std::string text;
  for (const ScaledSize& size : sizes) text += (text.empty() ? "" : ", ") + size.name + " = " + std::to_string(size.to);
  return text.empty() ? "as written" : text;
}

std::vector<ScaledTask> ScaleTask(const BenchmarkTask& task, const ScaleOptions& options, Error& error) {
  error = {};
  return Scaler(task, options).Run(error);
}

}  // namespace assay::harness
