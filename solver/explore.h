// Explores the flow graph of a kernel for all shapes (a worklist over abstract states): in which states of queues and
// flags each block can be reached, and which accesses have certainly completed by then. Rounds of a loop are
// distinguished by their distance from its ends and by their index modulo a small number, where tests, ids or buffers
// depend on that.
#pragma once

#include <set>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/entail.h"
#include "solver/sync-machine.h"

namespace assay {

struct Exploration {
  std::vector<Trouble> troubles;  // one per kind and place
  bool complete = true;           // false: there are too many states
};

// Without `entailment` the solver is not asked and rounds are not distinguished, which suffices for most kernels.
// `once`: arguments that are written at most once per byte.
Exploration Explore(const DeviceEvents& events, Entailment* entailment, std::size_t most_states,
                    const std::set<int>& once);

}  // namespace assay
