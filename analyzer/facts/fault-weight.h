// Which faults of a run make it wrong, and which are only advice.
#pragma once

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

}  // namespace assay
