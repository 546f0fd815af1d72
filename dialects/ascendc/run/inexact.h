// Values that pass through an instruction for which the documents promise less accuracy than its type has
// (`Reciprocal`, `Rsqrt`): further runs determine whether they match, with those instructions exact, and off by the
// documented maximum in both directions.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "analyzer/facts/run.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// The same run with such instructions computing in another way: those at these locations, or all if none are named;
// the others are exact. Its values are compared, and mismatches are among its faults.
using RunWithAccuracy = std::function<ShapeRun(Accuracy, const std::vector<std::int32_t>& at)>;

// `run` was made with estimates, `inexact` are the instructions of this kind that it executed. It stays a match only
// if both extremes match too, and a mismatch only if both mismatch; else the values are undecided. If exact
// instructions mismatch as well, something else is wrong. If the verdict depends on an instruction, its fault is
// added to the run's.
void JudgeInexact(ShapeRun& run, const std::vector<Fault>& inexact, const RunWithAccuracy& again);

}  // namespace assay
