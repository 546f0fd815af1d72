// Which faults of a run make it wrong, and which are only advice.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/facts/run.h"

namespace assay {

// A violation that the device tolerates without losing data: a read of allocation padding, the same value written
// twice, a copy that no event orders. At most worth a warning, and no proof of anything.
bool IsAdvisory(const Fault& fault);
// The same kind of fault at the same place in the code, for any core and numbers.
bool SamePlace(const Fault& a, const Fault& b);
// Whether this fault makes a run with `all` these faults wrong: it is not advice, and if it is a copy that drops a
// tail, the tail is missed.
bool Matters(const std::vector<Fault>& all, const Fault& fault);
// Whether the device continues after it and the values of its run show that no result depends on it: an operand without
// a defined effect, bytes of a neighbour in local memory.
bool IsTolerated(const ShapeRun& run, const Fault& fault);
// Whether the kernel went wrong in this run. Wrong values are no fault of the run, nor is what the module does beside
// the kernel; and where the values match, what follows from a fault that is tolerated is tolerated too.
bool IsFaulty(const ShapeRun& run);

// One of its `args`.
std::int64_t NumberIn(const Fault& fault, const char* key, std::int64_t fallback = 0);

}  // namespace assay
