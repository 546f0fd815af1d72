// Obligations about the tensors that a symbolic launch writes: every byte of an output is written, by one core only, in
// place or not, and undefined bytes are never accumulated into.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "solver/entail.h"
#include "solver/prove.h"
#include "solver/shapes.h"
#include "solver/span.h"

namespace assay {

// Budgets of the walks; they are shared with other proofs of the launch.
struct OutputLimits {
  Effort first;  // of trying a few shapes
  Effort all;
  std::uint64_t& walk;
  std::uint64_t& exhaust;
  WorkClock::time_point deadline;
};

// Takes the steps of one walk off its budget.
void Charge(std::uint64_t steps, Effort& effort, std::uint64_t& budget);

class OutputProofs {
 public:
  // `few`: all shapes, if there are few.
  OutputProofs(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment, const Shapes& shapes,
               const std::optional<std::vector<Assignment>>& few, OutputLimits limits)
      : events_(events), launch_(launch), entailment_(entailment), shapes_(shapes), few_(few), limits_(limits) {}

  // Each adds its results for the argument.
  void Output(int argument, std::vector<ProofResult>& results);
  // An output in the memory of an input: an unwritten byte keeps the input's value.
  void InPlace(int argument, std::vector<ProofResult>& results);
  // Outputs and the workspace start undefined.
  void Added(int argument, std::vector<ProofResult>& results);
  // Arguments found so far to be written at most once per byte.
  const std::set<int>& once() const { return once_; }

 private:
  bool Late() const { return IsLate(limits_.deadline); }
  ProofResult Chained(int argument, ObligationKind kind, std::string what, SpanAlgebra::Aim aim);
  // The concrete sweep at the shapes, smallest first, until one violates either obligation.
  void Concrete(int argument, Effort effort, ProofResult& coverage, ProofResult& disjoint);
  bool BreaksAt(int argument, const Assignment& shape, Effort& effort, ProofResult& coverage, ProofResult& disjoint);

  const DeviceEvents& events_;
  const LaunchValues& launch_;
  Entailment& entailment_;
  const Shapes& shapes_;
  const std::optional<std::vector<Assignment>>& few_;
  const OutputLimits limits_;
  std::set<int> once_;
};

}  // namespace assay
