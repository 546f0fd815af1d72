// Which faults of a run are causes and which are consequences.
#pragma once

#include <vector>

#include "analyzer/facts/run.h"

namespace assay {

// Whether an earlier fault of the run that has `all` these, on one of its cores, would bring this one about: a read of
// a tensor that was never dequeued after one was asked of an empty queue, an output element that was not written after
// a dropped tail, and so on.
bool IsExplained(const std::vector<Fault>& all, const Fault& fault);

}  // namespace assay
