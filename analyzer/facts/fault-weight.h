// Which faults of a run make it wrong, and which are advice.
#pragma once

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

}  // namespace assay
