// Facts of a flow graph that need no solver: loop exits, live values, and the periods that loop indexes are divided by.
#pragma once

#include <vector>

#include "analyzer/facts/events.h"
#include "solver/sync-machine.h"

namespace assay {

// Whether control can leave the loop from the block.
bool LeavesFrom(const CoreFlow& flow, int loop, const CoreBlock& block);
// Per block: the values live on entry.
std::vector<Bits> LiveValues(const CoreFlow& flow);
// Makes `period` a multiple of the numbers that `index` is divided by in the expression, as long as it stays small;
// sets `mentions` if the index occurs there at all.
void AddPeriods(Expr e, SymbolId index, int& period, bool& mentions);

}  // namespace assay
