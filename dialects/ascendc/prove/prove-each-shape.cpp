// Shapes next to the run's own determine the step; then the range grows by one shape at a time, downwards first.
#include "dialects/ascendc/prove/prove-each-shape.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "dialects/ascendc/prove/probe-shapes.h"
#include "dialects/ascendc/prove/prove-given-shape.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/run/run-tensors.h"

namespace assay {
namespace {

using Clock = WorkClock;

constexpr std::int64_t kMostBytes = std::int64_t{8} << 20;  // of a shape's tensors: larger ones take too long to run

class Runs {
 public:
  Runs(const RunInputs& inputs, Clock::time_point deadline)
      : inputs_(inputs), symbol_(inputs.contract->symbols.front()), deadline_(deadline) {}

  bool Find(std::size_t least, std::size_t most) {
    if (!Proved(symbol_.first)) return false;
    for (std::int64_t step = 1; step <= symbol_.first; step *= 2) {
      if (symbol_.first % step != 0) break;
      if (step > 1 && step < 8) continue;
      if (!Proved(symbol_.first + step) || !Proved(symbol_.first + 3 * step)) continue;
      step_ = step;
      break;
    }
    if (step_ == 0) return false;
    low_ = high_ = symbol_.first;
    bool down = true, up = true;
    std::size_t count = 1;
    while ((down || up) && count < most) {
      if (down) {
        down = low_ - step_ >= std::max<std::int64_t>(symbol_.low, 1) && Proved(low_ - step_);
        if (down) low_ -= step_, ++count;
      }
      // Small shapes first: the range should begin at the smallest shapes.
      if (up && (!down || count > most / 2)) {
        up = high_ + step_ <= symbol_.high && Proved(high_ + step_);
        if (up) high_ += step_, ++count;
      }
    }
    return count >= least;
  }

  std::int64_t low() const { return low_; }
  std::int64_t high() const { return high_; }
  std::int64_t step() const { return step_; }
  std::vector<ProofResult> results() const { return results_; }
  int count() const {
    return static_cast<int>(std::count_if(known_.begin(), known_.end(), [](const auto& one) { return one.second; }));
  }

 private:
  bool Proved(std::int64_t value) {
    const auto [known, fresh] = known_.try_emplace(value, false);
    if (!fresh) return known->second;
    if (IsLate(deadline_)) return false;
    const Contract at = ContractAt(*inputs_.contract, {value});
    if (SizeInBytes(at) > kMostBytes) return false;
    RunInputs inputs = inputs_;
    inputs.contract = &at;
    const PlannedRun plan = RunContract(inputs);
    ProofFacts facts;
    ProveRun(plan, {}, false, facts);  // no contents are given: shapes are proved for all
    const bool all =
        facts.attempted && AllProved(facts.results) && facts.not_asked.empty() && WrongIn(plan.run).empty();
    if (all && results_.empty()) results_ = std::move(facts.results);
    return known->second = all;
  }

  const RunInputs& inputs_;
  const ContractSymbol& symbol_;
  Clock::time_point deadline_;
  std::map<std::int64_t, bool> known_;
  std::vector<ProofResult> results_;  // of the first shape, standing for all of them
  std::int64_t low_ = 0, high_ = 0, step_ = 0;
};

}  // namespace

std::optional<ShapePart> ProveByRuns(const RunInputs& inputs, std::size_t least, std::size_t most,
                                     Clock::time_point deadline, Contract& contract) {
  if (inputs.contract->symbols.size() != 1) return std::nullopt;
  Runs runs(inputs, deadline);
  if (!runs.Find(least, most)) return std::nullopt;
  ContractSymbol& symbol = contract.symbols.front();
  symbol.low = runs.low();
  symbol.high = runs.high();
  symbol.multiple = runs.step();
  ShapePart part{DomainOf(contract).text + ", each of them run; " + contract.chip, runs.results(), ""};
  part.probes.shapes = runs.count();
  return part;
}

}  // namespace assay
