// Sizes with the same remainder as the task's by a small power of two, and no larger one.
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "reference/task/size-trials.h"
#include "reference/task/task-variants.h"

namespace assay::harness {
namespace {

constexpr std::int64_t kFewestRows = 3;
constexpr unsigned kShifts = 16;

class Remainders : SizeTrials {
 public:
  using SizeTrials::SizeTrials;

  std::vector<ScaledTask> Run(Error& error) {
    std::vector<ScaledTask> made;
    if (!Begin(error)) return made;
    const SizePlan plan = Plan();
    for (const std::int64_t divisor : {1, 8, 32}) {
      std::optional<ScaledTask> best;
      Numbers best_numbers;
      for (unsigned shift = 0; shift < kShifts && (!best || Twos(*best) > 0); ++shift) {
        const Numbers numbers = With(divisor, shift);
        if (numbers == as_written_) break;
        Error refused;
        std::optional<ScaledTask> one = Evaluate(numbers, refused);
        if (!one || TooFewAveraged() || FaithfulExcess(*one) > 1) continue;
        if (!best || Twos(*one) < Twos(*best)) best = std::move(one), best_numbers = numbers;
      }
      // Sizes without a common remainder reveal little if the elements of a result still fill whole blocks.
      if (!best || (divisor == 1 && Twos(*best) > 0)) continue;
      made.push_back(Finish(std::move(*best), best_numbers, ScaledTask::Kind::kScaled, plan));
      made.back().tile = divisor;
    }
    return made;
  }

 private:
  // The exponent of two in the number of elements of inputs and results.
  static int Twos(const ScaledTask& made) {
    int twos = 0;
    for (const auto* shapes : {&made.inputs, &made.results}) {
      for (const Shape& shape : *shapes) {
        for (std::int64_t count = CountOf(shape); count > 0 && count % 2 == 0; count /= 2) ++twos;
      }
    }
    return twos;
  }

  // Equal sizes stay equal and different ones different; the model's constructor arguments stay.
  // Another `shift` takes the next larger size for some.
  Numbers With(std::int64_t divisor, unsigned shift) const {
    std::map<std::pair<bool, std::int64_t>, std::int64_t> chosen;
    std::map<bool, std::int64_t> next;
    Numbers numbers = as_written_;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (!uses_[i].shapes || uses_[i].init) continue;
      const bool batch = uses_[i].batch;
      auto [found, fresh] = chosen.try_emplace({batch, numbers[i]}, 0);
      if (fresh) {
        const std::int64_t step = batch ? 1 : divisor;
        std::int64_t size = (numbers[i] + step) % (2 * step);
        const std::int64_t least = batch ? kFewestRows : std::max(kLeastChannels, next[batch]);
        while (size < least) size += 2 * step;
        size += (shift >> (chosen.size() - 1) & 1U) * 2 * step;
        found->second = size;
        next[batch] = size + 1;
      }
      numbers[i] = found->second;
    }
    return numbers;
  }
};

}  // namespace

std::vector<ScaledTask> RemainderVariants(const BenchmarkTask& task, const ScaleOptions& options, Error& error) {
  error = {};
  return Remainders(task, options).Run(error);
}

}  // namespace assay::harness
