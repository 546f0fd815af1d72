// The obligations of a kernel, one per operand and property, from its events.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/obligation.h"

namespace assay {

struct OpenObligation {
  Obligation obligation;
  std::vector<int> loops;              // around the event
  std::map<std::string, Expr> values;  // what a reader wants to see of a counterexample: "offset", "bytes", "size"
  std::string undecidable;             // not empty: why it cannot be asked
};

// An obligation without a goal, asked whenever all guards hold in some round of the loops.
OpenObligation StartObligation(const DeviceEvents& events, ObligationKind kind, std::string text, int location,
                               const std::vector<Expr>& guards, const std::vector<int>& loops);

std::vector<OpenObligation> ObligationsOf(const DeviceEvents& events, const LaunchValues& launch);
// What has to hold for each access where the buffers together ask for more memory than there is: unused buffers do no
// harm. Nothing where that cannot be asked: buffers at fixed addresses, or unknown accesses.
std::optional<std::vector<OpenObligation>> CapacityInUse(const DeviceEvents& events, const LaunchValues& launch);
// The same for the first buffer of each queue alone, whatever the sizes: a violation is certain, since that buffer is
// used. That they hold shows nothing.
std::vector<OpenObligation> CapacityOfFirst(const DeviceEvents& events, const LaunchValues& launch);
// What only a symbolic launch is asked, because a run shows it for given shapes: no wrap on the way to an offset or a
// length, no division by zero there, counts within the fields of their instructions.
std::vector<OpenObligation> ArithmeticOf(const DeviceEvents& events);
// What that proves, in words.
std::string InUseText(const LaunchValues& launch);

// 1234567 -> "1,234,567".
std::string Grouped(WideInt value);

}  // namespace assay
