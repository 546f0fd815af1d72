// Closed forms for values carried round loops: guessed, then proved, then put in place of their symbols.
#pragma once

#include "analyzer/facts/events.h"
#include "solver/query.h"

namespace assay {

// `events` with every recurrence and exit value that could be resolved substituted; the others stay approximations.
DeviceEvents Resolve(const DeviceEvents& events, Solver& solver, std::uint64_t budget);

}  // namespace assay
