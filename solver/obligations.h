// What a kernel owes, one Obligation an operand and property, from its events.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/obligation.h"

namespace assay {

struct OpenObligation {
  Obligation obligation;
  std::vector<int> loops;              // round the event
  std::map<std::string, Expr> values;  // what a reader wants to see of a counterexample: "offset", "bytes", "size"
  std::string undecidable;             // not empty: cannot be asked at all, and why
};

// An obligation without a goal, asked whenever all guards hold in some round of the loops.
OpenObligation StartObligation(const DeviceEvents& events, ObligationKind kind, std::string text, int location,
                               const std::vector<Expr>& guards, const std::vector<int>& loops);

std::vector<OpenObligation> ObligationsOf(const DeviceEvents& events, const LaunchValues& launch);
// What has to hold for each access where the buffers ask for more than there is: buffers that nothing touches do no
// harm. Nothing where that cannot be asked: buffers have addresses of their own, or accesses are not known.
std::optional<std::vector<OpenObligation>> CapacityInUse(const DeviceEvents& events, const LaunchValues& launch);
// The same of the first buffer of each queue alone, and however large the buffers are: what breaks one of them is
// certainly used. That they hold shows nothing.
std::vector<OpenObligation> CapacityOfFirst(const DeviceEvents& events, const LaunchValues& launch);
// What only a symbolic launch is asked, because a run shows it for given shapes: no wrap on the way to an offset or a
// length, no division by zero there, counts within the fields of their instructions.
std::vector<OpenObligation> ArithmeticOf(const DeviceEvents& events);
// What is proved then, for people.
std::string InUseText(const LaunchValues& launch);

// 1234567 -> "1,234,567".
std::string Grouped(WideInt value);

}  // namespace assay
