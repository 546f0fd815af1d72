// All ways through the flow of a kernel at once, for all shapes: in which state of queues and flags each place can be
// reached, and what is surely done by then. Rounds of a loop are told apart by their distance from its ends and by
// their index modulo a small number, where tests, ids or buffers depend on that.
#pragma once

#include <set>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/entail.h"
#include "solver/sync-machine.h"

namespace assay {

struct Exploration {
  std::vector<Trouble> troubles;  // each kind and place once
  bool complete = true;           // false: there are too many ways
};

// Without `entailment` nothing is asked and rounds are not told apart: most kernels need no more. `once`: arguments of
// which no byte is written twice.
Exploration Explore(const DeviceEvents& events, Entailment* entailment, std::size_t most_states,
                    const std::set<int>& once);

}  // namespace assay
