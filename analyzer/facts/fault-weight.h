// Which faults of a run make it wrong, and which are advice.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/facts/run.h"

namespace assay {

// Something that the device tolerates and whose data arrives: a read of allocation padding, the same value written
// twice, a copy that no event orders. Worth a warning at most, and no proof of anything.
bool IsAdvisory(const Fault& fault);
// The same kind of fault at the same place of the code, whatever core and numbers.
bool SamePlace(const Fault& a, const Fault& b);
// Whether the run that has `all` these faults is wrong for that one: it is no advice, and of a copy that left a tail
// where it was, the tail is missed.
bool Matters(const std::vector<Fault>& all, const Fault& fault);
// Whether the device goes on after it and the values of its run show that nobody missed what it did: an operand that
// has no defined effect, bytes of a neighbour in local memory.
bool IsTolerated(const ShapeRun& run, const Fault& fault);
// Whether the kernel went wrong in this run. Wrong values are no fault of the run, nor is what the module does beside
// the kernel; and where the values match, what follows from a fault that is tolerated is tolerated too.
bool IsFaulty(const ShapeRun& run);

// One of its `args`.
std::int64_t NumberIn(const Fault& fault, const char* key, std::int64_t fallback = 0);

}  // namespace assay
