// Runs of an operator at shapes of its contract's domain, each made once: counterexamples are replayed, and chosen
// shapes tried.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "dialects/ascendc/run/run-plan.h"

namespace assay {

class ShapeRuns {
 public:
  using Values = std::vector<std::int64_t>;  // by contract symbol

  explicit ShapeRuns(const RunInputs& inputs) : inputs_(inputs), contract_(*inputs.contract) {}

  // Shapes for which InferShape has no outputs, or others than the contract, are not the operator's, if it agrees
  // for the first shapes. Nor is a tensor smaller than an attribute that gave its number of elements there.
  bool OfOperator(const Values& values);

  // The run of a counterexample; null if there were too many. At a shape too large for that, only the given core
  // runs; null if none is given.
  const ShapeRun* Replay(Values values, std::int64_t core);

  // A run of limited length to look for faults.
  ShapeRun Probe(const Values& values) const;

  // Among the replays, the runs with faults, in the order in which they were made.
  const std::vector<ShapeRun>& faulty() const { return faulty_; }

 private:
  enum class Outputs { kNone, kOthers, kSame };
  Outputs Inferred(const Values& values);

  const RunInputs& inputs_;
  const Contract& contract_;
  std::map<Values, ShapeRun> runs_;
  std::map<Values, Outputs> inferred_;
  std::vector<ShapeRun> faulty_;
};

// For a counterexample with larger tensors only the core that it names runs.
inline constexpr std::int64_t kMostReplayed = std::int64_t{64} << 20;

}  // namespace assay
