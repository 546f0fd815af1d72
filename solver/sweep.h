// Coverage and disjointness of one output of a symbolic launch, by sweeping the writes at given shapes.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "solver/obligations.h"
#include "solver/prove.h"

namespace assay {

class OutputSweep {
 public:
  // `size` is the output's, in bytes.
  OutputSweep(const DeviceEvents& events, const LaunchValues& launch, int argument, Expr size)
      : events_(events), launch_(launch), argument_(argument), size_(size) {}

  // Both obligations at one shape; none if the output is empty there. `spent` grows by the steps taken.
  std::vector<ProofResult> At(const Assignment& shape, std::uint64_t budget, std::uint64_t& spent) const;
  // At every shape: obligations still open in `coverage` and `disjoint` are proved if they hold at all of them.
  void All(const std::vector<Assignment>& shapes, std::uint64_t& budget, WorkClock::time_point deadline,
           ProofResult& coverage, ProofResult& disjoint) const;
  // Makes `ours` the refutation found at the shape.
  void Break(const Assignment& shape, const ProofResult& found, ProofResult& ours) const;

 private:
  const DeviceEvents& events_;
  const LaunchValues& launch_;
  int argument_;
  Expr size_;
};

// Bytes of an argument.
Expr SizeOf(const DeviceEvents& events, int argument);

// The dimensions among the values, by name.
void PutShape(const ExprPool& pool, const Assignment& values, ProofResult& result);

// The part of a violating assignment shown to the user: dimensions, core, rounds of its loops and its own symbols.
void PutModel(const DeviceEvents& events, const OpenObligation& open, Assignment values, ProofResult& result);

inline constexpr const char* kLate = "the time of the proof is up";

}  // namespace assay
