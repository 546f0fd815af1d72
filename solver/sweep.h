// Coverage and disjointness of one output of a symbolic launch, by the sweep over what is written at given shapes.
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

  // Both obligations at one shape; none where the output is empty there. `spent` grows by the steps it took.
  std::vector<ProofResult> At(const Assignment& shape, std::uint64_t budget, std::uint64_t& spent) const;
  // At every shape: what is open in `coverage` and `disjoint` is proved if it holds at all of them.
  void All(const std::vector<Assignment>& shapes, std::uint64_t& budget, WorkClock::time_point deadline,
           ProofResult& coverage, ProofResult& disjoint) const;
  // Makes `ours` the refutation that was found at the shape.
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

// What a reader wants to see of values that break the obligation: dimensions, core, rounds of its loops and its own.
void PutModel(const DeviceEvents& events, const OpenObligation& open, Assignment values, ProofResult& result);

inline constexpr const char* kLate = "the time of the proof is up";

}  // namespace assay
