// Whether unwritten bytes determine what an operator's outputs hold. Taint marks follow such bytes through
// instructions and can follow them too far: through a byte of a mask to all of its elements, and through a buffer that
// an earlier round filled. Runs that differ only in those bytes decide.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// Keeps in `faults` reads of undefined bytes that reach an output, if the output changes with those bytes; removes the
// others. Returns why this was not decided; empty if it was, or there was nothing to decide.
std::string DecideUndefined(const KernelRequest& request, std::vector<Fault>& faults);

// The elements that differ, by output.
using DifferentElements = std::vector<std::pair<std::string, std::vector<bool>>>;
DifferentElements DifferencesOf(const std::vector<SimTensor>& a, const std::vector<SimTensor>& b);
// Whether an element that differs is among those that a fault claims to affect.
bool ReachesDifferent(const Fault& fault, const DifferentElements& different);

}  // namespace assay
