// Proves or refutes the obligations of a kernel, for one concrete launch: accesses stay inside their buffers and
// tensors, on-chip buffers fit, starts and lengths are aligned, outputs are written whole, each byte by one core.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"

namespace assay {

// The work of this process and of the runs it waited for: on a busy machine a proof may take longer, but does no less.
struct WorkClock {
  using duration = std::chrono::microseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<WorkClock>;
  static constexpr bool is_steady = true;
  static time_point now();
};

// Whether the time is up, which the report of the input then tells (cut-short.h).
bool IsLate(WorkClock::time_point deadline);

struct ProveBudget {
  std::uint64_t query = 200'000;          // Z3 rlimit for one question; a tenth once some were given up
  std::uint64_t enumeration = 8'000'000;  // expression steps for one walk over all cores and iterations
  bool to_first_refuted = false;          // of a symbolic launch: no question is asked after that
  // For one concrete launch: budgets of all questions and of all walks together, and obligations to skip,
  // which stay undecided.
  std::uint64_t units = UINT64_MAX;
  std::uint64_t steps = UINT64_MAX;
  std::function<bool(const ProofResult&)> skip = nullptr;
  // For a symbolic launch: what is not decided within this stays open.
  WorkClock::time_point deadline = WorkClock::time_point::max();
};

// Results are ordered by place, kind and text; equal ones are merged and keep the worst status. Refuted means a model
// without approximations, checked by evaluation. `events.pool` grows.
ProofFacts Prove(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget = {});

// A description of the domain of such a proof.
std::string GivenShapes(const LaunchValues& launch);

}  // namespace assay
