// Closed forms of loop-carried values: guessed, proved, then substituted for their symbols.
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/proof.h"

namespace assay {

// Whether the goal was shown to follow from the hypotheses.
using HoldsFunction = std::function<bool(std::vector<Expr> hypotheses, Expr goal)>;

// `events` with every recurrence and exit value that could be resolved substituted; the others stay approximations. A
// loop of unknown count has at most `most_rounds`; `tight` asks for a bound near its real count.
DeviceEvents Resolve(const DeviceEvents& events, const HoldsFunction& holds, WideInt most_rounds, bool tight);

// Loops not shown to terminate, in resolved events: one gap for all of them, or nothing.
std::vector<NotAsked> LoopsNotAsked(const DeviceEvents& events);

}  // namespace assay
