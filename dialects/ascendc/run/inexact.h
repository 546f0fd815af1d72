// Values that pass through an instruction of which the documents promise less accuracy than its type has (`Reciprocal`,
// `Rsqrt`): whether they match is told by further runs, in which those instructions are exact and off by the most that
// they can be off, in both directions.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// The same run with such instructions computing in another way: those at these locations, or all where none are named;
// the others are exact. Its values are compared, and mismatches are among its faults.
using RunWithAccuracy = std::function<ShapeRun(Accuracy, const std::vector<std::int32_t>& at)>;

// `run` was made with estimates, `inexact` is what it executed of such instructions. It stays a match only where both
// ends match too, and a mismatch only where both mismatch; else the values are left open. Where exact instructions
// mismatch as well, something else is wrong. Where the verdict depends on an instruction, its fault joins the run's.
void JudgeInexact(ShapeRun& run, const std::vector<Fault>& inexact, const RunWithAccuracy& again);

}  // namespace assay
