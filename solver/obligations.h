// The obligations of a kernel, one per operand and property, from its events.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/obligation.h"

namespace assay {

class Entailment;

struct OpenObligation {
  Obligation obligation;
  std::vector<int> loops;              // around the event
  std::map<std::string, Expr> values;  // what a reader wants to see of a counterexample: "offset", "bytes", "size"
  std::string undecidable;             // not empty: why it cannot be asked
  // Of a read whose goal allows padding of the allocation behind the tensor: the goal without it. Empty: there is none.
  Expr within;
};

// An obligation without a goal, asked whenever all guards hold in some round of the loops.
OpenObligation StartObligation(const DeviceEvents& events, ObligationKind kind, std::string text, int location,
                               const std::vector<Expr>& guards, const std::vector<int>& loops);

std::vector<OpenObligation> ObligationsOf(const DeviceEvents& events, const LaunchValues& launch);
// The obligations on each access if the buffers together ask for more memory than there is: unused buffers do no
// harm. Nothing if they cannot be stated: buffers at fixed addresses, or unknown accesses.
std::optional<std::vector<OpenObligation>> CapacityInUse(const DeviceEvents& events, const LaunchValues& launch);
// The same for the first buffer of each queue alone, whatever the sizes: a violation is certain, since that buffer is
// used. Their validity proves nothing.
std::vector<OpenObligation> CapacityOfFirst(const DeviceEvents& events, const LaunchValues& launch);
// Whether all on-chip buffers together leave at least `bytes` of a core's memory free, at every shape. False: not
// shown.
bool LeavesRoom(const DeviceEvents& events, const LaunchValues& launch, std::int64_t bytes, Entailment& entailment);
// Obligations only for a symbolic launch, because for given shapes a run checks them: no wrap on the way to an offset
// or a length, no division by zero there, counts within the fields of their instructions.
std::vector<OpenObligation> ArithmeticOf(const DeviceEvents& events);
// A description of what that proves.
std::string InUseText(const LaunchValues& launch);

// 1234567 -> "1,234,567".
std::string Grouped(WideInt value);

}  // namespace assay
