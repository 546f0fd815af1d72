// Whether bytes that nothing wrote decide what an operator's outputs hold. Marks follow such bytes through
// instructions and can follow them too far: through a byte of a mask to all of its elements, and through a buffer that
// an earlier round filled. Runs that differ in nothing but those bytes tell.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// Of `faults` keeps reads of undefined bytes that come to an output, where the output is another with other bytes; the
// rest of them goes. Returns why that was not decided; empty where it was, or nothing was to be decided.
std::string DecideUndefined(const KernelRequest& request, std::vector<Fault>& faults);

// The elements that differ, by output.
using DifferentElements = std::vector<std::pair<std::string, std::vector<bool>>>;
DifferentElements DifferencesOf(const std::vector<SimTensor>& a, const std::vector<SimTensor>& b);
// Whether an element that differs lies among those that a fault says it reaches.
bool ReachesDifferent(const Fault& fault, const DifferentElements& different);

}  // namespace assay
