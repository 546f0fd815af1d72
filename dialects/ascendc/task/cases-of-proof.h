// The cases of a task whose kernel is proved: the proof is about a contract made from them, which has no values to
// compare, and whose inputs are not those of the task.
#pragma once

#include <vector>

#include "analyzer/facts/run.h"

namespace assay {

// Adds the runs of the cases to those of the proof. What is only advice in all cases that show it, since their values
// match, is only advice at the same place in the runs of the proof: one fault has one weight.
void AddCases(std::vector<ShapeRun> cases, std::vector<ShapeRun>& runs);

}  // namespace assay
